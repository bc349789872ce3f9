import type { Executor } from '@oche/db';
import type {
  enterMovesInput,
  enterMovesOutput,
  GameOutput,
  gameEventOutput,
  gameEventsInput,
  gameInput,
  takeOverInput,
} from '@oche/validators/games/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  enterOfficialMoves,
  getOfficialGame,
  takeOverOfficial,
  watchOfficialGame,
} from '../../games/index.ts';
import { requireTablet } from './tablet.service.ts';
import { isGameHere } from './tablets.queries.ts';

/** @throws AppError TABLET_UNKNOWN, TABLET_OVER, MATCH_ELSEWHERE */
async function admit(
  ctx: Pick<ServiceContext, 'board'>,
  executor: Executor,
  gameId: number,
): Promise<void> {
  const { boardId } = await requireTablet(ctx, executor);
  if (!(await isGameHere.first(executor, { boardId, gameId }))) {
    throw new AppError('MATCH_ELSEWHERE');
  }
}

/** The game that is scored at this board. @throws AppError as `admit` does */
export async function getGameAtBoard(
  ctx: ServiceContext,
  { gameId }: z.output<typeof gameInput>,
): Promise<GameOutput> {
  await admit(ctx, ctx.db, gameId);
  return getOfficialGame(ctx, gameId);
}

/** Makes the moves of the tablet. @throws AppError as `admit` and games' `enterMoves` do */
export const enterMovesAtBoard = (
  ctx: ServiceContext,
  input: z.output<typeof enterMovesInput>,
): Promise<z.input<typeof enterMovesOutput>> =>
  enterOfficialMoves(ctx, input, (tx) => admit(ctx, tx, input.gameId));

/** The tablet goes on where a phone has scored. @throws AppError as `admit` does */
export const takeOverAtBoard = (
  ctx: ServiceContext,
  input: z.output<typeof takeOverInput>,
): Promise<void> => takeOverOfficial(ctx, input, (tx) => admit(ctx, tx, input.gameId));

/** The moves of the game at this board. @throws AppError as `admit` does */
export const watchGameAtBoard = (
  ctx: ServiceContext,
  input: z.output<typeof gameEventsInput>,
  left: AbortSignal,
): AsyncGenerator<z.input<typeof gameEventOutput>, void> =>
  watchOfficialGame(ctx, input, left, () => admit(ctx, ctx.db, input.gameId));
