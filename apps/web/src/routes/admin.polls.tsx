import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { PollsPage } from '../features/polls/admin/polls-page.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/admin/polls')({
  beforeLoad: ({ context }) => {
    const { user } = requireMember({ context });
    if (user.role !== 'admin') throw notFound();
  },
  loader: async ({ context: { api, i18n } }) => {
    await Promise.all([
      i18n.load('polls', 'polls/admin', 'lounge-finder', 'uploads'),
      api.polls.admin.list.prefetchInfinite({}),
    ]);
    return { title: i18n.texts('polls/admin').title() };
  },
  head: membersHead,
  component: PollsPage,
});
