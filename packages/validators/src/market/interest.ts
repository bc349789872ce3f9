import * as z from 'zod/mini';
import { id, page } from '../common.ts';
import * as limits from '../market-interest-limits.ts';
import { itemCardOutput } from './items.ts';

/** How an ad stands with the member afterwards. */
export const favouriteOutput = z.object({ isFavourite: z.boolean(), favouriteCount: z.number() });

export const favouriteItemsInput = page;
export const favouriteItemsOutput = z.object({
  items: z.array(itemCardOutput),
  nextCursor: z.nullable(z.string()),
});

export const shareInput = z.object({ id, channel: z.enum(limits.shareChannels) });

export const figuresInput = z.object({
  id,
  days: z._default(z.literal(limits.figurePeriods), 30),
});

const counts = {
  views: z.number(),
  favourites: z.number(),
  shares: z.number(),
  offers: z.number(),
};

/** What happened to an ad, for its seller alone. */
export const figuresOutput = z.object({
  /** local days (Europe/Berlin) without a gap, the earliest first */
  days: z.array(z.object({ day: z.iso.date(), ...counts })),
  /** of these days together */
  total: z.object(counts),
  /** how it was passed on in these days, the most frequent way first */
  shares: z.array(z.object({ channel: z.enum(limits.shareChannels), count: z.number() })),
});
export type ItemFigures = z.infer<typeof figuresOutput>;
