import { type DealSide, OFFER_HOURS, RESERVED_DAYS } from '@oche/validators/market/deal-limits';
import {
  daysLater,
  ended,
  type Facts,
  hoursLater,
  itemTo,
  laterOf,
  type OfferFacts,
  openOffers,
  otherSide,
  type Refusal,
  type Verdict,
} from './facts.ts';

/** Why nothing can be offered for an item now; a reserved one takes offers that wait. */
function itemRefusal({ item }: Facts): Refusal | null {
  if (item.review !== null || item.status === 'draft' || item.status === 'deleted') {
    return 'ITEM_NOT_FOUND';
  }
  if (item.intent === 'wanted') return 'OFFER_ON_WANTED';
  if (item.status === 'sold') return 'ITEM_SOLD';
  return item.status === 'active' || item.status === 'reserved' ? null : 'ITEM_PAUSED';
}

/** Only what nobody else has can be agreed on. */
const agreeRefusal = (facts: Facts): Refusal | null =>
  itemRefusal(facts) ?? (facts.item.status === 'reserved' ? 'OFFER_ITEM_RESERVED' : null);

function amountRefusal({ item }: Facts, amountCents: number): Refusal | null {
  const price = item.priceCents ?? 0;
  if (amountCents > price && !item.takesMore) return 'OFFER_TOO_HIGH';
  return amountCents < price && !item.takesOffers ? 'OFFER_FIXED_PRICE' : null;
}

/** It stands 48 hours; while somebody else has the item, that long after the reservation. */
function expiryOf({ now, deal, item }: Facts): string {
  const from = item.status === 'reserved' ? (deal?.reservedUntil ?? null) : null;
  return hoursLater(laterOf(from, now), OFFER_HOURS);
}

/** A buyer's offer. If the seller has an open one, it is the answer to that. */
export function makeOffer(
  facts: Facts,
  { buyerId, amountCents }: { buyerId: string; amountCents: number },
): Verdict {
  const { item, deal } = facts;
  if (buyerId === item.sellerId) return 'OWN_ITEM';
  const refusal = itemRefusal(facts) ?? amountRefusal(facts, amountCents);
  if (refusal) return refusal;
  if (item.status === 'reserved' && deal?.buyerId === buyerId) return 'OFFER_ACCEPTED_ALREADY';
  const open = openOffers(facts).find((offer) => offer.buyerId === buyerId);
  if (open?.by === 'buyer') return 'OFFER_OPEN_ALREADY';
  return replaced(facts, open, { buyerId, by: 'buyer', amountCents });
}

const replaced = (
  facts: Facts,
  answered: OfferFacts | undefined,
  offer: Pick<OfferFacts, 'buyerId' | 'by' | 'amountCents'>,
): Verdict => [
  ...ended(answered ? [answered] : [], 'countered'),
  { change: 'offer', ...offer, answersId: answered?.id ?? null, expiresAt: expiryOf(facts) },
];

interface OnOffer {
  /** who does it */
  side: DealSide;
  offerId: number;
}

/** @returns the open offer that this side has made, or that it can answer; else why not */
function open(facts: Facts, offerId: number, by: DealSide): OfferFacts | Refusal {
  const offer = facts.offers.find(({ id }) => id === offerId);
  if (!offer || !openOffers(facts).includes(offer)) return 'OFFER_NOT_OPEN';
  return offer.by === by ? offer : 'OFFER_NOT_YOURS';
}

/** Another amount instead; the offer that it answers no longer stands. */
export function counterOffer(
  facts: Facts,
  { side, offerId, amountCents }: OnOffer & { amountCents: number },
): Verdict {
  const offer = open(facts, offerId, otherSide(side));
  if (typeof offer === 'string') return offer;
  const refusal = agreeRefusal(facts) ?? amountRefusal(facts, amountCents);
  if (refusal) return refusal;
  return replaced(facts, offer, { buyerId: offer.buyerId, by: side, amountCents });
}

/** Reserves the item for the buyer; all other offers are declined. */
export function acceptOffer(
  facts: Facts,
  { side, offerId, days = RESERVED_DAYS }: OnOffer & { days?: number | undefined },
): Verdict {
  const offer = open(facts, offerId, otherSide(side));
  if (typeof offer === 'string') return offer;
  const refusal = agreeRefusal(facts);
  if (refusal) return refusal;
  const others = openOffers(facts).filter(({ id }) => id !== offerId);
  return [
    itemTo('reserved'),
    ...ended([offer], 'accepted'),
    {
      change: 'deal',
      deal: {
        ...NOTHING_YET,
        buyerId: offer.buyerId,
        offerId,
        priceCents: offer.amountCents,
        status: 'reserved',
        reservedUntil: daysLater(facts.now, days),
      },
      news: 'deal-accepted',
    },
    ...ended(others, 'declined'),
  ];
}

/** Changes of a deal that come later. */
export const NOTHING_YET = {
  reservedUntil: null,
  handover: null,
  loungeId: null,
  meetsAt: null,
  meetingBy: null,
  meetingAgreedAt: null,
  handedOverAt: null,
  buyerConfirmedAt: null,
  sellerConfirmedAt: null,
  completedAt: null,
  cancelledAt: null,
  cancelledBy: null,
  disputedFrom: null,
} as const;

export function declineOffer(facts: Facts, { side, offerId }: OnOffer): Verdict {
  const offer = open(facts, offerId, otherSide(side));
  return typeof offer === 'string' ? offer : ended([offer], 'declined');
}

export function withdrawOffer(facts: Facts, { side, offerId }: OnOffer): Verdict {
  const offer = open(facts, offerId, side);
  return typeof offer === 'string' ? offer : ended([offer], 'withdrawn');
}
