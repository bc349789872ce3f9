import type { NotificationArea } from '@oche/validators/notifications/schemas';

/** What of the list is shown; it stands in the address. */
export interface NotificationFilter {
  area?: NotificationArea | undefined;
  isUnread?: boolean | undefined;
}
