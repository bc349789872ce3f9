import type { Game } from '@oche/darts/game';
import type { GameOutput } from '@oche/validators/games/schemas';

/** What the parts of a result's block know of the game. */
export interface ResultProps {
  output: GameOutput;
  game: Game;
  names: readonly string[];
}
