import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, moment, page, url } from '../common.ts';
import { keysOf } from '../domains.ts';
import {
  announcementLevels,
  announcementStates,
  audiences,
  SITE_LINK_MAX,
  SITE_TEXT_MAX,
} from './limits.ts';

export * from './limits.ts';

const area = z.enum(keysOf('areas'));

const siteText = line({ max: SITE_TEXT_MAX });

/** A path of this site; what begins with two slashes would lead elsewhere. */
const ownPath = z
  .string()
  .check(z.regex(/^\/(?![/\\])[\x21-\x7e]*$/, 'invalidUrl'), z.maxLength(SITE_LINK_MAX, 'tooLong'));

/** Where an announcement leads: a path of this site, or an address elsewhere. */
const siteLink = z.union([ownPath, url.check(z.maxLength(SITE_LINK_MAX, 'tooLong'))], {
  error: 'invalidUrl',
});

/** Both texts or none: whoever reads the other language wants to know, too. */
const bothTexts = z.refine<{ textDe?: string | undefined; textEn?: string | undefined }>(
  ({ textDe, textEn }) => (textDe === undefined) === (textEn === undefined),
  { error: 'required', path: ['textEn'] },
);

/** Without it the usual words are said. */
const optionalSiteText = z.optional(siteText);

export const setSwitchInput = z
  .object({
    area,
    isOff: z.boolean(),
    /** when it opens again on its own */
    untilAt: z.optional(moment),
    /** what people are told in place of the usual words */
    textDe: optionalSiteText,
    textEn: optionalSiteText,
    /** for the log */
    reason: z.optional(siteText),
  })
  .check(bothTexts);

export const switchOutput = z.object({
  area,
  isOff: z.boolean(),
  untilAt: z.nullable(dateTime),
  textDe: z.nullable(z.string()),
  textEn: z.nullable(z.string()),
  /** null: it has always been open */
  changedAt: z.nullable(dateTime),
});
export type Switch = z.infer<typeof switchOutput>;
export const switchListOutput = z.array(switchOutput);

export const announcementFields = z.object({
  textDe: siteText,
  textEn: siteText,
  level: z.enum(announcementLevels),
  audience: z.enum(audiences),
  link: z.optional(siteLink),
  isDismissible: z.boolean(),
  /** default: now */
  fromAt: z.optional(moment),
  /** without it until somebody ends it */
  untilAt: z.optional(moment),
});
export type AnnouncementFields = z.output<typeof announcementFields>;

export const createAnnouncementInput = z.object({
  announcement: announcementFields,
  idempotencyKey,
});
export const updateAnnouncementInput = z.object({ id, announcement: announcementFields });
export const announcementInput = z.object({ id });
export const announcementListInput = z.extend(page, {
  state: z.optional(z.enum(announcementStates)),
});

export const announcementOutput = z.object({
  id: z.number(),
  textDe: z.string(),
  textEn: z.string(),
  level: z.enum(announcementLevels),
  audience: z.enum(audiences),
  link: z.nullable(z.string()),
  isDismissible: z.boolean(),
  fromAt: dateTime,
  untilAt: z.nullable(dateTime),
  state: z.enum(announcementStates),
  /** how many members have put it away as it is now */
  dismissedBy: z.number(),
});
export type Announcement = z.infer<typeof announcementOutput>;
export const announcementListOutput = z.object({
  items: z.array(announcementOutput),
  nextCursor: z.nullable(z.string()),
});

export const dismissInput = z.object({
  id,
  edition: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
});

/** What is said on top of every page, in the reader's language. */
export const shownAnnouncementOutput = z.object({
  id: z.number(),
  edition: z.number(),
  text: z.string(),
  level: z.enum(announcementLevels),
  link: z.nullable(z.string()),
  isDismissible: z.boolean(),
});
export type ShownAnnouncement = z.infer<typeof shownAnnouncementOutput>;

export const closedAreaOutput = z.object({
  area,
  /** paths of its pages, with what lies below them */
  paths: z.array(z.string()),
  untilAt: z.nullable(dateTime),
  /** in the reader's language; null: the usual words */
  text: z.nullable(z.string()),
});
export type ClosedArea = z.infer<typeof closedAreaOutput>;

/** What every page needs to know of the site as a whole; mostly nothing. */
export const siteStateOutput = z.object({
  /** areas that are switched off; admins get in nevertheless */
  closed: z.array(closedAreaOutput),
  announcements: z.array(shownAnnouncementOutput),
});
export type SiteState = z.infer<typeof siteStateOutput>;
