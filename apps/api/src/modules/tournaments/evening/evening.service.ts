import { isPgError, type Tx } from '@oche/db';
import type {
  addBoardsInput,
  EveningOutput,
  setEveningInput,
  tournamentBoardInput,
  tournamentInput,
  updateBoardInput,
  wishBoardInput,
} from '@oche/validators/tournaments/schemas';
import { TOURNAMENT_BOARDS_MAX } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { type Locked, organise } from '../core/lock.service.ts';
import { readFacts } from '../core/tournament.service.ts';
import { isEditable, isOrganiser } from '../core/tournaments.policy.ts';
import { listBoards } from './evening.queries.ts';
import * as writes from './evening-write.queries.ts';
import { queueOf } from './queue.ts';
import { type EveningBoard, readStanding } from './standing.service.ts';

/**
 * The boards of a tournament with who is on them, and the queue, for whoever may see the tournament.
 * @throws AppError TOURNAMENT_NOT_FOUND
 */
export async function getEvening(
  { db, actor, clock }: Pick<ServiceContext, 'db' | 'actor' | 'clock'>,
  { id }: z.output<typeof tournamentInput>,
): Promise<EveningOutput> {
  const facts = await readFacts(db, actor, id);
  const { evening, boards, standing } = await readStanding(db, id, clock.now());
  return {
    // read first: what changes while the parts are read may be in some of them only
    revision: facts.revision,
    isCalling: evening.isCalling,
    restMinutes: evening.restMinutes,
    marker: evening.marker,
    boards: boards.map(toBoard),
    queue: queueOf(standing).map(({ match, wait, until }) => ({
      matchId: match.id,
      wait,
      until: until === null ? null : new Date(until).toISOString(),
      isFirst: match.firstAt !== null,
    })),
    wishes: isOrganiser(actor, facts)
      ? [...standing.wishes].map(([entryId, boardId]) => ({ entryId, boardId }))
      : [],
  };
}

function toBoard(board: EveningBoard): EveningOutput['boards'][number] {
  const { id, name, loungeBoardId, isInUse, isTaken } = board;
  const { matchId, status, calledAt, againAt, markerId, gameId } = board;
  const call =
    matchId === null || status === null || calledAt === null
      ? null
      : { matchId, status, calledAt, againAt, markerId, gameId };
  return { id, name, loungeBoardId, isInUse, isTaken, call };
}

/** @throws AppError TOURNAMENT_STATUS */
function requireEditable(tournament: Locked): void {
  if (!isEditable(tournament)) throw new AppError('TOURNAMENT_STATUS');
}

/**
 * How matches are called: automatically or not, with which rest, and who marks.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS
 */
export async function setEvening(
  ctx: MemberContext,
  { id, ...evening }: z.output<typeof setEveningInput>,
): Promise<EveningOutput> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    requireEditable(tournament);
    await writes.saveEvening(tx, { tournamentId: id, ...evening });
  });
  return getEvening(ctx, { id });
}

/**
 * Boards of the tournament's lounge, and others by their names.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS, BOARD_NOT_FOUND for what isn't
 *   the lounge's, TOURNAMENT_BOARD_TWICE, TOURNAMENT_BOARDS_FULL
 */
export async function addBoards(
  ctx: MemberContext,
  { id, boards }: z.output<typeof addBoardsInput>,
): Promise<EveningOutput> {
  requireVoice(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    requireEditable(tournament);
    const lounge = await writes.listLoungeBoards(tx, { tournamentId: id });
    const present = await listBoards(tx, { tournamentId: id });
    if (present.length + boards.length > TOURNAMENT_BOARDS_MAX) {
      throw new AppError('TOURNAMENT_BOARDS_FULL');
    }
    const named = boards.map((board) => {
      if ('name' in board) return { name: board.name, loungeBoardId: null };
      const found = lounge.find((one) => one.id === board.loungeBoardId);
      if (!found) throw new AppError('BOARD_NOT_FOUND');
      return { name: found.name, loungeBoardId: found.id };
    });
    await writes.insertBoards(tx, id, named);
  }).catch(refuseName);
  return getEvening(ctx, { id });
}

function refuseName(error: unknown): never {
  const isTaken =
    isPgError(error, 'uniqueViolation', 'tournament_boards_tournament_id_name_key') ||
    isPgError(error, 'uniqueViolation', 'tournament_boards_once');
  throw isTaken ? new AppError('TOURNAMENT_BOARD_TWICE') : error;
}

/**
 * Names a board again, or takes it out of use: who plays there plays on, and nobody follows.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS, BOARD_NOT_FOUND,
 * TOURNAMENT_BOARD_TWICE
 */
export async function updateBoard(
  ctx: MemberContext,
  { id, ...board }: z.output<typeof updateBoardInput>,
): Promise<EveningOutput> {
  requireVoice(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    requireEditable(tournament);
    const updated = await writes.updateBoard.first(tx, { tournamentId: id, ...board });
    if (!updated) throw new AppError('BOARD_NOT_FOUND');
  }).catch(refuseName);
  return getEvening(ctx, { id });
}

/**
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS, BOARD_NOT_FOUND,
 *   BOARD_IN_PLAY as long as a match is there
 */
export async function removeBoard(
  ctx: MemberContext,
  { id, boardId }: z.output<typeof tournamentBoardInput>,
): Promise<EveningOutput> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    requireEditable(tournament);
    await requireBoard(tx, id, boardId);
    const gone = await writes.deleteBoard.first(tx, { tournamentId: id, boardId });
    if (!gone) throw new AppError('BOARD_IN_PLAY');
  });
  return getEvening(ctx, { id });
}

/** @throws AppError BOARD_NOT_FOUND */
export async function requireBoard(tx: Tx, id: number, boardId: number): Promise<EveningBoard> {
  const boards = await listBoards(tx, { tournamentId: id });
  const board = boards.find((one) => one.id === boardId);
  if (!board) throw new AppError('BOARD_NOT_FOUND');
  return board;
}

/**
 * An entry plays at this board alone, e.g. as it hangs lower; null: at any.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS, BOARD_NOT_FOUND,
 *   ENTRY_NOT_FOUND
 */
export async function wishBoard(
  ctx: MemberContext,
  { id, entryId, boardId }: z.output<typeof wishBoardInput>,
): Promise<EveningOutput> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    requireEditable(tournament);
    if (boardId === null) {
      await writes.deleteWish(tx, { tournamentId: id, entryId });
      return;
    }
    await requireBoard(tx, id, boardId);
    await writes.saveWish(tx, { tournamentId: id, entryId, boardId });
  }).catch((error: unknown) => {
    throw isPgError(error, 'foreignKeyViolation') ? new AppError('ENTRY_NOT_FOUND') : error;
  });
  return getEvening(ctx, { id });
}
