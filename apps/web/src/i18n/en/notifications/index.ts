import type de from '../../de/notifications/index.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, {count:number} new',
  bellMany: 'Notifications, more than {count:number} new',
  inbox: 'Messages',
  inboxUnread: 'Messages, {count} new',
  inboxMany: 'Messages, more than {count} new',
  settings: 'Settings',
  readAll: 'Mark all as read',
  read: 'Mark as read: {title:string}',
  readFailed: 'It still counts as new. Try again.',
  unread: 'New',
  filter: 'Filter',
  all: 'All',
  onlyUnread: 'New ones only',
  empty: 'Nothing yet',
  emptyText:
    'This is where you see that somebody has answered you, a lounge has confirmed your booking, or anything else has happened that concerns you.',
  nothingUnread: 'All read',
  nothingUnreadText: 'You are up to date.',
} satisfies Translation<typeof de>;
