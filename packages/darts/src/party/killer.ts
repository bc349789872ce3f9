import type { Bed } from '../board.ts';
import { forEach, type Happening, type PartyRules, placesBy } from './party.ts';

export interface KillerOptions {
  /** 1 to 9; three are usual */
  lives: number;
  /** the number of each side, no two the same */
  numbers: readonly number[];
  /** what counts as a hit: the double, or for beginners any ring */
  ring: 'double' | 'any';
  /** whether a killer's own number costs the killer a life */
  selfKill: boolean;
}

interface Killer {
  lives: readonly number[];
  killers: readonly boolean[];
  /** the sides that are out, the first one first */
  out: readonly number[];
}

/**
 * Killer: each side has a number of its own. Its double makes a killer, and a killer's dart takes a life from whose
 * double it hits. The last one alive wins (dartszentrale.de; three lives). A killer's own double costs a life, too, where
 * that was agreed.
 */
export function killer({ lives, numbers, ring, selfKill }: KillerOptions): PartyRules<Killer> {
  const sides = numbers.length;
  const isOut = ({ out }: Killer, side: number) => out.includes(side);
  const victim = (state: Killer, { number, times }: Bed): number | undefined => {
    const side = numbers.indexOf(number);
    const isHit = ring === 'any' ? times > 0 : times === 2;
    return side >= 0 && isHit && !isOut(state, side) ? side : undefined;
  };
  const bedOfSide = (side: number) => ({
    dart: `${ring === 'any' ? 'S' : 'D'}${numbers[side]}`,
    side,
  });
  return {
    sides,
    start: { lives: forEach(sides, lives), killers: forEach(sides, false), out: [] },
    aim(state, { side }) {
      if (!state.killers[side]) return { at: 'beds', beds: [bedOfSide(side)] };
      // one's own comes last, and only where hitting it does something
      const others = [...numbers.keys()].filter((one) => one !== side && !isOut(state, one));
      return { at: 'beds', beds: (selfKill ? [...others, side] : others).map(bedOfSide) };
    },
    dart(state, bed, { side }) {
      const hit = victim(state, bed);
      if (hit === undefined) return { state };
      if (!state.killers[side]) {
        if (hit !== side) return { state };
        return {
          state: { ...state, killers: state.killers.with(side, true) },
          happened: [{ is: 'killer', side }],
        };
      }
      if (hit === side && !selfKill) return { state };
      const left = (state.lives[hit] ?? 0) - 1;
      const happened: Happening[] = [{ is: left > 0 ? 'lifeLost' : 'out', side: hit }];
      return {
        state: {
          ...state,
          lives: state.lives.with(hit, left),
          out: left > 0 ? state.out : [...state.out, hit],
        },
        // who is out throws no more
        ends: hit === side && left === 0,
        happened,
      };
    },
    isOver: ({ out }) => out.length === sides - 1,
    sitsOut: isOut,
    sidesOf: (state) => state.lives.map((score, side) => ({ score, isOut: isOut(state, side) })),
    places: ({ lives: left, killers, out }) =>
      placesBy(sides, (one, other) => {
        const fell = out.indexOf(other) - out.indexOf(one);
        const alive = (left[other] ?? 0) - (left[one] ?? 0);
        return alive || fell || Number(killers[other]) - Number(killers[one]);
      }),
    board: ({ killers }) => ({ draws: 'lives', lives, numbers, killers }),
  };
}
