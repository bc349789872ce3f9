/** How many unread notifications are counted; the bell shows that there are more. */
export const UNREAD_COUNT_MAX = 99;

/** The parts of the house from which notifications come; the page can be filtered by them. */
export const notificationAreas = [
  'messages',
  'friends',
  'games',
  'forum',
  'bookings',
  'lounges',
  'market',
  'clubs',
  'polls',
  'media',
  'moderation',
] as const;
export type NotificationArea = (typeof notificationAreas)[number];

/** When a kind is mailed: at once, in the digest of the next morning, or not at all. */
export const mailTimes = ['now', 'daily', 'never'] as const;
export type MailTime = (typeof mailTimes)[number];

/** Where it has to be eight o'clock for members who have not said where they live. */
export const DEFAULT_TIME_ZONE = 'Europe/Berlin';
