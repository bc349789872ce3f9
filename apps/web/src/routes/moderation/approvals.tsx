import { createFileRoute } from '@tanstack/react-router';
import { ApprovalsPage } from '../../features/moderation/approvals/approvals-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/moderation/approvals')({
  loader: async ({ context: { api, i18n, user } }) => {
    await Promise.all([
      i18n.load('domains', 'moderation', 'report'),
      api.moderation.case.list.prefetchInfinite({ queue: 'approvals' }),
      user && user.role !== 'user' ? api.moderation.pattern.list.prefetch() : null,
    ]);
    return { title: i18n.texts('moderation').tabs.approvals() };
  },
  head: membersHead,
  component: ApprovalsPage,
});
