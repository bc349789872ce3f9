import { periodsCertain, type RatedResult, type Rating, rate, UNRATED } from '@oche/darts/ratings';
import { DAY_MS, isoOf } from '../../../lib/time/wall-clock.ts';

/** A rating as it is stored: in whole numbers, and behind which game. */
export interface StoredRating {
  /** hundredths of a point */
  rating: number;
  deviation: number;
  /** hundreds of millionths */
  volatility: number;
  /** ISO time */
  ratedAt: string;
}

const POINT = 100;
const VOLATILITY = 1e8;
/** of a game's weight */
const WHOLE = 100;
/**
 * A rating period (ADR 23). A player whose deviation is 60 is provisional again after about a year
 * without a game.
 */
const PERIOD_MS = 5 * DAY_MS;
/** Even somebody who plays every day isn't more certain than this, so that a rating goes on moving. */
const LEAST_DEVIATION = 45 * POINT;

const fromStored = ({ rating, deviation, volatility }: StoredRating): Rating => ({
  rating: rating / POINT,
  deviation: deviation / POINT,
  volatility: volatility / VOLATILITY,
});

/**
 * The ratings of two players behind a game, by their ratings before it (null: none). Each game is a
 * rating period of its own; what was uncertain grows with the time since the last one.
 *
 * @param at ISO time of the game
 * @param oneWon null: drawn, a half for each
 * @param weight how much of a game it is, in hundredths
 */
export function rateGame(
  [one, other]: readonly [StoredRating | null, StoredRating | null],
  at: string,
  oneWon: boolean | null,
  weight: number,
): [StoredRating, StoredRating] {
  const score = oneWon === null ? 0.5 : oneWon ? 1 : 0;
  const others = oneWon === null ? 0.5 : oneWon ? 0 : 1;
  const part = weight / WHOLE;
  return [
    rateOne(one, other, at, { score, weight: part }),
    rateOne(other, one, at, { score: others, weight: part }),
  ];
}

function rateOne(
  own: StoredRating | null,
  other: StoredRating | null,
  at: string,
  result: Omit<RatedResult, 'opponent'>,
): StoredRating {
  const opponent = other ? rate(fromStored(other), [], periodsSince(other, at)) : UNRATED;
  const before = own ? fromStored(own) : UNRATED;
  const after = rate(before, [{ opponent, ...result }], own ? periodsSince(own, at) : 0);
  return {
    rating: Math.round(after.rating * POINT),
    deviation: Math.max(LEAST_DEVIATION, Math.round(after.deviation * POINT)),
    volatility: Math.round(after.volatility * VOLATILITY),
    ratedAt: at,
  };
}

const periodsSince = ({ ratedAt }: StoredRating, at: string): number =>
  (Date.parse(at) - Date.parse(ratedAt)) / PERIOD_MS;

/** @returns the ISO time until which a rating is certain without another game; null: it isn't now */
export function certainUntil(rated: StoredRating): string | null {
  const periods = periodsCertain(fromStored(rated));
  return periods > 0 ? isoOf(Math.floor(Date.parse(rated.ratedAt) + periods * PERIOD_MS)) : null;
}

export const isSameRating = (one: StoredRating | null, other: StoredRating): boolean =>
  one !== null &&
  one.rating === other.rating &&
  one.deviation === other.deviation &&
  one.volatility === other.volatility;

/** As it is shown, and by what players are placed. */
export const wholePoints = ({ rating }: Pick<StoredRating, 'rating'>): number =>
  Math.round(rating / POINT);
