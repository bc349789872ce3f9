import type { ShownGame } from '@oche/validators/statistics';
import { inThreeDarts } from '../upkeep/levels.ts';
import type { ShownRow } from './shown-games.queries.ts';

export const toShown = ({ id, isOpen, darts, points, ...game }: ShownRow): ShownGame => ({
  ...game,
  gameId: isOpen ? id : null,
  average: game.kind === 'x01' ? inThreeDarts(points, darts) : null,
});
