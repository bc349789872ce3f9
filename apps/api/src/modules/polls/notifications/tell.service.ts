import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { announce } from '../../notifications/index.ts';
import { pollClosed, pollOpened } from './polls.notifications.ts';
import { takeClosed, takeOpened } from './told.queries.ts';

/** Tells of pinned polls that have opened or ended since the last minute, also by an admin's hand. */
export async function tellOfPolls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString();
  const since = new Date(clock.now().getTime() - DAY_MS).toISOString();
  await withTransaction(db, async (tx) => {
    for (const { id, at } of await takeOpened(tx, { now })) {
      const eventId = eventIdOf(`polls.opened ${id} ${at}`);
      await announce(tx, pollOpened, { eventId, payload: { pollId: id } });
    }
    for (const { id, at } of await takeClosed(tx, { now, since })) {
      const eventId = eventIdOf(`polls.closed ${id} ${at}`);
      await announce(tx, pollClosed, { eventId, payload: { pollId: id } });
    }
  });
}
