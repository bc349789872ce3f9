import * as z from 'zod/mini';
import { dateTime, id, page } from '../common.ts';
import { replySettings } from '../inbound-mail/schemas.ts';
import { notificationAreas } from './areas.ts';
import { mailTimes, notificationLevels } from './limits.ts';

export * from './limits.ts';

/** How many places can be seen with one call, e.g. the posts of a page. */
const PLACES_MAX = 100;

export const notificationListInput = z.extend(page, {
  area: z.optional(z.enum(notificationAreas)),
  isUnread: z._default(z.boolean(), false),
});

export const notificationOutput = z.object({
  /** of the group: everything of a kind about one thing since it was last read */
  id: z.number(),
  area: z.enum(notificationAreas),
  isRead: z.boolean(),
  latestAt: dateTime,
  /** in the reader's language, with the names of this moment */
  title: z.string(),
  excerpt: z.nullable(z.string()),
  path: z.string(),
  /** who did the latest of it; null for the house */
  actor: z.nullable(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      profileImageUrl: z.nullable(z.string()),
    }),
  ),
});
export type NotificationEntry = z.infer<typeof notificationOutput>;

export const notificationListOutput = z.object({
  items: z.array(notificationOutput),
  nextCursor: z.nullable(z.string()),
});

/** The number in the bell. */
export const unreadOutput = z.object({ count: z.number() });
export type Unread = z.infer<typeof unreadOutput>;

/** A place that notifications lead to, e.g. `post/17`. */
const place = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*(\/[\w-]{1,90})?$/, 'invalid'));

export const readNotificationInput = z.object({ id });
export const seePlacesInput = z.object({
  places: z.array(place).check(z.minLength(1, 'required'), z.maxLength(PLACES_MAX, 'invalid')),
});

/** One kind, in the settings. */
const kindSettingOutput = z.object({
  kind: z.string(),
  area: z.enum(notificationAreas),
  label: z.string(),
  /** it is mailed at once, whatever is chosen */
  isTransactional: z.boolean(),
  mail: z.enum(mailTimes),
  push: z.boolean(),
});
export type KindSetting = z.infer<typeof kindSettingOutput>;

export const notificationSettingsOutput = z.object({
  /** the time zone in which it is eight o'clock when the digest is sent */
  timeZone: z.string(),
  /** whether mails can be answered; null where that isn't set up */
  replies: z.nullable(replySettings),
  /** only those that can concern the member */
  kinds: z.array(kindSettingOutput),
  /** of each area with such kinds; null when they are chosen one by one */
  levels: z.array(
    z.object({ area: z.enum(notificationAreas), level: z.nullable(z.enum(notificationLevels)) }),
  ),
});

const kindName = z.string().check(z.regex(/^[a-z]+\.[a-zA-Z]+$/, 'invalid'));
export const saveKindSettingInput = z.object({
  kind: kindName,
  mail: z.enum(mailTimes),
  push: z.boolean(),
});

export const saveLevelInput = z.object({
  area: z.enum(notificationAreas),
  level: z.enum(notificationLevels),
});

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
export const setTimeZoneInput = z.object({
  timeZone: z.string().check(
    z.maxLength(60, { error: 'invalid', abort: true }),
    // a place, and no offset such as +01:00, which knows no summer
    z.regex(/^[A-Z][A-Za-z]+(\/[\w+-]+)*$/, { error: 'invalid', abort: true }),
    z.refine(isTimeZone, 'invalid'),
  ),
});

/** What stands in a mail's link. */
export const unsubscribeInput = z.object({
  token: z.string().check(z.minLength(1, 'invalid'), z.maxLength(400, 'invalid')),
});
export const subscriptionOutput = z.object({
  /** of the kind; null for the digest */
  label: z.nullable(z.string()),
  isOff: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionOutput>;
