import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Field } from '../../../../components/form/field-frame.tsx';
import { SearchInput } from '../../../../components/form/search-input.tsx';
import { distinct } from '../../../../components/list/distinct.ts';
import { LoadMore } from '../../../../components/list/load-more.tsx';
import { EmptyState } from '../../../../components/page/empty-state.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useSeen } from '../../../../lib/live/use-seen.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useTypedParam } from '../../../../lib/use-typed-param.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { friendsInput, nextPage } from '../friends-data.ts';
import type { FriendsSearch } from '../friends-search.ts';
import { TiedPeople } from '../person/tied-people.tsx';

const FRIEND = { state: 'friends', requestId: null, mayRequest: false, mayWrite: true } as const;

/** From this many friends on it is quicker to search than to look. */
const MANY = 6;

/** The member's own friends, the latest first. */
export function FriendList({ search }: { search: FriendsSearch }) {
  const texts = useTexts('friends');
  const list = trpc.social.friends.list.useInfiniteQuery(friendsInput(search), {
    ...nextPage,
    placeholderData: (before) => before,
  });
  const friends = distinct(list.data?.pages ?? []);
  useSeen(friends.map(({ id }) => `friend/${id}`));
  return (
    <QueryState query={list} failed={texts.list.failed()}>
      {() => (
        <>
          {search.q || friends.length >= MANY ? <Filter q={search.q} /> : null}
          {friends.length > 0 ? null : search.q ? (
            <EmptyState drawing="missed" title={texts.list.noMatch()} />
          ) : (
            <EmptyState
              title={texts.list.none()}
              action={<ButtonLink to="/friends">{texts.list.find()}</ButtonLink>}
            >
              <p>{texts.list.noneText()}</p>
            </EmptyState>
          )}
          <TiedPeople people={friends} tie={FRIEND} since={texts.since()} />
          <LoadMore list={list} />
        </>
      )}
    </QueryState>
  );
}

function Filter({ q }: { q: string | undefined }) {
  const { list: texts } = useTexts('friends');
  const navigate = useNavigate();
  const typed = useTypedParam(
    q,
    (value) =>
      void navigate({
        to: '/friends',
        search: { tab: 'friends', q: value },
        replace: true,
        resetScroll: false,
      }),
  );
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        typed.flush();
      }}
    >
      <Field label={texts.filter()}>
        {(control) => (
          <SearchInput
            {...control}
            value={typed.value}
            maxLength={100}
            onChange={(event) => typed.type(event.target.value)}
          />
        )}
      </Field>
    </Form>
  );
}

const Form = chakra('form', { base: { maxWidth: '32rem', marginBottom: '6' } });
