import { isDeepStrictEqual } from 'node:util';
import type { Entry, Game, Position, Setup } from '@oche/darts/game';
import { type Machine, machineEntry } from '@oche/darts/machines/machine';
import type { Move } from '@oche/darts/moves';

/** Who makes a move, as far as a game asks. */
export interface Maker {
  /** the machine that plays: what it throws is known */
  machine: Machine | null;
  /** at two boards: the side of who makes the move; undefined: whoever scores enters everything */
  side: number | undefined;
}

/** Whether an entry comes from who throws it, and is what a machine throws where it is its turn. */
export function mayEnter(
  { machine, side }: Maker,
  setup: Setup,
  position: Position,
  entry: Entry,
): boolean {
  if (side !== undefined && position.next?.side !== side) return false;
  const thrown = machine && machineEntry(setup, position, machine);
  return !thrown || isDeepStrictEqual(entry, thrown);
}

/**
 * Whether a move is for this one to make. What a machine has thrown, and the bull that was drawn against it, stand as
 * they are; they can be taken back.
 *
 * At two boards everybody changes only their own last visit, and only until the other has thrown after it: what
 * somebody has seen, and played on, doesn't change behind their back. An older one is changed by both, each taking back
 * their own, the last one first.
 */
export function mayMake(maker: Maker, game: Game, one: Move): boolean {
  if (one.kind === 'enter') return mayEnter(maker, game.setup, game.position, one.entry);
  const { machine, side } = maker;
  if (side !== undefined) {
    const last = game.entries.length - 1;
    return (one.kind === 'undo' || one.index === last) && sideOf(game, last) === side;
  }
  if (one.kind === 'undo' || !machine) return true;
  const thrower = sideOf(game, one.index);
  return thrower !== undefined && thrower !== machine.side;
}

const sideOf = ({ turns }: Game, index: number): number | undefined =>
  turns.find(({ entry }) => entry === index)?.side;
