import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import {
  filterOf,
  type NotificationSearch,
} from '../features/notifications/notification-filter.ts';
import { NotificationsPage } from '../features/notifications/notifications-page.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/notifications')({
  // the page checks the area, so that no other page loads that code
  validateSearch: (search): NotificationSearch => ({
    area: typeof search.area === 'string' ? search.area : undefined,
    isUnread: search.isUnread === 'true' || search.isUnread === true || undefined,
  }),
  beforeLoad: requireMember,
  loaderDeps: ({ search: { area, isUnread } }) => ({ area, isUnread }),
  loader: async ({ context: { api, i18n }, deps }) => {
    await Promise.all([
      i18n.load('domains', 'notifications'),
      api.social.notifications.list.prefetchInfinite(filterOf(deps)),
    ]);
    return { title: i18n.texts('notifications').title() };
  },
  head: membersHead,
  component: Notifications,
});

function Notifications() {
  return <NotificationsPage filter={filterOf(Route.useSearch())} />;
}
