import type { enterMovesInput, enterMovesOutput } from '@oche/validators/games/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { enterOfficialMoves, readOfficial } from '../../games/index.ts';
import { requireGameHere } from './at-board-game.service.ts';
import { takeBackAtBoard } from './take-back.service.ts';

/**
 * Makes the moves of the tablet. Those that correct a match that is over have to undo its result, too.
 * @throws AppError as `requireGameHere`, `takeBackAtBoard` and games' `enterMoves` do
 */
export async function enterMovesAtBoard(
  ctx: ServiceContext,
  input: z.output<typeof enterMovesInput>,
): Promise<z.input<typeof enterMovesOutput>> {
  const { gameId, moves } = input;
  await requireGameHere(ctx, ctx.db, gameId);
  const hasCorrection = moves.some(({ move }) => move.kind !== 'enter');
  const isOver = hasCorrection && (await readOfficial(ctx.db, gameId))?.status === 'completed';
  if (isOver) return takeBackAtBoard(ctx, input);
  return enterOfficialMoves(ctx, input, async (tx) => {
    await requireGameHere(ctx, tx, gameId);
  });
}
