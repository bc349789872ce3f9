import { type Bed, bedOf, DARTS_A_VISIT } from '../board.ts';
import type { Refusal } from '../visit.ts';

/** What the next dart is thrown at. */
export type Aim =
  /** `any`: every ring of the number */
  | { at: 'number'; number: number; ring: 'any' | 'double' | 'treble' }
  /** any double, or any treble */
  | { at: 'ring'; ring: 'double' | 'treble' }
  /** a finish by double, and with how many darts it still can be done */
  | { at: 'finish'; remaining: number; darts: number }
  /** as many points as possible */
  | { at: 'points' };

/** The rules of something that one trains alone, dart by dart. */
export interface Rules<State> {
  start: State;
  /** null when it is over */
  aim(state: State): Aim | null;
  next(state: State, bed: Bed): State;
  /** how many darts of the visit that goes on are thrown: 0 to 2 */
  inVisit(state: State): number;
  score(state: State): number;
  /** rounds, numbers or tries that are done, of how many */
  progress(state: State): { done: number; all: number };
}

/** Where an exercise stands after some darts. */
export interface Standing {
  aim: Aim | null;
  score: number;
  progress: { done: number; all: number };
  /** the darts by visits, the last one as far as it is thrown */
  visits: readonly (readonly string[])[];
  /** how many darts of the visit that goes on are thrown: 0 to 2 */
  inVisit: number;
}

/** @returns where the exercise stands, or why the darts can't have been thrown */
export type Play = (darts: readonly string[]) => Standing | Refusal;

export function playBy<State>(rules: Rules<State>): Play {
  return (darts) => {
    let state = rules.start;
    const visits: string[][] = [];
    let visit: string[] = [];
    for (const dart of darts) {
      const bed = bedOf(dart);
      if (!bed) return { refused: 'notADart' };
      if (rules.aim(state) === null) return { refused: 'gameOver' };
      if (visit.length === 0) visits.push(visit);
      visit.push(dart);
      state = rules.next(state, bed);
      if (rules.inVisit(state) === 0) visit = [];
    }
    return {
      aim: rules.aim(state),
      score: rules.score(state),
      progress: rules.progress(state),
      visits,
      inVisit: rules.inVisit(state),
    };
  };
}

/** Whether a dart hit what it was thrown at, where that is a bed. */
export function hits(aim: Aim | null, { number, times }: Bed): boolean {
  if (aim?.at === 'ring') return times === (aim.ring === 'double' ? 2 : 3);
  if (aim?.at !== 'number' || number !== aim.number) return false;
  return aim.ring === 'any' || times === (aim.ring === 'double' ? 2 : 3);
}

/** How many darts of the visit that goes on are thrown, where each has three. */
export const ofThree = ({ darts }: { darts: number }): number => darts % DARTS_A_VISIT;

/** The numbers from one to another, also downwards. */
export const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, step) =>
    from <= to ? from + step : from - step,
  );
