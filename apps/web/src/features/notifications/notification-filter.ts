import { notificationAreas } from '@oche/validators/notifications/areas';
import type { NotificationArea } from '@oche/validators/notifications/schemas';

/** What of the list is shown. */
export interface NotificationFilter {
  area?: NotificationArea | undefined;
  isUnread?: boolean | undefined;
}

/** The same as it stands in the address, where anything can stand. */
export interface NotificationSearch {
  area?: string | undefined;
  isUnread?: boolean | undefined;
}

/** Without an area that isn't one. */
export const filterOf = ({ area, isUnread }: NotificationSearch): NotificationFilter => ({
  area: notificationAreas.find((known) => known === area),
  isUnread,
});
