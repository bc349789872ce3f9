import { chakra } from '@chakra-ui/react';
import type { Person } from '@oche/validators/people/schemas';
import { Check, X } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Field } from '../../../components/form/field-frame.tsx';
import { SearchInput } from '../../../components/form/search-input.tsx';
import { Stack } from '../../../components/layout.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Face } from '../faces.tsx';
import { friendsInput } from './friends-input.ts';

const PAUSE_MS = 200;

interface FriendPickerProps {
  chosen: readonly Person[];
  onChoose: (people: readonly Person[]) => void;
  /** who can't be chosen, e.g. as they are there already */
  without?: readonly string[];
  max: number;
  /** why nobody chosen is not enough */
  problem?: string | null;
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** Friends with their faces, narrowed down by what is typed; a tap chooses, another one takes it back. */
export function FriendPicker(props: FriendPickerProps) {
  const { chosen, onChoose, without = [], max, problem, fieldRef } = props;
  const { picker: texts } = useTexts('messages/more');
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), PAUSE_MS) || undefined;
  const { data } = trpc.social.friends.list.useQuery(
    { ...friendsInput, query },
    { placeholderData: (before) => before },
  );
  const friends = (data?.items ?? []).filter(({ id }) => !without.includes(id));
  const isChosen = ({ id }: Person) => chosen.some((one) => one.id === id);
  const toggle = (person: Person) => {
    if (isChosen(person)) onChoose(chosen.filter(({ id }) => id !== person.id));
    else if (chosen.length < max) onChoose([...chosen, person]);
  };
  return (
    <Stack gap="3" minWidth="0">
      {chosen.length > 0 ? (
        <Chosen aria-label={texts.chosen()}>
          {chosen.map((person) => (
            <li key={person.id}>
              <Chip type="button" title={texts.remove()} onClick={() => toggle(person)}>
                <Face person={person} size="sm" />
                {person.firstName}
                <X aria-hidden="true" size="1rem" />
                <VisuallyHidden>{texts.remove()}</VisuallyHidden>
              </Chip>
            </li>
          ))}
        </Chosen>
      ) : null}
      <Field label={texts.label()}>
        {(control) => (
          <SearchInput
            {...control}
            aria-invalid={problem ? true : undefined}
            ref={fieldRef}
            placeholder={texts.placeholder()}
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const [first] = friends;
              if (first && !isChosen(first)) toggle(first);
              setTyped('');
            }}
          />
        )}
      </Field>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      {data && friends.length === 0 ? (
        <None>
          {query ? texts.none() : texts.noFriends()}
          {query ? null : (
            <ButtonLink to={'/friends' as string} size="sm" variant="outline">
              {texts.findFriends()}
            </ButtonLink>
          )}
        </None>
      ) : (
        <People aria-label={texts.friends()}>
          {friends.map((person) => (
            <li key={person.id}>
              <Option type="button" aria-pressed={isChosen(person)} onClick={() => toggle(person)}>
                <Face person={person} size="md" />
                <Words>
                  <strong>{fullName(person)}</strong>
                  <small>@{person.username}</small>
                </Words>
                <Mark>{isChosen(person) ? <Check aria-hidden="true" /> : null}</Mark>
              </Option>
            </li>
          ))}
        </People>
      )}
      <VisuallyHidden role="status">
        {query && data ? texts.found({ count: friends.length }) : null}
      </VisuallyHidden>
    </Stack>
  );
}

const Chosen = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', listStyle: 'none' },
});
const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '10',
    paddingInlineStart: '1.5',
    paddingInlineEnd: '3',
    borderRadius: 'full',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    cursor: 'pointer',
  },
});
const People = chakra('ul', {
  base: {
    maxHeight: { base: '11.5rem', md: '15rem' },
    overflowY: 'auto',
    listStyle: 'none',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
  },
});
const Option = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 1.75rem',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '14',
    paddingInline: '3',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': { bg: 'bg.sunken' },
  },
});
const Words = chakra('span', {
  base: {
    display: 'grid',
    minWidth: '0',
    '& strong': { textStyle: 'subheading', lineHeight: '1.2', truncate: true },
    '& small': { textStyle: 'caption', color: 'fg.muted', truncate: true },
  },
});
/** A bull: hit or not. */
const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '7',
    height: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.strong',
    '[aria-pressed=true] &': {
      bg: 'positive.solid',
      color: 'positive.contrast',
      borderColor: 'positive.solid',
    },
    '& svg': { width: '1.1rem', height: '1.1rem' },
  },
});
const None = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', color: 'fg.muted' },
});
const Problem = chakra('p', {
  base: { textStyle: 'small', fontWeight: 'semibold', color: 'danger' },
});
