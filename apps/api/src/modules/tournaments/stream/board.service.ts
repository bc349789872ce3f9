import type { ServiceContext } from '../../../lib/deps.ts';
import { hostBoard } from '../../boards/index.ts';
import { readFacts } from '../core/tournament.service.ts';

/** What is at a board of a tournament, for whoever may see the tournament. */
export const tournamentBoard = (
  ctx: ServiceContext,
  { id, boardId }: { id: number; boardId: number },
): ReturnType<typeof hostBoard> =>
  hostBoard(ctx, 'tournament', { hostId: id, boardId }, () => readFacts(ctx.db, ctx.actor, id));
