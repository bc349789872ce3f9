import { withTransaction } from '@oche/db';
import { CONFIRM_DAYS, OFFER_WARNING_HOURS } from '@oche/validators/market/deal-limits';
import type { Deps } from '../../../../lib/deps.ts';
import { eventIdOf } from '../../../../lib/events/event-id.ts';
import { eachAlone } from '../../../../lib/jobs/each-alone.ts';
import { notifyAll, telling } from '../../../notifications/index.ts';
import { dealEnding, offerExpiring } from '../notifications/deal.notifications.ts';
import { settle } from '../rules/deals.ts';
import { daysLater, hoursLater } from '../rules/facts.ts';
import { lockFacts, write } from './change.service.ts';
import * as queries from './due.queries.ts';

type Due = Pick<Deps, 'db' | 'clock' | 'events'>;

/**
 * Notes what the clock has ended: offers without an answer, reservations, and silence after a handover. An item that
 * can't be settled doesn't hold up the others.
 */
export async function settleDeals(ctx: Due & Pick<Deps, 'log'>): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const silentSince = daysLater(now, -CONFIRM_DAYS);
  await eachAlone(
    await queries.listDueItems(ctx.db, { now, silentSince }),
    ({ itemId }) =>
      withTransaction(ctx.db, async (tx) => {
        const facts = await lockFacts(ctx, tx, itemId);
        if (facts) await write(ctx, tx, facts, settle(facts), { actorId: null, side: null });
      }),
    ({ itemId }, error) =>
      ctx.log.error({ err: error, itemId }, 'offers and deals of an item could not be settled'),
  );
}

/** A day before a reservation ends on its own. */
const ENDING_HOURS = 24;

/** Tells who has to answer, and who has reserved something, that time runs out; each once. */
export async function remindOfDeals(ctx: Due): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const [offers, deals] = await Promise.all([
    queries.listExpiringOffers(ctx.db, { now, soon: hoursLater(now, OFFER_WARNING_HOURS) }),
    queries.listEndingDeals(ctx.db, { now, soon: hoursLater(now, ENDING_HOURS) }),
  ]);
  await withTransaction(ctx.db, (tx) =>
    notifyAll(ctx, tx, [
      ...offers.map(({ id, answererId }) =>
        telling(offerExpiring, {
          eventId: eventIdOf(`market.expiring ${id}`),
          recipientIds: [answererId],
          payload: { offerId: id },
        }),
      ),
      ...deals.map(({ id, buyerId, sellerId, reservedUntil }) =>
        telling(dealEnding, {
          eventId: eventIdOf(`market.ending ${id} ${reservedUntil}`),
          recipientIds: [buyerId, sellerId],
          payload: { dealId: id, news: 'deal-ending' },
        }),
      ),
    ]),
  );
}
