import type { DealSide } from '@oche/validators/market/deal-limits';
import { euroOf } from '@oche/validators/money';
import type { DealNews } from '../rules/facts.ts';

/** An offer that somebody is told of. Names are first names, prices euro. */
export interface ToldOffer {
  id: number;
  conversationId: number;
  title: string;
  /** the recipient's side */
  side: DealSide;
  other: string;
  amount: number;
  price: number;
  message: string | null;
  expiresAt: string;
}

/** What is told of a deal without a change of it: it ends soon, or the moderators ask something. */
export type TimelyNews = 'deal-ending' | 'deal-asked';

/** A deal that somebody is told of, and what was new of it then. */
export interface ToldDeal {
  id: number;
  title: string;
  side: DealSide;
  other: string;
  price: number;
  news: DealNews | TimelyNews;
  reservedUntil: string | null;
  meetsAt: string | null;
  loungeName: string | null;
  timeZone: string | null;
  reason: string | null;
  /** why the moderators have decided so; null as long as they haven't */
  statement: string | null;
}

export type OfferKind = 'received' | 'countered' | 'declined' | 'expiring';
export type DealKind = 'accepted' | 'meeting' | 'handover' | 'cancelled' | 'ending' | 'dispute';

interface Pair {
  buyerId: string;
  buyerName: string;
  sellerName: string;
}
type OfferRow = Pair &
  Omit<ToldOffer, 'side' | 'other' | 'amount' | 'price'> & {
    amountCents: number;
    priceCents: number | null;
  };
type DealRow = Pair & Omit<ToldDeal, 'side' | 'other' | 'price' | 'news'> & { priceCents: number };

export function toldOffer(row: OfferRow, recipientId: string): ToldOffer {
  const { id, conversationId, title, message, expiresAt, buyerId, buyerName, sellerName } = row;
  const side = buyerId === recipientId ? 'buyer' : 'seller';
  return {
    id,
    conversationId,
    title,
    side,
    other: side === 'buyer' ? sellerName : buyerName,
    amount: euroOf(row.amountCents),
    price: euroOf(row.priceCents ?? row.amountCents),
    message,
    expiresAt,
  };
}

export function toldDeal(row: DealRow, recipientId: string, news: ToldDeal['news']): ToldDeal {
  const { buyerId, buyerName, sellerName, priceCents, ...deal } = row;
  const side = buyerId === recipientId ? 'buyer' : 'seller';
  const other = side === 'buyer' ? sellerName : buyerName;
  return { ...deal, side, other, price: euroOf(priceCents), news };
}

export interface Words {
  offerLabels: Record<OfferKind, string>;
  dealLabels: Record<DealKind, string>;
  offerTitles: Record<OfferKind, (told: ToldOffer, amount: string) => string>;
  offerLeads: Record<OfferKind, (told: ToldOffer) => string>;
  dealTitles: Record<ToldDeal['news'], (told: ToldDeal) => string>;
  dealLeads: Record<ToldDeal['news'], (told: ToldDeal) => string>;
  facts: {
    item: string;
    offer: string;
    price: string;
    until: string;
    when: string;
    where: string;
    reason: string;
    message: string;
  };
  offerButton: string;
  dealButton: string;
  footer: string;
}
