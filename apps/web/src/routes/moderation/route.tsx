import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { requireMember, requireSecondFactor } from '../../app/guards.ts';

export const Route = createFileRoute('/moderation')({
  beforeLoad: ({ context }) => {
    const { user } = requireMember({ context });
    if (user.role === 'user' && user.moderates.length === 0) throw notFound();
    requireSecondFactor(user);
  },
  loader: ({ context: { api, i18n } }) =>
    Promise.all([
      i18n.load('domains', 'moderation', 'report'),
      api.moderation.case.count.prefetch(),
    ]),
  component: Outlet,
});
