import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { callingNext } from '../core/calling.ts';
import { takenBy } from '../core/in-play.service.ts';
import { changeByHouse } from '../core/lock.service.ts';
import { tellSoon } from '../notifications/called.service.ts';
import { listCalling } from './evening-write.queries.ts';
import { placeMatch } from './place.service.ts';
import { nextCall, soonCalled } from './queue.ts';
import { readStanding } from './standing.service.ts';

/** Another tournament may call the same players at the same moment; then they are busy at the next look. */
const ATTEMPTS = 5;

/**
 * Calls the next match to the next free board, if there are both. The change itself asks for the next call, so each
 * transaction takes only one board. When nothing more can be called, those who come next are told.
 */
export async function callNext(
  deps: Deps,
  { tournamentId }: { tournamentId: number },
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { evening, boards, standing } = await readStanding(
      deps.db,
      tournamentId,
      deps.clock.now(),
    );
    if (evening.status !== 'active') return;
    if (!evening.isCalling || nextCall(standing) === undefined) {
      const inUse = boards.filter(({ isInUse }) => isInUse).length;
      const soon = soonCalled(standing, inUse).map(({ id }) => id);
      await withTransaction(deps.db, (tx) => tellSoon(deps, tx, tournamentId, soon));
      return;
    }
    try {
      await callOne(deps, tournamentId);
      return;
    } catch (error) {
      if (takenBy(error) === undefined || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Behind the tournament's lock, where what was seen before may no longer hold. */
const callOne = (deps: Deps, tournamentId: number): Promise<void> =>
  changeByHouse(deps, tournamentId, async (tx) => {
    const { evening, boards, standing } = await readStanding(tx, tournamentId, deps.clock.now());
    if (evening.status !== 'active' || !evening.isCalling) return;
    const next = nextCall(standing);
    const board = boards.find(({ id }) => id === next?.boardId);
    if (!next || !board) return;
    const placed = { ...next, tournamentId, board, calledBy: null };
    await placeMatch(deps, tx, placed, { isPlaying: false });
  });

/** Looks at all running tournaments where a board is free: somebody may have rested, or be back from elsewhere. */
export async function callEverywhere({ db }: Pick<Deps, 'db'>): Promise<void> {
  const tournaments = await listCalling(db, {});
  await addJobs(
    db,
    tournaments.map(({ id }) => callingNext(id)),
  );
}
