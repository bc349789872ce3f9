import { forEach, type Happening, type PartyRules, placesBy } from './party.ts';

export interface GotchaOptions {
  /** 101 to 1001; 301 is usual */
  target: number;
}

interface Gotcha {
  points: readonly number[];
  /** as it was before this visit: a bust takes the whole visit back */
  before: readonly number[];
}

/**
 * Gotcha: up from 0 to exactly the target. Whoever gets to another one's score sends them back to 0; too many points are
 * a bust, and none of the visit's darts counts (audiodartmaster.com, dartsmind.com).
 */
export function gotcha({ target }: GotchaOptions, sides: number): PartyRules<Gotcha> {
  const start = forEach(sides, 0);
  return {
    sides,
    start: { points: start, before: start },
    aim: ({ points }, { side }) => ({ at: 'exactly', remaining: target - (points[side] ?? 0) }),
    dart({ points, before }, bed, { side, thrown, isLast }) {
      const first = thrown.length === 0 ? points : before;
      const sum = (points[side] ?? 0) + bed.points;
      if (sum > target) {
        return {
          state: { points: first, before: first },
          ends: true,
          happened: [{ is: 'bust', side }],
        };
      }
      const isCaught = (other: number) => other !== side && points[other] === sum && sum > 0;
      const next = points.map((own, other) => (other === side ? sum : isCaught(other) ? 0 : own));
      const happened: Happening[] =
        bed.points > 0
          ? [...points.keys()].filter(isCaught).map((other) => ({ is: 'reset', side: other }))
          : [];
      return { state: { points: next, before: isLast ? next : first }, happened };
    },
    isOver: ({ points }) => points.includes(target),
    sidesOf: ({ points }) => points.map((score) => ({ score, isOut: false })),
    places: ({ points }) =>
      placesBy(sides, (one, other) => (points[other] ?? 0) - (points[one] ?? 0)),
    board: () => ({ draws: 'scores' }),
  };
}
