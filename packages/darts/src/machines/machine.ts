import { bullFor, type Entry, type Position, type Setup } from '../game.ts';
import { isOver } from '../match.ts';
import { randomFrom } from '../random.ts';
import { spreadOf, throwVisit } from '../thrower.ts';

/** An opponent that is a machine: a thrower whose every dart is known from its seed. */
export interface Machine {
  /** on which side it plays, alone */
  side: number;
  /** what it averages with three darts at 501 by double out, about */
  average: number;
  seed: string;
}

/** Who aims at a double misses it by a little less than anything else. */
const STEADINESS = 0.95;

/** Measured in 3000 legs each: averages at 501 by double out with this steadiness, and the spread that makes them. */
const SPREADS = [
  [104.8, 6],
  [96.2, 7],
  [89.1, 8],
  [82.9, 9],
  [76.6, 10],
  [71.6, 11],
  [66.2, 12],
  [57.9, 14],
  [49.3, 16.5],
  [45.3, 18],
  [40.6, 20],
  [37, 22],
  [31.1, 26],
  [27, 30],
  [22.8, 35],
  [19.2, 40],
] as const;

/**
 * What has to be entered next in a game against a machine: its visit, or who wins the bull, which is drawn.
 * It depends on the seed and on how many entries there are, so that it is the same after an undo, on every
 * device and at the server.
 * @returns undefined when somebody else throws, and when the game is over
 */
export function machineEntry(
  setup: Setup,
  position: Position,
  machine: Machine,
): Entry | undefined {
  if (isOver(position.standing)) return undefined;
  const random = randomFrom(`${machine.seed} ${position.entered}`);
  if (bullFor(setup, position)) return { bull: random() < 0.5 ? 0 : 1 };
  if (position.next?.side !== machine.side) return undefined;
  const spread = spreadOf(machine.average, SPREADS);
  return { darts: throwVisit({ spread, steadiness: STEADINESS, random }, setup, position) };
}
