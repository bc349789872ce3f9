import { DARTS_A_VISIT } from '../board.ts';
import { after, type Ring } from '../out.ts';
import { forEach, type PartyRules, placesBy } from './party.ts';

export interface PartyX01Options {
  /** from what each side counts down: the same, or with a handicap; 101 to 1001 */
  starts: readonly number[];
  out: Ring;
}

interface Left {
  remaining: readonly number[];
  /** as it was before this visit: a bust takes it back */
  before: readonly number[];
}

/** X01 for any number of sides, straight in; the first one who finishes wins, the others stand by what is left. */
export function partyX01({ starts, out }: PartyX01Options): PartyRules<Left> {
  const sides = starts.length;
  return {
    sides,
    start: { remaining: starts, before: starts },
    aim: ({ remaining }, { side, thrown }) => ({
      at: 'finish',
      remaining: remaining[side] ?? 0,
      darts: DARTS_A_VISIT - thrown.length,
    }),
    dart({ remaining, before }, bed, { side, thrown, isLast }) {
      const first = thrown.length === 0 ? remaining : before;
      const left = after(remaining[side] ?? 0, bed, out);
      if (left === 'bust') {
        return {
          state: { remaining: first, before: first },
          ends: true,
          happened: [{ is: 'bust', side }],
        };
      }
      const next = remaining.with(side, left === 'finish' ? 0 : left);
      return { state: { remaining: next, before: isLast ? next : first } };
    },
    isOver: ({ remaining }) => remaining.includes(0),
    sidesOf: ({ remaining }) =>
      forEach(sides, 0).map((_, side) => ({ score: remaining[side] ?? 0, isOut: false })),
    places: ({ remaining }) =>
      placesBy(sides, (one, other) => (remaining[one] ?? 0) - (remaining[other] ?? 0)),
    board: () => ({ draws: 'scores' }),
  };
}
