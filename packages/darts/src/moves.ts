import { apply, correct, type Entry, type Game, newGame, type Setup, undo } from './game.ts';
import { isRefusal, type Refusal } from './visit.ts';

/**
 * What a scorer does with a game. Moves in their order make the game; a device that was offline sends
 * those that it made meanwhile.
 */
export type Move =
  | { kind: 'enter'; entry: Entry }
  | { kind: 'undo' }
  | { kind: 'correct'; index: number; entry: Entry };

/** A game after one more move, or why it can't be. */
export function move(game: Game, one: Move): Game | Refusal {
  switch (one.kind) {
    case 'enter':
      return apply(game, one.entry);
    case 'undo':
      return game.entries.length > 0 ? undo(game) : { refused: 'noSuchEntry' };
    case 'correct':
      return correct(game, one.index, one.entry);
  }
}

/** Plays moves from the start. @returns the game, or the first refusal */
export function gameOf(setup: Setup, moves: readonly Move[]): Game | Refusal {
  let game = newGame(setup);
  for (const one of moves) {
    const next = move(game, one);
    if (isRefusal(next)) return next;
    game = next;
  }
  return game;
}
