import { LoadMore } from '../../../components/list/load-more.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { type ChallengeSearch, ownInput } from '../challenge-search.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { EXPLICIT, Pill, Pills } from './filters.tsx';
import { Cards } from './near-list.tsx';

/** The reader's own challenges, those meant for them, and those that they have answered. */
export function OwnList({ search }: { search: ChallengeSearch }) {
  const texts = useTexts('challenges');
  const [data, list] = trpc.challenges.listOwn.useSuspenseInfiniteQuery(ownInput(search), {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
  const challenges = data.pages.flatMap(({ items }) => items);
  return (
    <>
      <Pills aria-label={texts.filter.label()}>
        {([undefined, 'past'] as const).map((period) => (
          <Pill
            key={period ?? 'current'}
            to="/challenges"
            search={{ ...search, period }}
            resetScroll={false}
            activeOptions={EXPLICIT}
            aria-current={period === search.period ? 'page' : undefined}
          >
            {texts.period[period ?? 'current']()}
          </Pill>
        ))}
      </Pills>
      {challenges.length === 0 ? <Nothing isPast={search.period === 'past'} /> : null}
      <Cards>
        {challenges.map((challenge) => (
          <li key={challenge.id}>
            <ChallengeCard challenge={challenge} isInOwnList />
          </li>
        ))}
      </Cards>
      <LoadMore list={list} />
    </>
  );
}

function Nothing({ isPast }: { isPast: boolean }) {
  const { empty: texts } = useTexts('challenges');
  if (isPast) return <EmptyState drawing="chalkboard" title={texts.past()} />;
  return (
    <EmptyState drawing="chalkboard" title={texts.mine()}>
      <p>{texts.mineText()}</p>
    </EmptyState>
  );
}
