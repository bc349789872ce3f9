import type { Tx } from '@oche/db';
import type { OfferStatus } from '@oche/validators/market/deal-limits';
import type { Deps } from '../../../../lib/deps.ts';
import { postCard, renewCard } from '../conversation/card.service.ts';
import type { DealNews, Facts } from '../rules/facts.ts';
import type { Doing, Written } from './written.ts';

/** A card in the conversation of a buyer and the seller. */
interface Card {
  buyerId: string;
  kind: string;
  id: number;
  isSpoken: boolean;
}

/** An offer that was countered is answered by the next offer's card, an accepted one by the deal's. */
const ENDED: Partial<Record<OfferStatus, string>> = {
  declined: 'offerdeclined',
  expired: 'offerexpired',
  withdrawn: 'offerwithdrawn',
};

/** Names of cards have only letters. */
const cardKind = (news: DealNews): string => news.replaceAll('-', '');

/** Cards of what has changed, in the order in which it did. */
function cardsOf({ deal }: Pick<Facts, 'deal'>, written: readonly Written[]): Card[] {
  return written.flatMap(({ change, id }): Card[] => {
    switch (change.change) {
      case 'offer':
        return [{ buyerId: change.buyerId, kind: 'offer', id, isSpoken: true }];
      case 'end': {
        const kind = ENDED[change.status];
        // what becomes of an accepted offer is the deal's news
        const told = change.offers.filter(({ status }) => status === 'pending');
        if (!kind) return [];
        return told.map((offer) => ({
          buyerId: offer.buyerId,
          kind,
          id: offer.id,
          isSpoken: false,
        }));
      }
      case 'deal':
        return [{ buyerId: change.deal.buyerId, kind: cardKind(change.news), id, isSpoken: false }];
      case 'set':
        return change.news && deal
          ? [{ buyerId: deal.buyerId, kind: cardKind(change.news), id, isSpoken: false }]
          : [];
      default:
        return [];
    }
  });
}

/**
 * Shows in the conversations what has changed. What the buyer does is shown there as news from the buyer, and so on.
 */
export async function postCards(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  facts: Facts,
  written: readonly Written[],
  { actorId, message }: Doing,
): Promise<void> {
  const { id: itemId, sellerId } = facts.item;
  // a reader with an offer on the screen sees what has become of it
  for (const { change } of written) {
    const offers = change.change === 'end' ? change.offers : [];
    for (const { id, buyerId } of offers) {
      await renewCard(ctx, tx, { itemId, sellerId, buyerId, card: { kind: 'offer', id } });
    }
  }
  for (const { buyerId, kind, id, isSpoken } of cardsOf(facts, written)) {
    const isAmong = actorId === sellerId || actorId === buyerId;
    await postCard(ctx, tx, {
      itemId,
      sellerId,
      buyerId,
      senderId: isAmong ? actorId : null,
      body: isSpoken ? (message ?? '') : '',
      card: { kind, id },
    });
  }
}
