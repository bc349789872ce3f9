import * as z from 'zod/mini';
import { dateTime, id, line, page } from '../common.ts';
import * as limits from './interest-limits.ts';
import { itemCardOutput } from './items.ts';
import { itemCountsInput } from './list.ts';

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

const searchName = line({ max: limits.SEARCH_NAME_MAX });

/** The filters of the list, under a name. */
export const saveSearchInput = z.object({ name: searchName, filters: itemCountsInput });
export const updateSearchInput = z.object({
  id,
  name: z.optional(searchName),
  /** what it found so far is not new any more */
  isSeen: z.optional(z.literal(true)),
});
export const searchInput = z.object({ id });

export const savedSearchOutput = z.object({
  id: z.number(),
  name: z.string(),
  filters: itemCountsInput,
  /** found since the member has last looked, and can still be had; at most `SEARCH_NEW_MAX` are counted */
  newCount: z.number(),
  createdAt: dateTime,
});
export type SavedSearch = z.infer<typeof savedSearchOutput>;
export const savedSearchesOutput = z.array(savedSearchOutput);
