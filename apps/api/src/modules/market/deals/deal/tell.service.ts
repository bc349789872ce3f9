import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import type { Deps } from '../../../../lib/deps.ts';
import { notifyAll, telling } from '../../../notifications/index.ts';
import * as kinds from '../notifications/deal.notifications.ts';
import '../../market.events.ts';
import type { DealNews, Facts } from '../rules/facts.ts';
import type { Doing, Written } from './written.ts';

const KIND_OF: Record<DealNews, typeof kinds.dealHandover> = {
  'deal-accepted': kinds.offerAccepted,
  'deal-sold': kinds.dealHandover,
  'deal-cancelled': kinds.dealCancelled,
  'deal-overdue': kinds.dealCancelled,
  'deal-address': kinds.dealHandover,
  'deal-meeting-proposed': kinds.dealMeeting,
  'deal-meeting-agreed': kinds.dealMeeting,
  'deal-meeting-off': kinds.dealMeeting,
  'deal-handed-over': kinds.dealHandover,
  'deal-completed': kinds.dealHandover,
  'deal-taken-back': kinds.dealHandover,
  'deal-disputed': kinds.dealDispute,
  'deal-upheld': kinds.dealDispute,
  'deal-refunded': kinds.dealDispute,
  'deal-returned': kinds.dealDispute,
  'deal-dismissed': kinds.dealDispute,
};

/** Tells those whom it concerns, and the house, what has changed; never who has done it. */
export async function tellChanges(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  facts: Facts,
  written: readonly Written[],
  { actorId }: Doing,
): Promise<void> {
  const told = written.flatMap((one) => tellingsOf(facts, one, actorId));
  await notifyAll(ctx, tx, told);
  for (const { change, id } of written) {
    if (change.change !== 'deal' && change.change !== 'set') continue;
    await ctx.events.publish(tx, 'deal.changed', { dealId: id });
    const isDone = change.change === 'set' && change.set.status === 'completed';
    if (isDone) await ctx.events.publish(tx, 'deal.completed', { dealId: id });
  }
}

type NewTelling = ReturnType<typeof telling>;

function tellingsOf(
  { item, deal }: Facts,
  { change, id }: Written,
  actorId: string | null,
): NewTelling[] {
  const others = (buyerId: string) => [buyerId, item.sellerId].filter((one) => one !== actorId);
  const eventId = randomUUID();
  switch (change.change) {
    case 'offer': {
      const kind = change.answersId === null ? kinds.offerReceived : kinds.offerCountered;
      const recipientIds = others(change.buyerId);
      return [telling(kind, { eventId, actorId, recipientIds, payload: { offerId: id } })];
    }
    case 'end':
      if (change.status !== 'declined') return [];
      // if somebody else gets the item, it is the buyers who hear that they don't
      return change.offers
        .filter(({ status }) => status === 'pending')
        .map(({ id: offerId, buyerId }) =>
          telling(kinds.offerDeclined, {
            eventId: randomUUID(),
            recipientIds: [actorId === buyerId ? item.sellerId : buyerId],
            payload: { offerId },
          }),
        );
    case 'deal':
    case 'set': {
      const buyerId = change.change === 'deal' ? change.deal.buyerId : deal?.buyerId;
      const { news } = change;
      if (news === null || buyerId === undefined) return [];
      const recipientIds = others(buyerId);
      return [telling(KIND_OF[news], { eventId, recipientIds, payload: { dealId: id, news } })];
    }
    case 'item':
      return [];
  }
}
