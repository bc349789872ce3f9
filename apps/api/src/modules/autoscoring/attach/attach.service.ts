import { type Executor, withTransaction } from '@oche/db';
import { ATTACHED_MINUTES } from '@oche/validators/autoscoring/limits';
import type {
  attachBoardInput,
  correctDartInput,
  countingBoardInput,
} from '@oche/validators/autoscoring/schemas';
import type { z } from 'zod';
import type { Actor } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { proposeDarts, requireScored } from '../../games/index.ts';
import '../autoscoring.events.ts';
import { listUsable } from '../boards/boards.queries.ts';
import { ownsBoard } from '../boards/boards.service.ts';
import { correctSight, getWatched, lockSight } from '../sight/sight.queries.ts';
import { corrected, dartsOf } from '../sight/sight.ts';
import * as queries from './attach.queries.ts';

type Watched = NonNullable<Awaited<ReturnType<typeof getWatched.first>>>;

/**
 * Lets a board count for the game that the member scores, or for a training; for a quarter of an hour, so devices say it
 * again. Who has the board at home, and the team of its lounge, may take it from somebody else.
 * @throws AppError as games' `requireScored`; COUNTING_BOARD_NOT_FOUND, COUNTING_BOARD_TAKEN
 */
export async function attachBoard(
  ctx: MemberContext,
  { boardId, gameId }: z.output<typeof attachBoardInput>,
): Promise<void> {
  const { db, actor, clock } = ctx;
  const { loungeId } =
    gameId === null ? { loungeId: null } : await requireScored(db, actor, gameId);
  const board = await getWatched.first(db, { boardId });
  if (!board) throw new AppError('COUNTING_BOARD_NOT_FOUND');
  const mayTake = await ownsBoard(db, actor, board);
  if (!mayTake) {
    const usable = await listUsable(db, { userId: actor.id, loungeId, now: clock.now() });
    if (!usable.some(({ id }) => id === boardId)) throw new AppError('COUNTING_BOARD_NOT_FOUND');
  }
  await attach(ctx, { boardId, gameId, userId: actor.id, mayTake });
}

/** @throws AppError COUNTING_BOARD_TAKEN */
export async function attach(
  { db, clock, events }: Deps,
  by: { boardId: number; gameId: number | null; userId: string | null; mayTake: boolean },
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + ATTACHED_MINUTES * MINUTE_MS);
  await withTransaction(db, async (tx) => {
    const [attached] = await queries.attach(tx, { ...by, until, now });
    if (!attached) throw new AppError('COUNTING_BOARD_TAKEN');
    await events.publish(tx, 'countingBoard.changed', { boardId: by.boardId });
  });
}

/** The board counts for nobody any more; no harm if it didn't. @throws AppError COUNTING_BOARD_NOT_FOUND */
export async function detachBoard(
  ctx: MemberContext,
  { boardId }: z.output<typeof countingBoardInput>,
): Promise<void> {
  await requireFollower(ctx, boardId);
  await detach(ctx, boardId);
}

export const detach = ({ db, events }: Deps, boardId: number): Promise<void> =>
  withTransaction(db, async (tx) => {
    const [free] = await queries.detach(tx, { boardId });
    if (free) await events.publish(tx, 'countingBoard.changed', { boardId });
  });

/**
 * Says by hand what a dart was. It holds whatever the board says of it later; of a visit that is over nothing changes here.
 * @throws AppError COUNTING_BOARD_NOT_FOUND
 */
export async function correctDart(
  ctx: MemberContext,
  input: z.output<typeof correctDartInput>,
): Promise<void> {
  await correct(ctx, await requireFollower(ctx, input.boardId), input);
}

export const correct = (
  deps: Deps,
  { attachedUntil, attachedGameId: gameId }: Watched,
  { boardId, ...dart }: z.output<typeof correctDartInput>,
): Promise<void> =>
  withTransaction(deps.db, async (tx) => {
    const held = await lockSight.first(tx, { boardId });
    const sight = held && corrected(held.sight, dart);
    if (!sight || sight === held.sight) return;
    await correctSight(tx, { boardId, sight: JSON.stringify(sight) });
    await deps.events.publish(tx, 'countingBoard.changed', { boardId });
    if (gameId !== null && isAhead(deps, attachedUntil)) {
      await proposeDarts(deps, tx, { gameId, darts: dartsOf(sight) });
    }
  });

export const isAhead = ({ clock }: Pick<Deps, 'clock'>, time: string | null): boolean =>
  time !== null && Date.parse(time) > clock.now().getTime();

/** For whose device it counts now, and for who may let it count for somebody. */
export async function mayFollow(
  deps: Pick<Deps, 'clock'>,
  executor: Executor,
  actor: Actor,
  board: Watched,
): Promise<boolean> {
  const isAttached = board.attachedBy === actor.id && isAhead(deps, board.attachedUntil);
  return isAttached || (await ownsBoard(executor, actor, board));
}

async function requireFollower(ctx: MemberContext, boardId: number): Promise<Watched> {
  const board = await getWatched.first(ctx.db, { boardId });
  const isFollower = board && (await mayFollow(ctx, ctx.db, ctx.actor, board));
  if (!isFollower) throw new AppError('COUNTING_BOARD_NOT_FOUND');
  return board;
}
