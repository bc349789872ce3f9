import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Field } from '../../../../components/form/field-frame.tsx';
import { SearchInput } from '../../../../components/form/search-input.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useTypedParam } from '../../../../lib/use-typed-param.ts';
import { isSearched } from '../friends-data.ts';
import type { FriendsSearch } from '../friends-search.ts';
import { FoundPeople } from './found-people.tsx';
import { Suggestions } from './suggestions.tsx';

/** Searching all members; while nothing is typed, members whom one may know. */
export function FindTab({ search: { q } }: { search: FriendsSearch }) {
  const { find: texts } = useTexts('friends');
  const navigate = useNavigate();
  const typed = useTypedParam(
    q,
    (value) =>
      void navigate({ to: '/friends', search: { q: value }, replace: true, resetScroll: false }),
  );
  return (
    <>
      <Form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          typed.flush();
        }}
      >
        <Field label={texts.label()} hint={texts.hint()}>
          {(control) => (
            <SearchInput
              {...control}
              value={typed.value}
              maxLength={100}
              enterKeyHint="search"
              spellCheck={false}
              onChange={(event) => typed.type(event.target.value)}
            />
          )}
        </Field>
      </Form>
      {isSearched(q) ? <FoundPeople query={q} /> : <Suggestions />}
    </>
  );
}

const Form = chakra('form', { base: { maxWidth: '32rem', marginBottom: '6' } });
