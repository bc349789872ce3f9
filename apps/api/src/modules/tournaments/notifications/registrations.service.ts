import type { Tx } from '@oche/db';
import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import { announce } from '../../notifications/index.ts';
import { registrations } from './tournaments.notifications.ts';

interface Window {
  tournamentId: number;
  /** ISO time */
  until: string;
}

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'tournaments.registrations': Window;
  }
}

/** New registrations are told together, at most this often. */
const WINDOW_MS = 15 * 60_000;

/** Organisers hear of a registration at the next quarter of an hour, with all others until then. */
export async function planRegistrations(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  tournamentId: number,
): Promise<void> {
  const runAt = new Date((Math.floor(clock.now().getTime() / WINDOW_MS) + 1) * WINDOW_MS);
  const key = `tournaments.registrations ${tournamentId}`;
  const window = { tournamentId, until: runAt.toISOString() };
  await addJob(tx, 'tournaments.registrations', window, { runAt, key });
}

export async function tellRegistrations(
  deps: Deps,
  { tournamentId, until }: Window,
): Promise<void> {
  await withTransaction(deps.db, (tx) =>
    announce(tx, registrations, {
      eventId: eventIdOf(`tournaments.registrations ${tournamentId} ${until}`),
      payload: { tournamentId },
    }),
  );
}
