import { type Executor, isPgError, withTransaction } from '@oche/db';
import { OWN_BOARDS_MAX } from '@oche/validators/autoscoring/limits';
import type {
  BoardTokenOutput,
  CountingBoard,
  countingBoardInput,
  createCountingBoardInput,
  loungeCountingBoardsInput,
  renameCountingBoardInput,
  usableBoardsInput,
} from '@oche/validators/autoscoring/schemas';
import type { z } from 'zod';
import type { Actor } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import { requireScored } from '../../games/index.ts';
import { requireStaff, staffRoleOf } from '../../lounges/index.ts';
import '../autoscoring.events.ts';
import * as queries from './boards.queries.ts';

type BoardInput = z.output<typeof countingBoardInput>;

/** The member's own boards. */
export async function listOwnBoards(ctx: MemberContext): Promise<CountingBoard[]> {
  const rows = await queries.listOwn(ctx.db, { userId: ctx.actor.id });
  return rows.map((row) => toBoard(ctx, row));
}

/** All boards of a lounge that count, for its team. @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN */
export async function listLoungeBoards(
  ctx: MemberContext,
  { loungeId }: z.output<typeof loungeCountingBoardsInput>,
): Promise<CountingBoard[]> {
  await requireStaff(ctx.db, ctx.actor, loungeId);
  const rows = await queries.listOfLounge(ctx.db, { loungeId });
  return rows.map((row) => toBoard(ctx, row));
}

/**
 * The boards that could count for a game that the member scores, or for a training.
 * @throws AppError as games' `requireScored` does
 */
export async function listUsableBoards(
  ctx: MemberContext,
  { gameId }: z.output<typeof usableBoardsInput>,
): Promise<CountingBoard[]> {
  const { loungeId } =
    gameId === null ? { loungeId: null } : await requireScored(ctx.db, ctx.actor, gameId);
  const usable = { userId: ctx.actor.id, loungeId, now: ctx.clock.now() };
  const rows = await queries.listUsable(ctx.db, usable);
  return rows.map((row) => toBoard(ctx, row));
}

export function toBoard(
  { actor, clock }: Pick<MemberContext, 'clock'> & { actor: Actor | null },
  row: queries.BoardRow,
): CountingBoard {
  const { loungeId, loungeName, loungeBoardId, attachedUntil, attachedBy, attachedGameId } = row;
  const isAhead = (time: string | null): time is string =>
    time !== null && Date.parse(time) > clock.now().getTime();
  const isConnected = isAhead(row.leaseUntil);
  return {
    id: row.id,
    name: row.name,
    lounge:
      loungeId !== null && loungeName !== null && loungeBoardId !== null
        ? { id: loungeId, name: loungeName, boardId: loungeBoardId }
        : null,
    maker: row.maker,
    version: row.version,
    state: isConnected ? row.state : null,
    isConnected,
    seenAt: row.seenAt,
    dartAt: row.dartAt,
    attached: isAhead(attachedUntil)
      ? {
          gameId: attachedGameId,
          isMine: attachedBy !== null && attachedBy === actor?.id,
          until: attachedUntil,
        }
      : null,
  };
}

/**
 * A new board with its key, which nobody sees a second time: a member's own, or one for a board of a lounge, by its team.
 * @throws AppError TOO_MANY_COUNTING_BOARDS; BOARD_NOT_FOUND, FORBIDDEN, COUNTING_BOARD_EXISTS
 */
export async function createBoard(
  ctx: MemberContext,
  input: z.output<typeof createCountingBoardInput>,
): Promise<BoardTokenOutput> {
  const token = newSecret();
  const { id: createdBy } = ctx.actor;
  const common = { createdBy, tokenHash: secretHash(token), now: ctx.clock.now() };
  const board = await ('name' in input
    ? withTransaction(ctx.db, async (tx) => {
        await queries.lockOwner(tx, { userId: createdBy });
        const own = await queries.listOwn(tx, { userId: createdBy });
        if (own.length >= OWN_BOARDS_MAX) throw new AppError('TOO_MANY_COUNTING_BOARDS');
        const { name } = input;
        const made = { ...common, name, ownerId: createdBy, loungeBoardId: null };
        return queries.insertBoard.first(tx, made);
      })
    : insertForLounge(ctx, input.loungeBoardId, common));
  if (!board) throw new Error('the insert returned no board');
  return { boardId: board.id, token };
}

async function insertForLounge(
  { db, actor }: MemberContext,
  loungeBoardId: number,
  common: { createdBy: string; tokenHash: string; now: Date },
): Promise<{ id: number } | undefined> {
  const place = await queries.getLoungeBoard.first(db, { boardId: loungeBoardId });
  if (!place) throw new AppError('BOARD_NOT_FOUND');
  await requireStaff(db, actor, place.loungeId);
  const made = { ...common, name: null, ownerId: null, loungeBoardId };
  return queries.insertBoard.first(db, made).catch((cause: unknown) => {
    if (!isPgError(cause, 'uniqueViolation')) throw cause;
    throw new AppError('COUNTING_BOARD_EXISTS', { cause });
  });
}

/** Only of one's own: a lounge's board bears the name that it has there. @throws AppError COUNTING_BOARD_NOT_FOUND */
export async function renameBoard(
  { db, actor }: MemberContext,
  { boardId, name }: z.output<typeof renameCountingBoardInput>,
): Promise<void> {
  const board = await queries.getOwned.first(db, { boardId });
  if (board?.ownerId !== actor.id) throw new AppError('COUNTING_BOARD_NOT_FOUND');
  await queries.renameBoard(db, { boardId, name });
}

/**
 * Another key: the process with the former one is refused from now on.
 * @throws AppError COUNTING_BOARD_NOT_FOUND
 */
export async function renewToken(
  ctx: MemberContext,
  { boardId }: BoardInput,
): Promise<BoardTokenOutput> {
  const token = newSecret();
  await withTransaction(ctx.db, async (tx) => {
    await requireOwned(tx, ctx.actor, boardId);
    await queries.setToken(tx, { boardId, tokenHash: secretHash(token) });
    await queries.forgetSight(tx, { boardId });
    await ctx.events.publish(tx, 'countingBoard.changed', { boardId });
  });
  return { boardId, token };
}

/** @throws AppError COUNTING_BOARD_NOT_FOUND */
export async function deleteBoard(ctx: MemberContext, { boardId }: BoardInput): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    await requireOwned(tx, ctx.actor, boardId);
    await queries.deleteBoard(tx, { boardId });
    await ctx.events.publish(tx, 'countingBoard.changed', { boardId });
  });
}

/** For whom it belongs to, and the team of its lounge. @throws AppError COUNTING_BOARD_NOT_FOUND */
async function requireOwned(executor: Executor, actor: Actor, boardId: number): Promise<void> {
  const board = await queries.getOwned.first(executor, { boardId });
  const isOwned = board && (await ownsBoard(executor, actor, board));
  if (!isOwned) throw new AppError('COUNTING_BOARD_NOT_FOUND');
}

/** Whether a board is the member's, or one of a lounge of whose team they are. */
export const ownsBoard = async (
  executor: Executor,
  actor: Actor,
  { ownerId, loungeId }: { ownerId: string | null; loungeId: number | null },
): Promise<boolean> =>
  ownerId === actor.id ||
  (loungeId !== null && (await staffRoleOf(executor, actor, loungeId)) !== null);
