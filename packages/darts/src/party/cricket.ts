import { type Bed, BULL } from '../board.ts';
import { MARKS_TO_CLOSE } from '../cricket.ts';
import { forEach, type Happening, type PartyRules, placesBy } from './party.ts';

export interface PartyCricketOptions {
  /**
   * what marks beyond three do while others have the number open: points for oneself, points for those others, where
   * the fewest win, or nothing
   */
  scoring: 'standard' | 'cutThroat' | 'noScore';
  /** in the order of the slate: 15 to 20 and bull, 10 to 20 and bull for tactics, or drawn ones */
  numbers: readonly number[];
}

/** 15 to 20 and the bull, as a slate has them. */
export const CLASSIC: readonly number[] = [20, 19, 18, 17, 16, 15, BULL];
/** Tactics: the numbers from 10. */
export const TACTICS: readonly number[] = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, BULL];

interface Slate {
  /** by side and number; three at most */
  marks: readonly (readonly number[])[];
  points: readonly number[];
  winner: number | null;
}

/**
 * Cricket for any number of sides: three marks close a number (en.wikipedia.org, Cricket (darts)). Who has closed all, and
 * nobody has the better points, has won.
 */
export function partyCricket(
  { scoring, numbers }: PartyCricketOptions,
  sides: number,
): PartyRules<Slate> {
  const hasAll = ({ marks }: Slate, side: number) =>
    marks[side]?.every((count) => count === MARKS_TO_CLOSE) ?? false;
  const isOpen = ({ marks }: Slate, side: number, index: number) =>
    marks[side]?.[index] !== MARKS_TO_CLOSE;
  /** less than 0 when the first one's points are better */
  const byPoints = ({ points }: Slate, one: number, other: number): number => {
    const more = (points[other] ?? 0) - (points[one] ?? 0);
    return scoring === 'cutThroat' ? -more : more;
  };
  const hasWon = (slate: Slate, side: number) =>
    hasAll(slate, side) && slate.points.every((_, other) => byPoints(slate, side, other) <= 0);
  const countOf = ({ marks }: Slate, side: number) =>
    marks[side]?.reduce((sum, count) => sum + count, 0) ?? 0;

  function mark(slate: Slate, side: number, { number, times }: Bed) {
    const index = numbers.indexOf(number);
    const own = slate.marks[side];
    if (index < 0 || !own) return { slate, happened: [] };
    const before = own[index] ?? 0;
    const closing = Math.min(times, MARKS_TO_CLOSE - before);
    const isOthers = (other: number) => other !== side && isOpen(slate, other, index);
    const isScored = scoring !== 'noScore' && slate.points.some((_, other) => isOthers(other));
    const points = isScored ? (times - closing) * number : 0;
    const gets = (other: number) => (scoring === 'standard' ? other === side : isOthers(other));
    const happened: Happening[] =
      closing > 0 && before + closing === MARKS_TO_CLOSE ? [{ is: 'closed', side, number }] : [];
    return {
      slate: {
        ...slate,
        marks: slate.marks.with(side, own.with(index, before + closing)),
        points: slate.points.map((sum, other) => (gets(other) ? sum + points : sum)),
      },
      happened,
    };
  }

  return {
    sides,
    start: {
      marks: forEach(
        sides,
        numbers.map(() => 0),
      ),
      points: forEach(sides, 0),
      winner: null,
    },
    aim: (slate) => ({
      at: 'numbers',
      numbers: numbers.filter((_, index) =>
        slate.points.some((_points, side) => isOpen(slate, side, index)),
      ),
    }),
    dart(state, bed, { side }) {
      const { slate, happened } = mark(state, side, bed);
      // points that others are given can also make one win who does not throw
      const winner = [side, ...slate.points.keys()].find((one) => hasWon(slate, one)) ?? null;
      return { state: { ...slate, winner }, happened };
    },
    isOver: ({ winner }) => winner !== null,
    sidesOf: (slate) =>
      slate.points.map((points, side) => ({
        score: scoring === 'noScore' ? countOf(slate, side) : points,
        isOut: false,
      })),
    places: (slate) =>
      placesBy(sides, (one, other) => {
        const won = Number(slate.winner === other) - Number(slate.winner === one);
        return won || byPoints(slate, one, other) || countOf(slate, other) - countOf(slate, one);
      }),
    board: ({ marks }) => ({ draws: 'marks', numbers, marks, hasPoints: scoring !== 'noScore' }),
  };
}
