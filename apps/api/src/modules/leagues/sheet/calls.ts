import type { PlannedGame } from '@oche/darts/leagues/format';
import { ABSENT, type LoadedSheet, playersOf } from './loaded-sheet.ts';

export interface Called {
  game: PlannedGame;
  home: number[];
  away: number[];
  boardId: number;
}

/**
 * Who plays next at which board: the games in the order of the sheet, each of them as soon as nobody of it plays
 * elsewhere.
 * @param boards those that are free, in their order
 */
export function nextCalls(loaded: LoadedSheet, boards: readonly number[]): readonly Called[] {
  const { planned, games, sheet } = loaded;
  const busy = new Set(
    [...games.values()].flatMap(({ status, home, away }) =>
      status === 'played' ? [] : [...home, ...away],
    ),
  );
  const free = [...boards];
  const called: Called[] = [];
  for (const game of planned) {
    const [boardId] = free;
    if (boardId === undefined) break;
    if (!sheet.open.includes(game.number) || games.has(game.number)) continue;
    const [home, away] = [playersOf(loaded, game, 0), playersOf(loaded, game, 1)];
    if (!home || !away) continue;
    const players = [...home, ...away];
    if (players.includes(ABSENT) || players.some((player) => busy.has(player))) continue;
    for (const player of players) busy.add(player);
    free.shift();
    called.push({ game, home, away, boardId });
  }
  return called;
}
