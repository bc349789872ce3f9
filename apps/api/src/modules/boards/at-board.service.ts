import type { Executor, Tx } from '@oche/db';
import type {
  AtBoardOutput,
  atBoardMatchInput,
  MarkerListOutput,
  reportAtBoardInput,
  setMarkerInput,
  startAtBoardInput,
} from '@oche/validators/boards/schemas';
import type { z } from 'zod';
import type { MatchHere } from '../../lib/declared/board-hosts.ts';
import type { ServiceContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { MINUTE_MS } from '../../lib/time/wall-clock.ts';
import { behindLock, type HostedTablet, requireTablet } from './tablet.service.ts';
import * as queries from './tablets.queries.ts';

/**
 * What the tablet of a board shows: the match that is called there, else who comes next, and the result before.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER
 */
export async function getAtBoard(ctx: ServiceContext): Promise<AtBoardOutput> {
  const tablet = await requireTablet(ctx, ctx.db);
  await noteSeen(ctx, tablet);
  const { host, hostId, boardId, boardName, eventName, status, revision } = tablet;
  return {
    // a tablet that is paired again starts afresh
    key: tablet.tokenHash.slice(0, 16),
    revision,
    event: { kind: host.kind, id: hostId, name: eventName, status },
    board: { id: boardId, name: boardName },
    ...(await host.show(ctx, tablet)),
  };
}

/** Those who run it see to the minute whether it is there. */
async function noteSeen(
  { db, clock }: ServiceContext,
  { seenAt, tokenHash }: HostedTablet,
): Promise<void> {
  const now = clock.now();
  const isFresh = seenAt !== null && now.getTime() - Date.parse(seenAt) < MINUTE_MS / 2;
  if (!isFresh) await queries.noteSeen(db, { tokenHash, now });
}

/** What is called to a board, with its tablet. */
interface Here {
  tablet: HostedTablet;
  match: MatchHere;
}

/** @throws AppError TABLET_UNKNOWN, TABLET_OVER, MATCH_ELSEWHERE */
async function requireHere(ctx: ServiceContext, db: Executor, matchId: number): Promise<Here> {
  const tablet = await requireTablet(ctx, db);
  const match = await tablet.host.matchHere(db, tablet);
  if (match?.id !== matchId) throw new AppError('MATCH_ELSEWHERE');
  return { tablet, match };
}

/** Changes the match that is called here. @throws AppError as `requireHere`, and what `work` throws */
const changeHere = <T>(
  ctx: ServiceContext,
  matchId: number,
  work: (tx: Tx, here: Here) => Promise<T>,
): Promise<T> => behindLock(ctx, async (tx) => work(tx, await requireHere(ctx, tx, matchId)));

/**
 * Lets the match be scored that is called to this board. Asking again gives the same game.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, MATCH_ELSEWHERE, MATCH_NOT_READY, NO_SCORER
 */
export const startAtBoard = (
  ctx: ServiceContext,
  input: z.output<typeof startAtBoardInput>,
): Promise<{ gameId: number }> =>
  changeHere(ctx, input.matchId, (tx, { tablet }) => tablet.host.start(ctx, tx, tablet, input));

/**
 * The result of a match whose throws aren't scored; it counts at once.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, MATCH_ELSEWHERE, MATCH_NOT_READY, SCORE_IMPOSSIBLE
 */
export const reportAtBoard = (
  ctx: ServiceContext,
  input: z.output<typeof reportAtBoardInput>,
): Promise<void> =>
  changeHere(ctx, input.matchId, (tx, { tablet }) => tablet.host.report(ctx, tx, tablet, input));

/**
 * Who could mark the match at this board: those who neither play nor mark, also elsewhere.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, MATCH_ELSEWHERE
 */
export async function listMarkers(
  ctx: ServiceContext,
  { matchId }: z.output<typeof atBoardMatchInput>,
): Promise<MarkerListOutput> {
  const { tablet, match } = await requireHere(ctx, ctx.db, matchId);
  return tablet.host.listMarkers(ctx, ctx.db, tablet, match);
}

/**
 * Says who marks the match at this board; null: nobody of those who could.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, MATCH_ELSEWHERE, PLAYER_IN_PLAY, also for somebody who has left
 */
export const setMarkerAtBoard = (
  ctx: ServiceContext,
  { matchId, markerId }: z.output<typeof setMarkerInput>,
): Promise<void> =>
  changeHere(ctx, matchId, async (tx, { tablet, match }) => {
    const { host } = tablet;
    if (markerId === match.markerId) return;
    if (markerId !== null) {
      const free = await host.listMarkers(ctx, tx, tablet, match);
      if (!free.some(({ id }) => id === markerId)) throw new AppError('PLAYER_IN_PLAY');
    }
    await host.setMarker(tx, match, markerId);
  });
