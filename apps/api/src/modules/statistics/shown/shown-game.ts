import type { ShownGame } from '@oche/validators/statistics/schemas';
import { inThreeDarts } from '../upkeep/levels.ts';

interface ShownRow extends Omit<ShownGame, 'gameId' | 'average'> {
  id: number;
  /** whether the reader may see the game itself */
  isOpen: boolean;
  darts: number;
  points: number;
}

export const toShown = ({ id, isOpen, darts, points, ...game }: ShownRow): ShownGame => ({
  ...game,
  gameId: isOpen ? id : null,
  average: game.kind === 'x01' ? inThreeDarts(points, darts) : null,
});
