import { bedOf } from '../board.ts';
import { forEach, type PartyRules, placesBy, type Thrown } from './party.ts';

export interface FollowOptions {
  /** 1 to 9; three are usual */
  lives: number;
  /** whether the very bed has to be hit, or any ring of its number */
  bed: 'exact' | 'number';
}

interface Follow {
  /** the bed that is followed; null: whoever throws sets one */
  target: string | null;
  /** who has set it */
  leader: number | null;
  /** whether whoever throws has hit it, and sets the next one now */
  hasMatched: boolean;
  lives: readonly number[];
  /** the sides that are out, the first one first */
  out: readonly number[];
}

/**
 * Follow the Leader: three darts to hit the bed that was hit before. Who does sets the next one with the darts that are
 * left, or with three more after the third dart, by the first that hits the board; who doesn't loses a life, as does who
 * has hit it and then sets none. When it comes back to its leader, they set another one at no risk
 * (mostdartgames.com, "Follow The Leader").
 */
export function follow({ lives: all, bed: how }: FollowOptions, sides: number): PartyRules<Follow> {
  const isSetting = ({ target, leader, hasMatched }: Follow, side: number) =>
    target === null || leader === side || hasMatched;
  const isHit = (target: string, dart: string) =>
    how === 'exact' ? dart === target : bedOf(dart)?.number === bedOf(target)?.number;
  function loseLife(state: Follow, side: number): Thrown<Follow> {
    const left = (state.lives[side] ?? 0) - 1;
    const lives = state.lives.with(side, left);
    const out = left > 0 ? state.out : [...state.out, side];
    return {
      state: { ...state, lives, out, hasMatched: false },
      happened: [{ is: left > 0 ? 'lifeLost' : 'out', side }],
    };
  }
  return {
    sides,
    start: { target: null, leader: null, hasMatched: false, lives: forEach(sides, all), out: [] },
    aim(state, { side }) {
      if (state.target === null || isSetting(state, side)) return { at: 'any' };
      if (how === 'exact') return { at: 'beds', beds: [{ dart: state.target }] };
      return { at: 'beds', beds: ringsOf(state.target).map((dart) => ({ dart })) };
    },
    dart(state, { dart, number }, { side, isLast }) {
      if (isSetting(state, side)) {
        if (number > 0) {
          return {
            state: { ...state, target: dart, leader: side, hasMatched: false },
            ends: true,
            happened: [{ is: 'target', side, dart }],
          };
        }
        if (!isLast) return { state };
        if (state.hasMatched) return loseLife(state, side);
        return { state: { ...state, target: null, leader: null } };
      }
      if (state.target !== null && isHit(state.target, dart)) {
        const happened = [{ is: 'matched', side, dart } as const];
        return { state: { ...state, hasMatched: true }, again: isLast, happened };
      }
      return isLast ? loseLife(state, side) : { state };
    },
    isOver: ({ out }) => out.length === sides - 1,
    sitsOut: ({ out }, side) => out.includes(side),
    sidesOf: ({ lives, out }) => lives.map((score, side) => ({ score, isOut: out.includes(side) })),
    places: ({ lives, out }) =>
      placesBy(
        sides,
        (one, other) =>
          (lives[other] ?? 0) - (lives[one] ?? 0) || out.indexOf(other) - out.indexOf(one),
      ),
    board: ({ target }) => ({ draws: 'leader', lives: all, target }),
  };
}

function ringsOf(target: string): readonly string[] {
  const number = target.slice(1);
  return number === '25' ? ['S25', 'D25'] : [`S${number}`, `D${number}`, `T${number}`];
}
