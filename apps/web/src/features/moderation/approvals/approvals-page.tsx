import { LoadMore } from '../../../components/list/load-more.tsx';
import { RuledList } from '../../../components/list/ruled-list.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { CaseRow } from '../case-row.tsx';
import { ModerationFrame } from '../moderation-frame.tsx';
import { useCaseEvents } from '../use-case-events.ts';
import { useSiteModerator } from '../use-site-moderator.ts';
import { PatternsSection } from './patterns-section.tsx';

/** What waits until somebody approves it, and the words that make it wait. */
export function ApprovalsPage() {
  const { approvals: texts } = useTexts('moderation');
  const isOfSite = useSiteModerator();
  const [data, list] = trpc.moderation.case.list.useSuspenseInfiniteQuery(
    { queue: 'approvals' },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
  );
  useCaseEvents();
  const cases = data.pages.flatMap(({ items }) => items);
  return (
    <ModerationFrame lead={texts.lead()}>
      {cases.length === 0 ? (
        <EmptyState title={texts.empty()}>
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : null}
      <RuledList marginBottom="8">
        {cases.map((each) => (
          <li key={each.id}>
            <CaseRow summary={each} />
          </li>
        ))}
      </RuledList>
      <LoadMore list={list} />
      {isOfSite ? <PatternsSection /> : null}
    </ModerationFrame>
  );
}
