import { dartsAtDoubleChoices, dartsOfCheckout, type Ending } from './at-double.ts';
import { BEDS, type Bed, DARTS_A_VISIT, isPossibleTotal } from './board.ts';
import { after, highestFinish, isOneDartFinish, leastLeft, opens, type Ring } from './out.ts';
import {
  type BustVisit,
  bedsOf,
  type DartsVisit,
  isRefusal,
  type Refusal,
  type TotalVisit,
  type Visit,
} from './visit.ts';

/** How a leg of X01 is played (WDF playing and tournament rules, "501"). */
export interface X01Rules {
  game: 'x01';
  /** 101 to 1001 */
  start: number;
  in: Ring;
  out: Ring;
  /** the start of each side, where it differs: a handicap */
  handicaps?: readonly number[];
  /** after so many visits of each side without a finish, the bull decides the leg, as on machines (e.g. 20) */
  roundLimit?: number | undefined;
}

export const X01_START = { min: 101, max: 1001 };

/** A leg that is being played, by side. */
export interface X01Leg {
  remaining: readonly number[];
  /** whether the dart that opens the leg has been thrown; always so with straight in */
  isIn: readonly boolean[];
}

/** What a visit did. */
export interface X01Turn {
  /** the score before and after it */
  before: number;
  after: number;
  /** what counted: none after a bust */
  points: number;
  isBust: boolean;
  isFinish: boolean;
  /** A bust takes the whole visit, so it counts as three darts however many were thrown. */
  dartsThrown: number;
  /** how many of them were thrown at a double; undefined where nobody said */
  dartsAtDouble: number | undefined;
  /** the darts, where they were entered */
  darts?: readonly string[];
}

export const startX01 = (rules: X01Rules, sides: number): X01Leg => ({
  remaining: Array.from({ length: sides }, (_, side) => rules.handicaps?.[side] ?? rules.start),
  isIn: Array.from({ length: sides }, () => rules.in === 'straight'),
});

/**
 * Plays a visit of a side.
 * @returns the leg afterwards and what the visit did, or why it can't have been thrown
 */
export function playX01(
  rules: X01Rules,
  leg: X01Leg,
  side: number,
  visit: Visit,
): { leg: X01Leg; turn: X01Turn } | Refusal {
  const before = leg.remaining[side] ?? rules.start;
  const isIn = leg.isIn[side] ?? true;
  const played = playVisit(rules, before, isIn, visit);
  if (isRefusal(played)) return played;
  const { turn } = played;
  return {
    turn,
    leg: {
      remaining: leg.remaining.with(side, turn.after),
      isIn: leg.isIn.with(side, isIn || played.isIn),
    },
  };
}

type Played = { turn: X01Turn; isIn: boolean } | Refusal;

function playVisit(rules: X01Rules, before: number, isIn: boolean, visit: Visit): Played {
  if ('darts' in visit) return playDarts(rules, before, isIn, visit);
  if ('bust' in visit) return playBust(rules, before, isIn, visit);
  return playTotal(rules, before, isIn, visit);
}

function playDarts(rules: X01Rules, before: number, wasIn: boolean, { darts }: DartsVisit): Played {
  const beds = bedsOf(darts);
  if (!beds) return { refused: 'notADart' };
  let left: ReturnType<typeof after> = before;
  let isIn = wasIn;
  let dartsAtDouble = 0;
  let thrown = 0;
  for (const hit of beds) {
    if (typeof left !== 'number' || thrown === DARTS_A_VISIT) return { refused: 'dartsTooMany' };
    if (isIn && isOneDartFinish(left, rules.out)) dartsAtDouble += 1;
    isIn ||= opens(rules.in, hit);
    if (isIn) left = after(left, hit, rules.out);
    thrown += 1;
  }
  if (typeof left === 'number' && thrown < DARTS_A_VISIT) return { refused: 'dartsMissing' };
  const isBust = left === 'bust';
  // a bust takes everything back, also that the leg was opened
  const turn = turnOf(before, left, isBust ? DARTS_A_VISIT : thrown, dartsAtDouble);
  return { turn: { ...turn, darts }, isIn: isBust ? wasIn : isIn };
}

