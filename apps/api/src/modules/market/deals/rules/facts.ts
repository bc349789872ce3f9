import type { ErrorCodeOf } from '@oche/validators/errors';
import type {
  DealEnder,
  DealSide,
  DealStatus,
  Handover,
  OfferStatus,
} from '@oche/validators/market/deal-limits';
import type { ItemIntent, ItemReview, ItemStatus } from '@oche/validators/market/limits';

/*
 * Offers and deals about one item are a state machine without I/O: from the facts and a command comes
 * either the code of a refusal, or what changes. Services load the facts under the item's lock and
 * write the changes. Times are ISO texts.
 */

export interface ItemFacts {
  id: number;
  sellerId: string;
  intent: ItemIntent;
  status: ItemStatus;
  review: ItemReview | null;
  /** what is asked for it; null only for drafts */
  priceCents: number | null;
  takesOffers: boolean;
  takesMore: boolean;
  ships: boolean;
  meets: boolean;
}

export interface OfferFacts {
  id: number;
  buyerId: string;
  by: DealSide;
  amountCents: number;
  status: OfferStatus;
  expiresAt: string;
}

export interface DealFacts {
  id: number;
  buyerId: string;
  /** what was agreed on */
  priceCents: number;
  /** null: sold to a named buyer without an offer */
  offerId: number | null;
  status: DealStatus;
  reservedUntil: string | null;
  handover: Handover | null;
  loungeId: number | null;
  meetsAt: string | null;
  meetingBy: DealSide | null;
  meetingAgreedAt: string | null;
  handedOverAt: string | null;
  buyerConfirmedAt: string | null;
  sellerConfirmedAt: string | null;
  completedAt: string | null;
  cancelledAt: string | null;
  cancelledBy: DealEnder | null;
  /** what it was before it was disputed; null as long as it never was */
  disputedFrom: DealStatus | null;
}

/** All that the rules need to know about an item. */
export interface Facts {
  now: string;
  item: ItemFacts;
  /** those that stand */
  offers: readonly OfferFacts[];
  /** the one that holds the item, or has ended with it; null when there is none */
  deal: DealFacts | null;
}

/** What a card in the conversation says of a deal. */
export type DealNews =
  | 'deal-accepted'
  | 'deal-sold'
  | 'deal-cancelled'
  | 'deal-overdue'
  | 'deal-address'
  | 'deal-meeting-proposed'
  | 'deal-meeting-agreed'
  | 'deal-meeting-off'
  | 'deal-handed-over'
  | 'deal-completed'
  | 'deal-taken-back'
  | 'deal-disputed'
  | 'deal-upheld'
  | 'deal-refunded'
  | 'deal-returned'
  | 'deal-dismissed';

interface NewOffer {
  change: 'offer';
  buyerId: string;
  by: DealSide;
  amountCents: number;
  answersId: number | null;
  expiresAt: string;
}
/** Offers that no longer stand, or stand again after an undone decision. */
export interface EndedOffers {
  change: 'end';
  offers: readonly OfferFacts[];
  status: OfferStatus;
}
export interface NewDeal {
  change: 'deal';
  deal: Omit<DealFacts, 'id'>;
  news: DealNews;
}
export interface ChangedDeal {
  change: 'set';
  set: Partial<Omit<DealFacts, 'id' | 'buyerId' | 'offerId' | 'priceCents'>>;
  news: DealNews | null;
}
export interface ChangedItem {
  change: 'item';
  to: 'reserved' | 'active' | 'sold';
  /** what it went for */
  cents: number;
}
export type Change = NewOffer | EndedOffers | NewDeal | ChangedDeal | ChangedItem;

export type Refusal =
  | ErrorCodeOf<'marketDeals'>
  | Extract<ErrorCodeOf<'market'>, 'ITEM_NOT_FOUND' | 'ITEM_SOLD' | 'OWN_ITEM'>;
export type Verdict = Refusal | readonly Change[];

export const otherSide = (side: DealSide): DealSide => (side === 'buyer' ? 'seller' : 'buyer');

const HOUR_MS = 3_600_000;
export const hoursLater = (from: string, hours: number): string =>
  new Date(Date.parse(from) + hours * HOUR_MS).toISOString();
export const secondsLater = (from: string, seconds: number): string =>
  new Date(Date.parse(from) + seconds * 1000).toISOString();
export const daysLater = (from: string, days: number): string => hoursLater(from, days * 24);
export const laterOf = (a: string | null, b: string): string => (a !== null && a > b ? a : b);

export const itemTo = (to: ChangedItem['to'], cents = 0): ChangedItem => ({
  change: 'item',
  to,
  cents,
});

/** Offers that still wait for an answer, by the clock. */
export const openOffers = ({ offers, now }: Facts): OfferFacts[] =>
  offers.filter(({ status, expiresAt }) => status === 'pending' && expiresAt > now);

/** @returns no change when there are no such offers */
export const ended = (offers: readonly OfferFacts[], status: OfferStatus): EndedOffers[] =>
  offers.length > 0 ? [{ change: 'end', offers, status }] : [];
