import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { QueuePage } from '../features/trust/queue/queue-page.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/admin/verifications')({
  beforeLoad: ({ context }) => {
    const { user } = requireMember({ context });
    if (user.role !== 'admin') throw notFound();
  },
  loader: async ({ context: { api, i18n } }) => {
    await Promise.all([
      i18n.load('market/verification-queue', 'market/trust'),
      api.market.verifications.list.prefetchInfinite({}),
    ]);
    return { title: i18n.texts('market/verification-queue').title() };
  },
  head: membersHead,
  component: QueuePage,
});
