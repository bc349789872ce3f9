import type { Executor } from '@oche/db';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import * as queries from './evening.queries.ts';
import type { QueuedMatch, Standing } from './queue.ts';

type Evening = NonNullable<Awaited<ReturnType<typeof queries.getEvening.first>>>;
export type EveningBoard = Awaited<ReturnType<typeof queries.listBoards>>[number];

interface EveningNow {
  evening: Evening;
  boards: readonly EveningBoard[];
  standing: Standing;
}

/** Boards, queue and players of a tournament as they stand, and as the rules need them. */
export async function readStanding(
  db: Executor,
  tournamentId: number,
  now: Date,
): Promise<EveningNow> {
  // one after the other: a transaction has one connection
  const evening = await queries.getEvening.first(db, { tournamentId });
  if (!evening) throw new Error(`there is no tournament ${tournamentId}`);
  const boards = await queries.listBoards(db, { tournamentId });
  const open = await queries.listOpen(db, { tournamentId });
  const entries = await queries.listReadiness(db, { tournamentId });
  return {
    evening,
    boards,
    standing: {
      now: now.getTime(),
      rest: evening.restMinutes * MINUTE_MS,
      marker: evening.marker,
      boards: boards.map(({ id, isInUse, isTaken, matchId, lastCallId, winner, loser }) => ({
        id,
        isFree: isInUse && !isTaken && matchId === null,
        last: lastCallId === null ? null : { winner, loser },
      })),
      matches: open.flatMap(({ a, b, ...match }): QueuedMatch[] =>
        a === null || b === null ? [] : [{ ...match, entries: [a, b] }],
      ),
      busy: new Set(entries.flatMap(({ id, isBusy }) => (isBusy ? [id] : []))),
      gone: new Set(entries.flatMap(({ id, isGone }) => (isGone ? [id] : []))),
      playedUntil: new Map(
        entries.flatMap(({ id, playedUntil }) =>
          playedUntil === null ? [] : [[id, Date.parse(playedUntil)]],
        ),
      ),
      wishes: new Map(
        entries.flatMap(({ id, boardId }) => (boardId === null ? [] : [[id, boardId]])),
      ),
    },
  };
}
