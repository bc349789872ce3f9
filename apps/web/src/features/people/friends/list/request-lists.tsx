import { distinct } from '../../../../components/list/distinct.ts';
import { LoadMore } from '../../../../components/list/load-more.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { Time } from '../../../../components/time/time.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useSeen } from '../../../../lib/live/use-seen.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { nextPage, requestsInput } from '../friends-data.ts';
import { PersonCard, PersonCards } from '../person/person-card.tsx';
import { TieActions } from '../person/tie-actions.tsx';

/** Those who wait for the member's answer, and those whose answer the member waits for. */
export function RequestLists() {
  const { requests: texts } = useTexts('friends');
  return (
    <>
      <Section title={texts.incoming()}>
        <Requests type="incoming" none={texts.noIncoming()} />
      </Section>
      <Section title={texts.outgoing()}>
        <Requests type="outgoing" none={texts.noOutgoing()} />
      </Section>
    </>
  );
}

function Requests({ type, none }: { type: 'incoming' | 'outgoing'; none: string }) {
  const texts = useTexts('friends');
  const list = trpc.social.friends.requests.useInfiniteQuery(requestsInput(type), nextPage);
  const requests = distinct(list.data?.pages ?? []);
  useSeen(requests.map(({ id }) => `friend-request/${id}`));
  return (
    <QueryState query={list} failed={texts.requests.failed()}>
      {() => (
        <>
          {requests.length === 0 ? <Muted>{none}</Muted> : null}
          <PersonCards>
            {requests.map(({ id, requester, addressee, createdAt, commonFriends }) => {
              const person = type === 'incoming' ? requester : addressee;
              return (
                <li key={id}>
                  <PersonCard
                    person={person}
                    isWaiting={type === 'incoming'}
                    facts={[
                      commonFriends > 0 ? texts.common({ count: commonFriends }) : null,
                      <>
                        {texts.asked()} <Time value={createdAt} format="date" />
                      </>,
                    ]}
                  >
                    <TieActions
                      person={person}
                      tie={{ state: type, requestId: id, mayRequest: false, mayWrite: false }}
                    />
                  </PersonCard>
                </li>
              );
            })}
          </PersonCards>
          <LoadMore list={list} />
        </>
      )}
    </QueryState>
  );
}
