import { LoadMore } from '../../../components/list/load-more.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { CaseParts } from '../case/case-body.tsx';
import { ModerationFrame } from '../moderation-frame.tsx';
import { Workbench } from '../queue/workbench.tsx';
import { useCaseEvents } from '../use-case-events.ts';
import { useSiteModerator } from '../use-site-moderator.ts';
import { PatternsSection } from './patterns-section.tsx';

/** What waits until somebody approves it, and the words that make it wait. */
export function ApprovalsPage({ openId, parts }: { openId: number | null; parts: CaseParts }) {
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
      {cases.length === 0 && openId === null ? (
        <EmptyState title={texts.empty()}>
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : (
        <Workbench
          cases={cases}
          place={{ to: '/moderation/approvals', filter: {} }}
          openId={openId}
          parts={parts}
          below={<LoadMore list={list} />}
        />
      )}
      {isOfSite ? <PatternsSection /> : null}
    </ModerationFrame>
  );
}
