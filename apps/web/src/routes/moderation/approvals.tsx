import { createFileRoute } from '@tanstack/react-router';
import { caseParts } from '../../app/cases/case-parts.ts';
import { ApprovalsPage } from '../../features/moderation/approvals/approvals-page.tsx';
import { openCaseOf } from '../../features/moderation/queue/place.ts';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/moderation/approvals')({
  // `openCaseOf` checks it on the page itself
  validateSearch: (search): { case?: number | undefined } => search,
  loader: async ({ context: { api, i18n, user } }) => {
    await Promise.all([
      i18n.load('domains', 'moderation', 'report'),
      api.moderation.case.list.prefetchInfinite({ queue: 'approvals' }),
      user && user.role !== 'user' ? api.moderation.pattern.list.prefetch() : null,
    ]);
    return { title: i18n.texts('moderation').tabs.approvals() };
  },
  head: membersHead,
  component: Approvals,
});

function Approvals() {
  return <ApprovalsPage openId={openCaseOf(Route.useSearch().case)} parts={caseParts} />;
}
