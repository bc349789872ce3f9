import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import type { AppError } from '../../../lib/errors.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { isFinalRefusal } from '../../../lib/jobs/final-refusals.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { announce } from '../../notifications/index.ts';
import { feeding } from '../core/feeding.ts';
import { changeByHouse } from '../core/lock.service.ts';
import { finalRefused } from '../notifications/tournaments.notifications.ts';
import { fillFinal } from './fill.service.ts';
import * as queries from './qualifier.queries.ts';

/** Asks for the players of all finals that get some from what is over now: each by a job of its own. */
export async function feedFinals(
  { db }: Pick<Deps, 'db'>,
  {
    tournamentId = null,
    seriesId = null,
  }: { tournamentId?: number | null; seriesId?: number | null },
): Promise<void> {
  const fed = await queries.listFed(db, { tournamentId, seriesId });
  await addJobs(
    db,
    fed.map(({ finalId }) => feeding(finalId)),
  );
}

/** Gives a final its players, behind its lock; twice does no harm. When that is refused, those who run it hear why. */
export async function feedFinal(deps: Deps, { finalId }: { finalId: number }): Promise<void> {
  try {
    await changeByHouse(deps, finalId, (tx) => fillFinal(deps, tx, finalId));
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    await tellRefused(deps, { tournamentId: finalId, code: error.code });
  }
}

/** Once for each reason, and again only if it is still so, or so again, after the final was changed or filled. */
async function tellRefused(
  { db }: Pick<Deps, 'db'>,
  payload: { tournamentId: number; code: AppError['code'] },
): Promise<void> {
  const { tournamentId: finalId, code } = payload;
  const [final, entered] = await Promise.all([
    queries.getChanged.first(db, { id: finalId }),
    queries.listQualified(db, { finalId }),
  ]);
  const state = `${code} ${final?.updatedAt} ${entered.length}`;
  await withTransaction(db, (tx) =>
    announce(tx, finalRefused, {
      eventId: eventIdOf(`tournaments.finalRefused ${finalId} ${state}`),
      payload,
    }),
  );
}
