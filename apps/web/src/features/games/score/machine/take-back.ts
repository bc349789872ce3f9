import type { Game } from '@oche/darts/game';
import type { Machine } from '@oche/darts/machines/machine';

/**
 * How many entries go when the player takes back the last one. Against a machine that is the own last visit with all
 * that the machine has thrown since, as it would only throw the same again.
 */
export function countToTakeBack(
  { entries, turns }: Pick<Game, 'entries' | 'turns'>,
  machine: Machine | undefined,
): number {
  if (!machine) return Math.min(1, entries.length);
  const own = turns.findLast(({ side }) => side !== machine.side);
  return own ? entries.length - own.entry : 0;
}
