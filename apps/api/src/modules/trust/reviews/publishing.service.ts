import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { notify } from '../../notifications/index.ts';
import '../trust.events.ts';
import { publishDue } from './review.queries.ts';
import { reviewPublished } from './reviews.notifications.ts';

type Publishing = Pick<Deps, 'db' | 'clock' | 'events'>;

/** Reviews that are published in one transaction. */
const SLICE = 100;

/** Tells of reviews that everybody can read from now on. */
export async function publish(
  deps: Omit<Publishing, 'db'>,
  tx: Tx,
  reviews: readonly { id: number; subjectId: string }[],
): Promise<void> {
  for (const { id, subjectId } of reviews) {
    await deps.events.publish(tx, 'review.published', { reviewId: id });
    await notify(deps, tx, reviewPublished, {
      eventId: randomUUID(),
      recipientIds: [subjectId],
      payload: { reviewId: id },
    });
  }
}

/** Publishes what waited in vain for the other side. */
export async function publishDueReviews(deps: Publishing): Promise<void> {
  for (;;) {
    const published = await withTransaction(deps.db, async (tx) => {
      const now = deps.clock.now().toISOString();
      const due = await publishDue(tx, { now, limit: SLICE });
      await publish(deps, tx, due);
      return due;
    });
    if (published.length < SLICE) return;
  }
}
