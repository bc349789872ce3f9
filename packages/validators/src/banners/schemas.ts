import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import { pictureOutput } from '../uploads/schemas.ts';
import { BANNERS_SHOWN_MAX, bannerPositions } from './limits.ts';

export * from './limits.ts';

export const bannerPosition = z.enum(bannerPositions, 'invalid');

/** Without a position all that are shown now. */
export const bannerListInput = z.object({ position: z.optional(bannerPosition) });

export const showBannersInput = z.object({
  positions: z.array(bannerPosition).check(
    z.minLength(1, 'required'),
    z.maxLength(bannerPositions.length, 'tooMany'),
    z.refine((positions) => new Set(positions).size === positions.length, 'twoDifferent'),
  ),
});

/** The documented calls have no payload: they are answered, and nothing is counted. */
const bannerToken = z.optional(z.string().check(z.maxLength(200, 'invalid')));

/** No day has as many seconds. */
const ROUND_MAX = 100_000;

export const reportImpressionInput = z.object({
  id,
  token: bannerToken,
  /** how often the rotation has come round to it before */
  round: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(ROUND_MAX)), 0),
});
export const reportClickInput = z.object({ id, token: bannerToken });

/** As the documented call answers. */
export const bannerOutput = z.object({
  id: z.number(),
  title: z.string(),
  /** of the widest picture */
  imageUrl: z.string(),
  targetUrl: z.nullable(z.string()),
  position: bannerPosition,
  isActive: z.boolean(),
  startDate: z.nullable(dateTime),
  endDate: z.nullable(dateTime),
  priority: z.number(),
  /** on whose behalf it is shown */
  advertiser: z.string(),
});
export type Banner = z.infer<typeof bannerOutput>;
export const bannerListOutput = z
  .array(bannerOutput)
  .check(z.maxLength(BANNERS_SHOWN_MAX * bannerPositions.length));

/** What is drawn of a banner, also in a preview. */
export const bannerFace = z.object({
  title: z.string(),
  advertiser: z.string(),
  position: bannerPosition,
  picture: pictureOutput,
  narrowPicture: z.nullable(pictureOutput),
  targetUrl: z.nullable(z.string()),
});
export type BannerFace = z.infer<typeof bannerFace>;

export const shownBannerOutput = z.extend(bannerFace, {
  id: z.number(),
  /** with it the browser says that it was seen: for this banner, and this look at the page */
  token: z.string(),
});
export type ShownBanner = z.infer<typeof shownBannerOutput>;

export const showBannersOutput = z.object({
  /** of each position that was asked for and has any, in the order in which they are shown */
  places: z.array(z.object({ position: bannerPosition, banners: z.array(shownBannerOutput) })),
  /** all positions that have any now, so that the next page can keep room */
  filled: z.array(bannerPosition),
});
export type ShownBanners = z.infer<typeof showBannersOutput>;

export const filledPositionsOutput = z.array(bannerPosition);

export const impressionOutput = z.object({
  ok: z.literal(true),
  /** with it the browser says that it was clicked; null when it was not seen */
  clickToken: z.nullable(z.string()),
});
