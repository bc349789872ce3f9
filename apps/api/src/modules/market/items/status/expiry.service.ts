import { attempt, withTransaction } from '@oche/db';
import type { Deps } from '../../../../lib/deps.ts';
import { eventIdOf } from '../../../../lib/events/event-id.ts';
import type { NewJob } from '../../../../lib/jobs/jobs.ts';
import { DAY_MS, isoOf } from '../../../../lib/time/wall-clock.ts';
import { notifyAll, notifyLater, telling } from '../../../notifications/index.ts';
import { deleteDraft } from '../draft/draft.queries.ts';
import { dropPictures } from '../pictures/picture.service.ts';
import { adExpired, adExpiring, REMIND_DAYS } from './status.notifications.ts';
import { expireItems, listForgotten } from './status.queries.ts';
import '../../market.events.ts';

/** A draft that nobody has touched for this long is thrown away. */
const FORGOTTEN_DAYS = 90;

interface Running {
  id: number;
  sellerId: string;
  expiresAt: string;
}

/** Reminds the seller before an ad runs out, unless it is renewed, sold or gone by then. */
export const remindOf = ({ id, sellerId, expiresAt }: Running): NewJob =>
  notifyLater(
    adExpiring,
    {
      eventId: eventIdOf(`market.expiring ${id} ${expiresAt}`),
      recipientIds: [sellerId],
      payload: { itemId: id },
    },
    new Date(Date.parse(expiresAt) - REMIND_DAYS * DAY_MS),
  );

/** Ends all ads whose time is over, and tells their sellers. */
export async function endItems(deps: Deps): Promise<void> {
  while (await expireSome(deps)) {
    // the next ones
  }
}

async function expireSome(deps: Deps): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const over = await expireItems(tx, { now: deps.clock.now().toISOString() });
    for (const { id } of over) await deps.events.publish(tx, 'item.changed', { itemId: id });
    const tellings = over.map(({ id, sellerId, expiresAt }) =>
      telling(adExpired, {
        eventId: eventIdOf(`market.expired ${id} ${expiresAt}`),
        recipientIds: [sellerId],
        payload: { itemId: id },
      }),
    );
    if (tellings.length > 0) await notifyAll(deps, tx, tellings);
    return over.length > 0;
  });
}

/**
 * Throws away drafts that nobody goes on with, some at a time; one that can't be thrown away doesn't hold up the
 * others.
 */
export async function tidyDrafts({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = isoOf(clock.now().getTime() - FORGOTTEN_DAYS * DAY_MS);
  await withTransaction(db, async (tx) => {
    for (const { id, sellerId } of await listForgotten(tx, { before })) {
      const outcome = await attempt(tx, async () => {
        await dropPictures(tx, id, sellerId);
        await deleteDraft(tx, { id, sellerId });
      });
      if ('error' in outcome) log.error({ err: outcome.error, itemId: id }, 'a draft stays');
    }
  });
}
