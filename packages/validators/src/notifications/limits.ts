import type { KeyOf } from '../domains.ts';

/** How many unread notifications are counted; the bell shows that there are more. */
export const UNREAD_COUNT_MAX = 99;

export type NotificationArea = KeyOf<'notifications'>;

/** When a kind is mailed: at once, in the digest of the next morning, or not at all. */
export const mailTimes = ['now', 'daily', 'never'] as const;
export type MailTime = (typeof mailTimes)[number];

/**
 * How much of an area's kinds reaches a member by mail or on their devices: all, what a kind sends to members who have
 * chosen nothing, or only what they have to know.
 */
export const notificationLevels = ['all', 'important', 'nothing'] as const;
export type NotificationLevel = (typeof notificationLevels)[number];

/** Where it has to be eight o'clock for members who have not said where they live. */
export const DEFAULT_TIME_ZONE = 'Europe/Berlin';
