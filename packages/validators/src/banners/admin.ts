import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, moment, optionalText, url } from '../common.ts';
import { listInput } from '../data-list.ts';
import { localDate } from '../places.ts';
import { pictureOutput, pictureReference } from '../uploads/schemas.ts';
import type { ValidationKey } from '../validation.ts';
import { BANNERS_ORDERED_MAX, bannerSorts, bannerStates } from './admin-limits.ts';
import {
  BANNER_ADVERTISER_MAX,
  BANNER_DESCRIPTION_MAX,
  BANNER_PRIORITY_MAX,
  BANNER_TITLE_MAX,
} from './limits.ts';
import { bannerPosition } from './schemas.ts';

export * from './admin-limits.ts';

/** A text of a form that may stay empty; null and an empty one are as if it were missing. */
const emptyAsNone = (schema: z.ZodMiniType<string, string>, error: ValidationKey) =>
  z.optional(
    z.pipe(
      z.nullable(z.union([z.literal(''), schema], error)),
      z.transform((value) => value || undefined),
    ),
  );

const fields = {
  title: line({ max: BANNER_TITLE_MAX, required: 'titleRequired' }),
  /** a note of the admins; nobody else reads it */
  description: optionalText(BANNER_DESCRIPTION_MAX),
  /** on whose behalf it is shown; everybody reads it */
  advertiser: line({ max: BANNER_ADVERTISER_MAX }),
  position: bannerPosition,
  imageUrl: pictureReference,
  /** for phones, where its position is much narrower */
  narrowImageUrl: emptyAsNone(pictureReference, 'invalidUrl'),
  targetUrl: emptyAsNone(url, 'invalidUrl'),
  isActive: z._default(z.boolean(), false),
  /** without it at once */
  startDate: emptyAsNone(moment, 'invalidDate'),
  /** without it until somebody ends it */
  endDate: emptyAsNone(moment, 'invalidDate'),
  /** the highest comes first */
  priority: z._default(
    z
      .number('required')
      .check(
        z.int('invalid'),
        z.minimum(-BANNER_PRIORITY_MAX, 'tooSmall'),
        z.maximum(BANNER_PRIORITY_MAX, 'tooLarge'),
      ),
    0,
  ),
};

export const bannerDraft = z.object(fields);
export type BannerDraft = z.output<typeof bannerDraft>;
export const createBannerInput = z.object({ ...fields, idempotencyKey });
export const updateBannerInput = z.object({ ...fields, id });
export const bannerInput = z.object({ id });
export const setBannerActiveInput = z.object({ id, isActive: z.boolean() });

/** The search looks at the title, the advertiser's name and the note. */
export const adminBannerListInput = z.extend(listInput(bannerSorts, 'desc'), {
  position: z.optional(bannerPosition),
  /** without it all that are not deleted */
  state: z.optional(z.enum(bannerStates)),
});

/** The banners of a position as they shall take turns, the first one first. */
export const orderBannersInput = z.object({
  position: bannerPosition,
  ids: z.array(id).check(
    z.minLength(1, 'required'),
    z.maxLength(BANNERS_ORDERED_MAX, 'tooMany'),
    z.refine((ids) => new Set(ids).size === ids.length, 'twoDifferent'),
  ),
});

export const bannerCountsOutput = z.object({ impressions: z.number(), clicks: z.number() });
export type BannerCounts = z.infer<typeof bannerCountsOutput>;

export const adminBannerOutput = z.object({
  id: z.number(),
  title: z.string(),
  description: z.nullable(z.string()),
  advertiser: z.string(),
  position: bannerPosition,
  /** address of the widest picture */
  imageUrl: z.nullable(z.string()),
  picture: z.nullable(pictureOutput),
  narrowPicture: z.nullable(pictureOutput),
  targetUrl: z.nullable(z.string()),
  isActive: z.boolean(),
  startDate: z.nullable(dateTime),
  endDate: z.nullable(dateTime),
  priority: z.number(),
  state: z.enum(bannerStates),
  createdAt: dateTime,
  /** of the latest days, today included */
  counts: bannerCountsOutput,
});
export type AdminBanner = z.infer<typeof adminBannerOutput>;

export const adminBannerListOutput = z.object({
  items: z.array(adminBannerOutput),
  nextCursor: z.nullable(z.string()),
});

/** Days in Europe/Berlin; both are included. */
const span = { from: z.optional(localDate), to: z.optional(localDate) };

export const bannerReportInput = z.object({ id, ...span });
export const reportToken = z.string('required').check(z.regex(/^[\w-]{20,100}$/, 'invalid'));
export const advertiserReportInput = z.object({ token: reportToken, ...span });
/** For the spreadsheets, whose place is in their path. */
export const reportSpan = z.object(span);

const reportDay = z.extend(bannerCountsOutput, { day: z.string() });

export const reportedBannerOutput = z.object({
  id: z.number(),
  title: z.string(),
  position: bannerPosition,
  picture: z.nullable(pictureOutput),
  targetUrl: z.nullable(z.string()),
  startDate: z.nullable(dateTime),
  endDate: z.nullable(dateTime),
  state: z.enum(bannerStates),
  /** in the days of the report */
  counts: bannerCountsOutput,
});
export type ReportedBanner = z.infer<typeof reportedBannerOutput>;

export const bannerReportOutput = z.object({
  advertiser: z.string(),
  from: z.string(),
  to: z.string(),
  /** all of them together */
  counts: bannerCountsOutput,
  /** each day, also without anything */
  days: z.array(reportDay),
  banners: z.array(reportedBannerOutput),
});
export type BannerReport = z.infer<typeof bannerReportOutput>;

export const createReportLinkInput = z.object({
  id,
  /** of all banners of the same advertiser, also of those to come */
  isOfAdvertiser: z.boolean(),
});
export const reportLinkOutput = z.object({
  id: z.number(),
  isOfAdvertiser: z.boolean(),
  advertiser: z.string(),
  createdAt: dateTime,
  /** to the hour; null: nobody has opened it yet */
  lastReadAt: z.nullable(dateTime),
});
export type ReportLink = z.infer<typeof reportLinkOutput>;
export const reportLinkListOutput = z.array(reportLinkOutput);
/** The address is shown once: only its hash is kept. */
export const createReportLinkOutput = z.object({ id: z.number(), url: z.string() });
export const revokeReportLinkInput = z.object({ id });
