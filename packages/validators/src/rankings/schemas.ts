import * as z from 'zod/mini';
import { zipCode } from '../auth/schemas.ts';
import { personOutput } from '../people/schemas.ts';
import { postalCountries } from '../postal-countries.ts';
import {
  rankingGames,
  rankingLists,
  rankingPeriods,
  rankingRadii,
  rankingStates,
} from './limits.ts';

export * from './limits.ts';

const country = z.enum(postalCountries);

export const rankingInput = z
  .object({
    list: z._default(z.enum(rankingLists), 'points'),
    period: z._default(z.enum(rankingPeriods), 'all'),
    game: z._default(z.enum(rankingGames), 'all'),
    /** members who show that they are at home in a state … */
    state: z.optional(z.enum(rankingStates)),
    /** … or around a postal code */
    zipCode: z.optional(zipCode),
    country: z._default(country, 'DE'),
    radius: z._default(z.literal([...rankingRadii]), 50),
  })
  .check(
    z.refine((input) => input.state === undefined || input.zipCode === undefined, {
      error: 'invalid',
      path: ['zipCode'],
    }),
  );

const record = {
  /** 3 for a win and 1 for a loss, or the rating */
  points: z.number(),
  wins: z.number(),
  losses: z.number(),
  /** percent, with one decimal */
  winRate: z.number(),
};

/** null: drawn, which makes no points */
const wonOrDrawn = z.nullable(z.boolean());

const rankedPlayer = z.object({
  /** members with equal points share it; the next place counts them all */
  place: z.number(),
  person: personOutput,
  ...record,
  /** the last five counted games, the latest last: whether they were won */
  form: z.array(wonOrDrawn),
  /** the rating, which says how strong somebody plays however often; null before the first game that is rated */
  strength: z.nullable(z.object({ rating: z.number(), isProvisional: z.boolean() })),
});
export type RankedPlayer = z.infer<typeof rankedPlayer>;

const ownPlace = z.object({
  place: z.number(),
  ...record,
  form: z.array(wonOrDrawn),
  /** the way up: how many more points that place takes; null for the first one */
  next: z.nullable(z.object({ place: z.number(), points: z.number() })),
});

export const rankingOutput = z.object({
  items: z.array(rankedPlayer),
  /** null for members without a counted game in it */
  own: z.nullable(ownPlace),
  /** a postal code that was asked for, but isn't known */
  unknownZipCode: z.nullable(z.string()),
});
export type RankingOutput = z.infer<typeof rankingOutput>;

const counted = z.object({ person: personOutput, ...record, games: z.number() });
export const rankingStatisticsOutput = z.object({
  highestWinRates: z.array(counted),
  mostActive: z.array(counted),
});
export type RankingStatistics = z.infer<typeof rankingStatisticsOutput>;

/** Where the member is found in rankings of a region; null: nowhere. */
const place = z.nullable(z.object({ country, zipCode }));
export const rankingPlaceOutput = z.object({ place });
export const showRankingPlaceInput = z.object({ place });
export type ShowRankingPlaceInput = z.input<typeof showRankingPlaceInput>;
