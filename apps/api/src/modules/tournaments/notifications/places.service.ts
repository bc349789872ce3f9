import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import { announce } from '../../notifications/index.ts';
import { placed } from './placed.notifications.ts';
import * as queries from './told.queries.ts';

interface End {
  tournamentId: number;
  /** ISO time */
  completedAt: string;
}

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'tournaments.tellPlaces': End;
  }
}

/** How long the last result can be corrected before everybody hears where they have ended. */
const CORRECTED_MS = 2 * 60_000;

/** A reaction: once a tournament is over, everybody will hear of their place. */
export async function planPlaces(
  { db }: Pick<Deps, 'db'>,
  { tournamentId }: { tournamentId: number },
): Promise<void> {
  const end = await queries.getEnd.first(db, { tournamentId });
  if (!end) return;
  await addJob(
    db,
    'tournaments.tellPlaces',
    { tournamentId, completedAt: end.completedAt },
    {
      runAt: new Date(Date.parse(end.completedAt) + CORRECTED_MS),
      key: `tournaments.tellPlaces ${tournamentId}`,
    },
  );
}

/** Does nothing if it goes on, or has ended again. */
export async function tellPlaces(
  { db }: Pick<Deps, 'db'>,
  { tournamentId, completedAt }: End,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const end = await queries.getEnd.first(tx, { tournamentId });
    if (end?.completedAt !== completedAt) return;
    await announce(tx, placed, {
      eventId: eventIdOf(`tournaments.placed ${tournamentId} ${completedAt}`),
      payload: { tournamentId },
    });
  });
}
