import type { Game } from '@oche/darts/game';

/** How many entries a side takes back at a time: its own last visit, as long as nobody has thrown after it. */
export function countOwn(
  { entries, turns }: Pick<Game, 'entries' | 'turns'>,
  side: number,
): number {
  const last = turns.at(-1);
  return last?.side === side && last.entry === entries.length - 1 ? 1 : 0;
}
