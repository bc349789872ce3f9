import type { ToldGameRow } from './told-game.queries.ts';
import type { ToldResult } from './told-words.ts';

type Told = Pick<ToldGameRow, 'setup' | 'standing' | 'players'>;

/** Legs, or sets where there are some, of a side and the others. */
export function scoreOf(
  { setup, standing }: Pick<Told, 'setup' | 'standing'>,
  side: number,
): string {
  const won = setup.format.sets ? standing.sets : standing.legs;
  const others = won.filter((_, other) => other !== side);
  return [won[side] ?? 0, ...others].join(':');
}

export const namesOf = (players: Told['players']): string =>
  players.map(({ name }) => name).join(' & ');

/** A game as one of its players is told how it ended. */
export function resultFor(game: ToldGameRow, recipientId: string): ToldResult {
  const side = game.players.find(({ userId }) => userId === recipientId)?.side ?? 0;
  return {
    gameId: game.id,
    others: namesOf(game.players.filter((player) => player.side !== side)),
    scorer: game.firstName ?? '–',
    score: scoreOf(game, side),
    isWon: game.winnerSide === side,
    isResigned: game.isResigned,
    verdict: game.verdict,
  };
}
