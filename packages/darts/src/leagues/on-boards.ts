import type { PlannedGame } from './format.ts';

/** A game with how long it takes, on average of all evenings: less where it is often not played. */
export interface Appearance {
  game: PlannedGame;
  minutes: number;
}

/**
 * How long games take on so many boards: whatever can begin first does, nobody is at two boards, and whoever is named
 * anew waits until those before have ended.
 * @param change minutes from one game to the next on a board
 */
export function foreseeGames(games: readonly Appearance[], boards: number, change: number): number {
  let freeFrom = Array.from({ length: Math.max(1, boards) }, () => 0);
  let end = 0;
  for (const group of byLineUp(games)) {
    freeFrom = freeFrom.map(() => (end > 0 ? end + change : 0));
    end = playOn(freeFrom, group, change);
  }
  return end;
}

/** Games that follow each other and are played by the same line-up. */
function byLineUp(games: readonly Appearance[]): Appearance[][] {
  const groups: Appearance[][] = [];
  for (const appearance of games) {
    const group = groups.at(-1);
    if (group?.[0]?.game.block.lineUp === appearance.game.block.lineUp) group.push(appearance);
    else groups.push([appearance]);
  }
  return groups;
}

/** @returns when the last of them ends */
function playOn(freeFrom: number[], games: readonly Appearance[], change: number): number {
  const busyUntil = new Map<string, number>();
  const open = new Set(games);
  let end = 0;
  while (open.size > 0) {
    const board = freeFrom.indexOf(Math.min(...freeFrom));
    const beginOf = ({ game }: Appearance) =>
      Math.max(freeFrom[board] ?? 0, ...playersOf(game).map((key) => busyUntil.get(key) ?? 0));
    let [next] = open;
    for (const one of open) if (next && beginOf(one) < beginOf(next)) next = one;
    if (!next) break;
    const until = beginOf(next) + next.minutes;
    for (const key of playersOf(next.game)) busyUntil.set(key, until + change);
    freeFrom[board] = until + change;
    end = Math.max(end, until);
    open.delete(next);
  }
  return end;
}

const playersOf = ({ home, away }: PlannedGame): string[] => [
  ...home.map((position) => `home ${position}`),
  ...away.map((position) => `away ${position}`),
];
