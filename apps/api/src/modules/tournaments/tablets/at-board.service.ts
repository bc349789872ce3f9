import type { Executor } from '@oche/db';
import type {
  AtBoardOutput,
  atBoardMatchInput,
  MarkerListOutput,
  reportAtBoardInput,
  setMarkerInput,
  startAtBoardInput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { refuseTaken } from '../core/in-play.service.ts';
import { changeByHouse } from '../core/lock.service.ts';
import { passMarking } from '../evening/marker.service.ts';
import { readStanding } from '../evening/standing.service.ts';
import { getPlayed } from '../matches/course.queries.ts';
import { listEntrants } from '../matches/entrants.queries.ts';
import { formatFor } from '../matches/formats.ts';
import { readFormats } from '../matches/matches.service.ts';
import { startIn } from '../results/live.service.ts';
import { markResult } from '../results/marker.service.ts';
import { nextHere } from './next-here.ts';
import { requireTablet, type Tablet } from './tablet.service.ts';
import * as queries from './tablets.queries.ts';

type Entrant = Awaited<ReturnType<typeof listEntrants>>[number];
type Here = NonNullable<Awaited<ReturnType<typeof queries.getMatchHere.first>>>;

/**
 * What the tablet of a board shows: the match that is called there, else who comes next, and the result before.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER
 */
export async function getAtBoard(ctx: ServiceContext): Promise<AtBoardOutput> {
  const { db, clock, board } = ctx;
  const tablet = await requireTablet(ctx, db);
  await noteSeen(ctx, tablet);
  const { tournamentId, boardId, revision, status } = tablet;
  const now = clock.now();
  const [here, last, { standing }, nameOf, played, formats] = await Promise.all([
    queries.getMatchHere.first(db, { boardId }),
    queries.getLastHere.first(db, { tournamentId, boardId }),
    readStanding(db, tournamentId, now),
    readNames(db, tournamentId),
    getPlayed.first(db, { tournamentId }),
    readFormats(db, tournamentId),
  ]);
  const next = here || status !== 'active' ? undefined : nextHere(boardId, standing);
  return {
    // a tablet that is paired again starts afresh
    key: board?.tokenHash.slice(0, 16) ?? '',
    revision,
    tournament: { id: tournamentId, name: tablet.tournamentName, status },
    board: { id: boardId, name: tablet.boardName },
    match: here
      ? {
          id: here.id,
          number: here.number,
          status: here.status,
          names: [nameOf(here.a), nameOf(here.b)],
          gameId: here.gameId,
          marker:
            here.markerId === null ? null : { id: here.markerId, name: nameOf(here.markerId) },
          format: formatFor(formats, here),
          hasScorer: played?.rules != null,
        }
      : null,
    next: next
      ? {
          number: next.match.number,
          names: [nameOf(next.match.entries[0]), nameOf(next.match.entries[1])],
          until: next.until === null ? null : new Date(next.until).toISOString(),
        }
      : null,
    last:
      last && last.scoreA !== null && last.scoreB !== null
        ? {
            number: last.number,
            names: [nameOf(last.a), nameOf(last.b)],
            score: [last.scoreA, last.scoreB],
            winner: last.winner,
            gameId: here || last.source === 'organiser' ? null : last.gameId,
          }
        : null,
  };
}

/** Organisers see to the minute whether it is there. */
async function noteSeen(
  { db, clock, board }: ServiceContext,
  { seenAt }: Pick<Tablet, 'seenAt'>,
): Promise<void> {
  const now = clock.now();
  const isFresh = seenAt !== null && now.getTime() - Date.parse(seenAt) < MINUTE_MS / 2;
  if (board && !isFresh) await queries.noteSeen(db, { tokenHash: board.tokenHash, now });
}

const nameIn = ({ name, players }: Entrant): string =>
  name ?? players.map((player) => player.name).join(' / ');

async function readNames(db: Executor, tournamentId: number) {
  const entrants = await listEntrants(db, { tournamentId, viewerId: '' });
  const names = new Map(entrants.map((entrant) => [entrant.id, nameIn(entrant)]));
  return (entry: number | null) => (entry === null ? '' : (names.get(entry) ?? ''));
}

/** @throws AppError MATCH_ELSEWHERE */
async function requireHere(db: Executor, { boardId }: Tablet, matchId: number): Promise<Here> {
  const here = await queries.getMatchHere.first(db, { boardId });
  if (here?.id !== matchId) throw new AppError('MATCH_ELSEWHERE');
  return here;
}

/**
 * Lets the match be scored that is called to this board. Asking again gives the same game.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, MATCH_ELSEWHERE, MATCH_NOT_READY, NO_SCORER
 */
export async function startAtBoard(
  ctx: ServiceContext,
  { matchId, first }: z.output<typeof startAtBoardInput>,
): Promise<{ gameId: number }> {
  const { tournamentId } = await requireTablet(ctx, ctx.db);
  let gameId = 0;
  await changeByHouse(ctx, tournamentId, async (tx) => {
    const tablet = await requireTablet(ctx, tx);
    await requireHere(tx, tablet, matchId);
    gameId = await startIn(ctx, tx, {
      tournamentId,
      matchId,
      first,
      createdBy: tablet.pairedBy,
    });
  });
  return { gameId };
}

/**
 * The result of a match whose throws aren't scored; it counts at once.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, MATCH_ELSEWHERE, MATCH_NOT_READY, SCORE_IMPOSSIBLE
 */
export async function reportAtBoard(
  ctx: ServiceContext,
  { matchId, score }: z.output<typeof reportAtBoardInput>,
): Promise<void> {
  const { tournamentId } = await requireTablet(ctx, ctx.db);
  await changeByHouse(ctx, tournamentId, async (tx) => {
    await requireHere(tx, await requireTablet(ctx, tx), matchId);
    await markResult(ctx, tx, { tournamentId, matchId, score, by: null });
  });
}

/**
 * Who could mark the match at this board: those who neither play nor mark, also elsewhere.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, MATCH_ELSEWHERE
 */
export async function listMarkers(
  ctx: ServiceContext,
  { matchId }: z.output<typeof atBoardMatchInput>,
): Promise<MarkerListOutput> {
  const tablet = await requireTablet(ctx, ctx.db);
  const here = await requireHere(ctx.db, tablet, matchId);
  return freeFor(ctx.db, tablet, here, ctx.clock.now());
}

async function freeFor(
  db: Executor,
  { tournamentId }: Tablet,
  { a, b }: Here,
  now: Date,
): Promise<MarkerListOutput> {
  const { standing } = await readStanding(db, tournamentId, now);
  const entrants = await listEntrants(db, { tournamentId, viewerId: '' });
  return entrants
    .filter(({ id }) => id !== a && id !== b && !standing.busy.has(id) && !standing.gone.has(id))
    .map((entrant) => ({ id: entrant.id, name: nameIn(entrant) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'de', { numeric: true }));
}

/**
 * Says who marks the match at this board; null: nobody of those who are entered.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, MATCH_ELSEWHERE, PLAYER_IN_PLAY, also for somebody who has left
 */
export async function setMarkerAtBoard(
  ctx: ServiceContext,
  { matchId, entryId }: z.output<typeof setMarkerInput>,
): Promise<void> {
  const { tournamentId } = await requireTablet(ctx, ctx.db);
  await changeByHouse(ctx, tournamentId, async (tx) => {
    const tablet = await requireTablet(ctx, tx);
    const here = await requireHere(tx, tablet, matchId);
    if (entryId === here.markerId) return;
    const free = entryId === null ? [] : await freeFor(tx, tablet, here, ctx.clock.now());
    if (entryId !== null && !free.some(({ id }) => id === entryId)) {
      throw new AppError('PLAYER_IN_PLAY');
    }
    await passMarking(tx, matchId, entryId);
  }).catch(refuseTaken);
}