function playBust(rules: X01Rules, before: number, isIn: boolean, visit: BustVisit): Played {
  if (!isIn || before > highestBust(rules.out)) return { refused: 'impossibleTotal' };
  const atDouble = atDoubleOf(rules, before, 'bust', visit.dartsAtDouble);
  if (isRefusal(atDouble)) return atDouble;
  return { turn: turnOf(before, 'bust', DARTS_A_VISIT, atDouble.darts), isIn };
}

function playTotal(rules: X01Rules, before: number, isIn: boolean, visit: TotalVisit): Played {
  const { total, dartsThrown = DARTS_A_VISIT } = visit;
  if (!isPossibleTotal(total)) return { refused: 'impossibleTotal' };
  if (!isIn && total > 0 && !OPENING_TOTALS[rules.in].has(total)) {
    return { refused: 'impossibleOpening' };
  }
  if (total === before) return playCheckout(rules, before, visit);
  if (dartsThrown !== DARTS_A_VISIT) return { refused: 'impossibleDartsThrown' };
  if (before - total < leastLeft(rules.out)) {
    return playBust(rules, before, isIn, { bust: true, dartsAtDouble: visit.dartsAtDouble });
  }
  const atDouble = isIn
    ? atDoubleOf(rules, before, { scored: total }, visit.dartsAtDouble)
    : { darts: 0 };
  if (isRefusal(atDouble)) return atDouble;
  const turn = turnOf(before, before - total, DARTS_A_VISIT, atDouble.darts);
  return { turn, isIn: isIn || total > 0 };
}

function playCheckout(rules: X01Rules, before: number, visit: TotalVisit): Played {
  const choices = dartsOfCheckout(before, rules.out);
  if (choices.length === 0) return { refused: 'impossibleCheckout' };
  const [least, ...more] = choices;
  const dartsThrown = visit.dartsThrown ?? (more.length === 0 ? least : undefined);
  if (dartsThrown === undefined || !choices.includes(dartsThrown)) {
    return { refused: 'impossibleDartsThrown' };
  }
  const ending = { finishedWith: dartsThrown };
  const atDouble = atDoubleOf(rules, before, ending, visit.dartsAtDouble);
  if (isRefusal(atDouble)) return atDouble;
  return { turn: turnOf(before, 'finish', dartsThrown, atDouble.darts), isIn: true };
}

/** A bust needs no more than the three highest darts. */
const highestBust = (out: Ring): number => 180 + leastLeft(out) - 1;

/**
 * How many darts were thrown at a double: what was said, if it can be, else the only way there is.
 */
function atDoubleOf(
  { out }: X01Rules,
  before: number,
  ending: Ending,
  said: number | undefined,
): { darts: number | undefined } | Refusal {
  const cameNear = ending !== 'bust' && 'scored' in ending && before - ending.scored;
  const choices =
    cameNear !== false && cameNear > highestOneDart(out)
      ? [0]
      : dartsAtDoubleChoices(before, ending, out);
  if (said === undefined) return { darts: choices.length === 1 ? choices[0] : undefined };
  return choices.includes(said) ? { darts: said } : { refused: 'impossibleDartsAtDouble' };
}

const highestOneDart = (out: Ring): number => (out === 'double' ? 50 : highestFinish(out) / 3);

function turnOf(
  before: number,
  left: ReturnType<typeof after>,
  dartsThrown: number,
  dartsAtDouble: number | undefined,
): X01Turn {
  const isBust = left === 'bust';
  const isFinish = left === 'finish';
  const now = isBust ? before : isFinish ? 0 : left;
  return {
    before,
    after: now,
    points: before - now,
    isBust,
    isFinish,
    dartsThrown,
    dartsAtDouble,
  };
}

/** Totals that three darts can make when the first that counts must open the leg. */
const OPENING_TOTALS: Record<Ring, ReadonlySet<number>> = {
  straight: openingTotals('straight'),
  double: openingTotals('double'),
  master: openingTotals('master'),
};

function openingTotals(ring: Ring): ReadonlySet<number> {
  const openers: readonly Bed[] = BEDS.filter((bed) => opens(ring, bed));
  const all = BEDS.map(({ points }) => points);
  return new Set(
    openers.flatMap(({ points }) => all.flatMap((two) => all.map((three) => points + two + three))),
  );
}
