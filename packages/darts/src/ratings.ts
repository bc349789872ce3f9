/**
 * Glicko-2 by Mark Glickman, "Example of the Glicko-2 system" (2022). Names are those of the paper
 * where they have no better ones.
 */
export interface Rating {
  rating: number;
  /** the rating lies within two of these with 95 %: the uncertainty, "RD" */
  deviation: number;
  /** how erratic the results are */
  volatility: number;
}

/** One game of the period: the other side's rating before it, and 1, 0.5 or 0 for the result. */
export interface RatedResult {
  opponent: Rating;
  score: 1 | 0.5 | 0;
  /** how much of a game it counts as, up to 1; 1 unless told otherwise. Not of the paper: it has no games that may not have been */
  weight?: number;
}

export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Above this uncertainty a rating is provisional. */
const PROVISIONAL_DEVIATION = 110;
/** How much volatility may change; the paper proposes 0.3 to 1.2. */
const TAU = 0.5;
const SCALE = 173.7178;
const CONVERGED = 1e-6;

export const isProvisional = ({ deviation }: Rating): boolean => deviation > PROVISIONAL_DEVIATION;

/**
 * A rating after the games of one period; without any it only becomes less certain.
 * @param periods how many have passed since it was `before`; also a part of one
 */
export function rate(before: Rating, results: readonly RatedResult[], periods = 1): Rating {
  const mu = (before.rating - UNRATED.rating) / SCALE;
  const phi = before.deviation / SCALE;
  const grown = (volatility: number) => Math.hypot(phi, volatility * Math.sqrt(periods));
  if (results.length === 0) return onScale(mu, grown(before.volatility), before.volatility);
  const games = results.map(({ opponent, score, weight = 1 }) => {
    const g = impact(opponent.deviation / SCALE);
    const muOther = (opponent.rating - UNRATED.rating) / SCALE;
    const expected = 1 / (1 + Math.exp(-g * (mu - muOther)));
    return { g, expected, score, weight };
  });
  const information = games.reduce(
    (sum, { g, expected, weight }) => sum + weight * g * g * expected * (1 - expected),
    0,
  );
  const surprise = games.reduce(
    (sum, { g, expected, score, weight }) => sum + weight * g * (score - expected),
    0,
  );
  const v = 1 / information;
  const volatility = newVolatility(phi, before.volatility, v, v * surprise);
  const phiBefore = grown(volatility);
  const phiAfter = 1 / Math.sqrt(1 / phiBefore ** 2 + 1 / v);
  return onScale(mu + phiAfter ** 2 * surprise, phiAfter, volatility);
}

/** After how many periods without a game a rating is provisional again; 0 if it is now. */
export function periodsCertain({ deviation, volatility }: Rating): number {
  const spare = PROVISIONAL_DEVIATION ** 2 - deviation ** 2;
  return Math.max(0, spare / (volatility * SCALE) ** 2);
}

/** What a side is expected to score against another, 0 to 1. */
export function expectedScore(side: Rating, other: Rating): number {
  const g = impact(Math.hypot(side.deviation, other.deviation) / SCALE);
  return 1 / (1 + Math.exp((-g * (side.rating - other.rating)) / SCALE));
}

/** Uncertain opponents count less. */
const impact = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

const onScale = (mu: number, phi: number, volatility: number): Rating => ({
  rating: mu * SCALE + UNRATED.rating,
  // nobody is less certain than somebody who never played
  deviation: Math.min(phi * SCALE, UNRATED.deviation),
  volatility,
});

/** Step 5 of the paper: the Illinois algorithm. */
function newVolatility(phi: number, sigma: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const d = phi ** 2 + v + e;
    return (e * (delta ** 2 - d)) / (2 * d ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = upperBound(f, a, Math.log(delta ** 2 - phi ** 2 - v));
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > CONVERGED) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else fLow /= 2;
    high = next;
    fHigh = fNext;
  }
  return Math.exp(low / 2);
}

function upperBound(f: (x: number) => number, a: number, surprised: number): number {
  if (!Number.isNaN(surprised)) return surprised;
  let k = 1;
  while (f(a - k * TAU) < 0) k += 1;
  return a - k * TAU;
}
