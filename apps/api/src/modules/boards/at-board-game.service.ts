import type { Executor } from '@oche/db';
import type {
  GameOutput,
  gameEventOutput,
  gameEventsInput,
  gameInput,
  takeOverInput,
} from '@oche/validators/games/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { getOfficialGame, takeOverOfficial, watchOfficialGame } from '../games/index.ts';
import { type HostedTablet, requireTablet } from './tablet.service.ts';

/** @throws AppError TABLET_UNKNOWN, TABLET_OVER, MATCH_ELSEWHERE */
export async function requireGameHere(
  ctx: Pick<ServiceContext, 'board' | 'boardHosts'>,
  executor: Executor,
  gameId: number,
): Promise<HostedTablet> {
  const tablet = await requireTablet(ctx, executor);
  const isHere = await tablet.host.isGameHere(executor, tablet, gameId);
  if (!isHere) throw new AppError('MATCH_ELSEWHERE');
  return tablet;
}

const admit = async (...at: Parameters<typeof requireGameHere>): Promise<void> => {
  await requireGameHere(...at);
};

/** The game that is scored at this board. @throws AppError as `requireGameHere` does */
export async function getGameAtBoard(
  ctx: ServiceContext,
  { gameId }: z.output<typeof gameInput>,
): Promise<GameOutput> {
  await admit(ctx, ctx.db, gameId);
  return getOfficialGame(ctx, gameId);
}

/** The tablet goes on where a phone has scored. @throws AppError as `requireGameHere` does */
export const takeOverAtBoard = (
  ctx: ServiceContext,
  input: z.output<typeof takeOverInput>,
): Promise<void> => takeOverOfficial(ctx, input, (tx) => admit(ctx, tx, input.gameId));

/** The moves of the game at this board. @throws AppError as `requireGameHere` does */
export const watchGameAtBoard = (
  ctx: ServiceContext,
  input: z.output<typeof gameEventsInput>,
  left: AbortSignal,
): AsyncGenerator<z.input<typeof gameEventOutput>, void> =>
  watchOfficialGame(ctx, input, left, () => admit(ctx, ctx.db, input.gameId));
