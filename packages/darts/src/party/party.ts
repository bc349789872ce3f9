import { type Bed, bedOf, DARTS_A_VISIT } from '../board.ts';
import type { Refusal } from '../visit.ts';

export const PARTY_SIDES = { min: 2, max: 8 };

/** What the next dart is thrown at. */
export type PartyAim =
  /** these beds, each with the side that it is about, where it is about one */
  | { at: 'beds'; beds: readonly { dart: string; side?: number }[] }
  /** any ring of these numbers */
  | { at: 'numbers'; numbers: readonly number[] }
  /** as many points as possible */
  | { at: 'points' }
  /** exactly so many points in all, with as many darts as it takes */
  | { at: 'exactly'; remaining: number }
  /** a finish of X01, with so many darts in the hand */
  | { at: 'finish'; remaining: number; darts: number }
  /** anything on the board: it is what the others follow */
  | { at: 'any' };

/** How a side stands. */
export interface PartySide {
  /** lives, points, runs, cells or what is left: what the game is about */
  score: number;
  isOut: boolean;
}

/** What is drawn of a game, besides the scores. */
export type PartyBoard =
  | { draws: 'scores' }
  | { draws: 'lives'; lives: number; numbers: readonly number[]; killers: readonly boolean[] }
  /** the bed that is followed; null: the next dart is */
  | { draws: 'leader'; lives: number; target: string | null }
  | {
      draws: 'marks';
      numbers: readonly number[];
      /** by side and number */
      marks: readonly (readonly number[])[];
      hasPoints: boolean;
    }
  /** points by side and round; the rounds that count, without those that decide a tie */
  | { draws: 'rounds'; rounds: readonly (readonly number[])[]; of: number }
  | {
      draws: 'grid';
      cells: readonly { number: number; side: number | null }[];
      /** the cells of the line that has won */
      line: readonly number[];
    };

/** What the last dart has done, as it is shown and called. */
export type Happening =
  | { is: 'killer' | 'lifeLost' | 'out' | 'reset' | 'bust'; side: number }
  | { is: 'closed' | 'cell'; side: number; number: number }
  | { is: 'matched' | 'target'; side: number; dart: string };

/** The visit that goes on. */
export interface Turn {
  side: number;
  /** counted from 0 */
  round: number;
  /** what was thrown before this dart */
  thrown: readonly Bed[];
  /** whether this dart is the visit's third */
  isLast: boolean;
}

export interface Thrown<State> {
  state: State;
  /** the visit is over, also before its third dart */
  ends?: boolean;
  /** the side throws another visit */
  again?: boolean;
  happened?: readonly Happening[];
}

/** The rules of a game of several sides that take turns, dart by dart. */
export interface PartyRules<State> {
  sides: number;
  start: State;
  aim(state: State, turn: Turn): PartyAim;
  dart(state: State, bed: Bed, turn: Turn): Thrown<State>;
  isOver(state: State): boolean;
  /** one who does not throw any more, or sits out a round */
  sitsOut?(state: State, side: number): boolean;
  sidesOf(state: State): readonly PartySide[];
  /** by side, 1 is the best; who stands equal has the same */
  places(state: State): readonly number[];
  board(state: State): PartyBoard;
  /** what a side is measured by over all its games; the score unless told */
  measure?(state: State, side: number): number;
}

/** Where a game stands after some darts. */
export interface PartyStanding {
  /** whose turn it is; null when it is over */
  side: number | null;
  /** counted from 0 */
  round: number;
  aim: PartyAim | null;
  sides: readonly PartySide[];
  places: readonly number[];
  board: PartyBoard;
  /** the darts by visits, the last one as far as it is thrown */
  visits: readonly PartyVisit[];
  /** how many darts of the visit that goes on are thrown: 0 to 2 */
  inVisit: number;
  happened: readonly Happening[];
  measures: readonly number[];
}

export interface PartyVisit {
  side: number;
  darts: readonly string[];
}

/** @returns where the game stands, or why the darts can't have been thrown */
export type PartyPlay = (darts: readonly string[]) => PartyStanding | Refusal;

export function playParty<State>(rules: PartyRules<State>): PartyPlay {
  return (darts) => {
    let state = rules.start;
    let at = { side: 0, round: 0 };
    const visits: { side: number; darts: string[] }[] = [];
    let thrown: Bed[] = [];
    let happened: readonly Happening[] = [];
    let isOver = false;
    const turn = (): Turn => ({ ...at, thrown, isLast: thrown.length === DARTS_A_VISIT - 1 });
    for (const dart of darts) {
      const bed = bedOf(dart);
      if (!bed) return { refused: 'notADart' };
      if (isOver) return { refused: 'gameOver' };
      if (thrown.length === 0) visits.push({ side: at.side, darts: [] });
      visits.at(-1)?.darts.push(dart);
      const result = rules.dart(state, bed, turn());
      ({ state } = result);
      happened = result.happened ?? [];
      isOver = rules.isOver(state);
      thrown = [...thrown, bed];
      if (result.ends || thrown.length === DARTS_A_VISIT || isOver) {
        thrown = [];
        if (!result.again && !isOver) at = nextTurn(rules, state, at);
      }
    }
    const sides = rules.sidesOf(state);
    return {
      side: isOver ? null : at.side,
      round: at.round,
      aim: isOver ? null : rules.aim(state, turn()),
      sides,
      places: rules.places(state),
      board: rules.board(state),
      visits,
      inVisit: thrown.length,
      happened,
      measures: sides.map(({ score }, side) => rules.measure?.(state, side) ?? score),
    };
  };
}

function nextTurn<State>(
  { sides, sitsOut }: PartyRules<State>,
  state: State,
  { side, round }: { side: number; round: number },
) {
  for (let step = 1; step <= sides; step += 1) {
    const next = (side + step) % sides;
    if (!sitsOut?.(state, next))
      return { side: next, round: side + step < sides ? round : round + 1 };
  }
  return { side, round: round + 1 };
}

/**
 * Places by what is compared, one thing after the other.
 * @param better less than 0 when the first side stands better
 */
export function placesBy(sides: number, better: (one: number, other: number) => number): number[] {
  return Array.from(
    { length: sides },
    (_, side) =>
      1 + Array.from({ length: sides }).filter((_, other) => better(other, side) < 0).length,
  );
}

export const forEach = <T>(sides: number, value: T): T[] =>
  Array.from({ length: sides }, () => value);
