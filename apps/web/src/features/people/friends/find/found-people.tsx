import { EmptyState } from '../../../../components/page/empty-state.tsx';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useAuth } from '../../../../lib/auth.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { PersonCard, PersonCards } from '../person/person-card.tsx';
import { TieActions } from '../person/tie-actions.tsx';

/** The members whose name is like the query, with what can be done about each. */
export function FoundPeople({ query }: { query: string }) {
  const texts = useTexts('friends');
  const { user } = useAuth();
  const found = trpc.social.people.search.useQuery(
    { query },
    { placeholderData: (before) => before, staleTime: 0 },
  );
  const people = (found.data ?? []).filter(({ id }) => id !== user?.id);
  const ties = trpc.social.friends.ties.useQuery(
    { userIds: people.map(({ id }) => id) },
    { enabled: people.length > 0, placeholderData: (before) => before, staleTime: 0 },
  );
  const tieOf = new Map(ties.data?.map((tie) => [tie.userId, tie]));
  return (
    <QueryState query={found} failed={texts.find.failed()}>
      {() => (
        <>
          <VisuallyHidden role="status">
            {texts.find.found({ count: people.length })}
          </VisuallyHidden>
          {people.length === 0 ? (
            <EmptyState drawing="missed" title={texts.find.none()}>
              <p>{texts.find.noneText()}</p>
            </EmptyState>
          ) : null}
          <PersonCards>
            {people.map((person) => {
              const tie = tieOf.get(person.id);
              const common = tie?.commonFriends ?? 0;
              return (
                <li key={person.id}>
                  <PersonCard
                    person={person}
                    facts={[common > 0 ? texts.common({ count: common }) : null]}
                    isWaiting={tie?.state === 'incoming'}
                  >
                    {tie ? <TieActions person={person} tie={tie} /> : null}
                  </PersonCard>
                </li>
              );
            })}
          </PersonCards>
        </>
      )}
    </QueryState>
  );
}
