import { BULL, DARTS_A_VISIT } from './board.ts';
import { bedsOf, type Refusal, type Visit } from './visit.ts';

/**
 * Cricket: three marks close a number, further marks score while others have it open. Cut-throat
 * gives the points to the others, and the fewest win.
 */
export interface CricketRules {
  game: 'cricket';
  scoring: 'standard' | 'cutThroat';
}

/** The numbers that count, in the order in which a slate has them. */
export const CRICKET_NUMBERS: readonly number[] = [20, 19, 18, 17, 16, 15, BULL];
export const MARKS_TO_CLOSE = 3;

/** A leg that is being played, by side. */
export interface CricketLeg {
  /** marks by side and number, in the order of `CRICKET_NUMBERS`; three at most */
  marks: readonly (readonly number[])[];
  points: readonly number[];
}

export interface CricketTurn {
  darts: readonly string[];
  dartsThrown: number;
  /** marks that closed or scored; those on numbers that all have closed are lost */
  marks: number;
  points: number;
  isFinish: boolean;
}

export const startCricket = (sides: number): CricketLeg => ({
  marks: Array.from({ length: sides }, () => CRICKET_NUMBERS.map(() => 0)),
  points: Array.from({ length: sides }, () => 0),
});

/**
 * Plays a visit of a side, dart by dart: which number comes first can decide the leg. One of fewer than
 * three darts counts as it was thrown; nothing can be bust here.
 * @returns the leg afterwards and what the visit did, or why it can't have been thrown
 */
export function playCricket(
  rules: CricketRules,
  start: CricketLeg,
  side: number,
  visit: Visit,
): { leg: CricketLeg; turn: CricketTurn } | Refusal {
  if (!('darts' in visit)) return { refused: 'totalsNotScored' };
  const beds = bedsOf(visit.darts);
  if (!beds) return { refused: 'notADart' };
  if (beds.length === 0) return { refused: 'dartsMissing' };
  if (beds.length > DARTS_A_VISIT) return { refused: 'dartsTooMany' };
  let leg = start;
  let isFinish = false;
  const sum = { marks: 0, points: 0 };
  for (const { number, times } of beds) {
    if (isFinish) return { refused: 'dartsTooMany' };
    const hit = mark(rules, leg, side, number, times);
    leg = hit.leg;
    sum.marks += hit.marks;
    sum.points += hit.points;
    isFinish = hasWon(rules, leg, side);
  }
  return {
    leg,
    turn: { darts: visit.darts, dartsThrown: beds.length, ...sum, isFinish },
  };
}

function mark(rules: CricketRules, leg: CricketLeg, side: number, number: number, times: number) {
  const index = CRICKET_NUMBERS.indexOf(number);
  const own = leg.marks[side];
  if (index < 0 || !own) return { leg, marks: 0, points: 0 };
  const before = own[index] ?? 0;
  const closing = Math.min(times, MARKS_TO_CLOSE - before);
  const isOpen = (other: number) => other !== side && !isClosed(leg, other, index);
  const scored = leg.marks.some((_, other) => isOpen(other)) ? times - closing : 0;
  const points = scored * number;
  const marks = leg.marks.with(side, own.with(index, before + closing));
  const gets = (other: number) => (rules.scoring === 'standard' ? other === side : isOpen(other));
  return {
    leg: { marks, points: leg.points.map((sum, other) => (gets(other) ? sum + points : sum)) },
    marks: closing + scored,
    points,
  };
}

const isClosed = (leg: CricketLeg, side: number, index: number): boolean =>
  leg.marks[side]?.[index] === MARKS_TO_CLOSE;

/** Everything is closed, and nobody has the better points; equal points are enough. */
function hasWon({ scoring }: CricketRules, { marks, points }: CricketLeg, side: number): boolean {
  if (!marks[side]?.every((count) => count === MARKS_TO_CLOSE)) return false;
  const own = points[side] ?? 0;
  return points.every((other) => (scoring === 'standard' ? own >= other : own <= other));
}
