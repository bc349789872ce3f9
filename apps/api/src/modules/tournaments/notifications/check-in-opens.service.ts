import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import { announce } from '../../notifications/index.ts';
import * as queries from './told.queries.ts';
import { checkInOpen } from './tournaments.notifications.ts';

interface Opening {
  tournamentId: number;
  /** ISO time */
  opensAt: string;
}

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'tournaments.checkInOpens': Opening;
  }
}

/** Tells all who are in when the check-in opens. One job a tournament: a later moment replaces it. */
export async function planCheckIn(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  tournamentId: number,
  opensAt: string | undefined,
): Promise<void> {
  if (opensAt === undefined || opensAt <= clock.now().toISOString()) return;
  const options = { runAt: new Date(opensAt), key: `tournaments.checkInOpens ${tournamentId}` };
  await addJob(tx, 'tournaments.checkInOpens', { tournamentId, opensAt }, options);
}

/** Does nothing if the moment was changed, or the tournament is no longer to come. */
export async function tellCheckInOpen(deps: Deps, opening: Opening): Promise<void> {
  const { tournamentId, opensAt } = opening;
  await withTransaction(deps.db, async (tx) => {
    if (!(await queries.getOpening.first(tx, opening))) return;
    await announce(tx, checkInOpen, {
      eventId: eventIdOf(`tournaments.checkInOpen ${tournamentId} ${opensAt}`),
      payload: { tournamentId },
    });
  });
}
