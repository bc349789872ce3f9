import type { Tx } from '@oche/db';
import type {
  bookBoardsInput,
  TournamentOutput,
  tournamentBoardsInput,
  tournamentBoardsOutput,
  tournamentInput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { listBoardsAt, readBlock, replaceBlock } from '../../bookings/index.ts';
import { changeCalendar, onlyStaff } from '../../lounges/index.ts';
import { changeIn, type Locked, organise } from '../core/lock.service.ts';
import { getTournament, readFacts, readOrganised } from '../core/tournament.service.ts';
import { isEditable, requireOrganiser } from '../core/tournaments.policy.ts';
import * as queries from './boards.queries.ts';

/**
 * What organisers change when the lounge's boards may be concerned: behind the lock of its calendar, and
 * then behind that of the tournament, always in this order.
 * @throws AppError as `organise` does
 */
export async function organiseWithBoards<T>(
  ctx: MemberContext,
  id: number,
  work: (tx: Tx, tournament: Locked) => Promise<T>,
): Promise<T> {
  const { loungeId } = await readFacts(ctx.db, ctx.actor, id);
  if (loungeId === null) return organise(ctx, id, work);
  return changeCalendar(ctx, loungeId, (tx) =>
    changeIn(ctx, tx, id, (inner, tournament) => {
      requireOrganiser(ctx.actor, tournament);
      // it has moved to another lounge meanwhile, whose calendar isn't held
      if (tournament.loungeId !== loungeId) throw new AppError('UNAVAILABLE', { retryAfter: 1 });
      return work(inner, tournament);
    }),
  );
}

/**
 * The boards of the lounge, and which of them the tournament can get.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, LOUNGE_NOT_FOUND without a lounge
 */
export async function listBoards(
  { db, actor }: MemberContext,
  { id, startTime, endTime }: z.output<typeof tournamentBoardsInput>,
): Promise<z.infer<typeof tournamentBoardsOutput>> {
  const { loungeId, blockId } = await readOrganised(db, actor, id);
  if (loungeId === null) throw new AppError('LOUNGE_NOT_FOUND');
  const [boards, block] = await Promise.all([
    listBoardsAt(db, { loungeId, startTime, endTime }),
    blockId === null ? null : readBlock(db, blockId),
  ]);
  const isKeptThen = block !== null && block.startTime < endTime && startTime < block.endTime;
  const own = new Set(isKeptThen ? block.boardIds : []);
  return boards.map((board) => ({ ...board, isOwn: own.has(board.id) }));
}

/**
 * Keeps boards of the lounge for the tournament, in place of those it had. What is booked already stays.
 * @throws AppError TOURNAMENT_NOT_FOUND, TOURNAMENT_STATUS, LOUNGE_NOT_FOUND without a lounge, FORBIDDEN for somebody
 * who isn't in the lounge's team, BOARD_TAKEN with what is in the way, BOARD_NOT_FOUND, BOOKING_END_BEFORE_START,
 * BOOKING_IN_PAST
 */
export async function bookBoards(
  ctx: MemberContext,
  { id, boardIds, startTime, endTime }: z.output<typeof bookBoardsInput>,
): Promise<TournamentOutput> {
  requireWriter(ctx.actor);
  await keep(ctx, id, { boardIds, startTime, endTime });
  return getTournament(ctx, { id });
}

/** @throws AppError TOURNAMENT_NOT_FOUND, TOURNAMENT_STATUS, LOUNGE_NOT_FOUND, FORBIDDEN */
export async function releaseBoards(
  ctx: MemberContext,
  { id }: z.output<typeof tournamentInput>,
): Promise<TournamentOutput> {
  requireWriter(ctx.actor);
  await keep(ctx, id, null);
  return getTournament(ctx, { id });
}

interface Kept {
  boardIds: readonly number[];
  startTime: string;
  endTime: string;
}

async function keep(ctx: MemberContext, id: number, kept: Kept | null): Promise<void> {
  const { loungeId } = await readOrganised(ctx.db, ctx.actor, id);
  if (loungeId === null) throw new AppError('LOUNGE_NOT_FOUND');
  await onlyStaff(ctx, loungeId)(ctx.db);
  await organiseWithBoards(ctx, id, async (tx, tournament) => {
    if (!isEditable(tournament)) throw new AppError('TOURNAMENT_STATUS');
    await onlyStaff(ctx, loungeId)(tx);
    await setBoards(ctx, tx, tournament, kept);
  });
}

async function setBoards(
  ctx: MemberContext,
  tx: Tx,
  { id, name, loungeId, blockId }: Locked,
  kept: Kept | null,
): Promise<void> {
  if (loungeId === null || (blockId === null && kept === null)) return;
  const next = kept && { ...kept, reason: name };
  const replaced = await replaceBlock(ctx, tx, { loungeId, blockId, next });
  await queries.setBlock(tx, { id, blockId: replaced });
}

/** Gives the boards back, e.g. when the tournament is called off or moves to another place. */
export const freeBoards = (ctx: MemberContext, tx: Tx, tournament: Locked): Promise<void> =>
  setBoards(ctx, tx, tournament, null);

/**
 * Moves the kept boards with the beginning of the tournament.
 * @throws AppError TOURNAMENT_BOARDS_BOOKED for somebody who isn't in the lounge's team, BOARD_TAKEN
 */
export async function moveBoards(
  ctx: MemberContext,
  tx: Tx,
  tournament: Locked,
  startsAt: string,
): Promise<void> {
  const byMs = Date.parse(startsAt) - Date.parse(tournament.startsAt);
  if (tournament.blockId === null || byMs === 0) return;
  if (!tournament.isLoungeStaff) throw new AppError('TOURNAMENT_BOARDS_BOOKED');
  const { boardIds, startTime, endTime } = await readBlock(tx, tournament.blockId);
  const moved = (time: string) => new Date(Date.parse(time) + byMs).toISOString();
  const kept = { boardIds, startTime: moved(startTime), endTime: moved(endTime) };
  await setBoards(ctx, tx, tournament, kept);
}
