import {
  CONFIRM_DAYS,
  CONFIRM_UNDO_GRACE_SECONDS,
  CONFIRM_UNDO_SECONDS,
  type DealEnder,
  type DealSide,
  DISPUTE_DAYS,
  type DisputeOutcome,
  MEETING_DAYS_MAX,
  type OfferStatus,
  RESERVED_DAYS,
} from '@oche/validators/market/deal-limits';
import {
  type Change,
  type ChangedDeal,
  type DealFacts,
  type DealNews,
  daysLater,
  ended,
  type Facts,
  itemTo,
  laterOf,
  openOffers,
  otherSide,
  secondsLater,
  type Verdict,
} from './facts.ts';
import { NOTHING_YET } from './offers.ts';

const set = (deal: ChangedDeal['set'], news: DealNews | null): ChangedDeal => ({
  change: 'set',
  set: deal,
  news,
});

/** What becomes of the accepted offer of a deal that is off. */
const AFTER: Record<DealEnder, OfferStatus> = {
  buyer: 'withdrawn',
  seller: 'declined',
  clock: 'expired',
  moderator: 'declined',
};

/** The deal is off; an item that was kept for the buyer is free again. */
function called(facts: Facts, by: DealEnder, news: DealNews): Change[] {
  const { deal, item, offers, now } = facts;
  const accepted = offers.filter(({ status, id }) => status === 'accepted' && id === deal?.offerId);
  return [
    set({ status: 'cancelled', cancelledAt: now, cancelledBy: by }, news),
    ...ended(accepted, AFTER[by]),
    ...(item.status === 'reserved' ? [itemTo('active')] : []),
  ];
}

/** Both have what they wanted; nobody else can get the item any more. */
function done(facts: Facts, confirmed: ChangedDeal['set'], news: DealNews): Change[] {
  const { item, now, deal } = facts;
  const completedAt = deal?.completedAt ?? now;
  return [
    set({ ...confirmed, status: 'completed', completedAt }, news),
    ...(item.status === 'sold' ? [] : [itemTo('sold', deal?.priceCents)]),
    ...ended(openOffers(facts), 'declined'),
  ];
}

/** What has happened by the clock alone, or by what the seller did with the item. */
export function settle(facts: Facts): readonly Change[] {
  const { offers, item, deal, now } = facts;
  const pending = offers.filter(({ status }) => status === 'pending');
  const isGone = item.status === 'sold' || item.status === 'deleted';
  const [over, open] = [pending.filter(isOver(now)), pending.filter((one) => !isOver(now)(one))];
  return [
    ...ended(over, 'expired'),
    ...(isGone ? ended(open, 'declined') : []),
    ...(deal ? dueOf(facts, deal) : []),
  ];
}

const isOver =
  (now: string) =>
  ({ expiresAt }: { expiresAt: string }) =>
    expiresAt <= now;

function dueOf(facts: Facts, deal: DealFacts): readonly Change[] {
  const { now } = facts;
  if (deal.status === 'reserved' && (deal.reservedUntil ?? now) <= now) {
    return called(facts, 'clock', 'deal-overdue');
  }
  if (deal.status !== 'handed_over' || deal.handedOverAt === null) return [];
  if (daysLater(deal.handedOverAt, CONFIRM_DAYS) > now) return [];
  // a buyer whom the seller has only named has agreed to nothing
  return deal.offerId === null
    ? called(facts, 'clock', 'deal-overdue')
    : done(facts, {}, 'deal-completed');
}

/** Calls it off, as long as nothing was handed over. A buyer can deny what was never agreed. */
export function cancelDeal(facts: Facts, { side }: { side: DealSide }): Verdict {
  const { deal } = facts;
  if (!deal) return 'DEAL_NOT_OPEN';
  const isDenied = deal.offerId === null && side === 'buyer' && deal.status === 'handed_over';
  if (deal.status !== 'reserved' && !isDenied) return 'DEAL_NOT_OPEN';
  return called(facts, side, 'deal-cancelled');
}

/** One side says that it has changed hands; with both it is done. */
export function confirmDeal(facts: Facts, { side }: { side: DealSide }): Verdict {
  const { deal, now } = facts;
  if (deal?.status !== 'reserved' && deal?.status !== 'handed_over') return 'DEAL_NOT_OPEN';
  const own = side === 'buyer' ? 'buyerConfirmedAt' : 'sellerConfirmedAt';
  if (deal[own] !== null) return 'DEAL_CONFIRMED_ALREADY';
  const confirmed = { [own]: now };
  if (deal.status === 'handed_over') return done(facts, confirmed, 'deal-completed');
  return [set({ ...confirmed, status: 'handed_over', handedOverAt: now }, 'deal-handed-over')];
}

/**
 * Takes an own confirmation back that was a slip. A deal that it had completed waits again, and the item is only
 * reserved; what was told meanwhile to those who had offered for it stands. Naming a buyer is no confirmation.
 */
export function takeBackConfirm({ deal, item, now }: Facts, { side }: { side: DealSide }): Verdict {
  const own = side === 'buyer' ? 'buyerConfirmedAt' : 'sellerConfirmedAt';
  if (deal?.status !== 'handed_over' && deal?.status !== 'completed') return 'DEAL_NOT_OPEN';
  const { [own]: at, disputedFrom, offerId, reservedUntil } = deal;
  const isNamed = offerId === null && side === 'seller';
  if (at === null || disputedFrom !== null || isNamed) return 'CONFIRM_STANDS';
  const until = secondsLater(at, CONFIRM_UNDO_SECONDS + CONFIRM_UNDO_GRACE_SECONDS);
  if (until <= now) return 'CONFIRM_STANDS';
  if (deal.status === 'completed') {
    return [
      set({ [own]: null, completedAt: null, status: 'handed_over' }, 'deal-taken-back'),
      ...(offerId !== null && item.status === 'sold' ? [itemTo('reserved')] : []),
    ];
  }
  // its time has stood still since, so that it isn't over at once
  const wait = { handedOverAt: null, reservedUntil: laterOf(reservedUntil, daysLater(now, 1)) };
  return [set({ [own]: null, status: 'reserved', ...wait }, 'deal-taken-back')];
}

/** The seller says who has bought it, elsewhere or without an offer; that buyer confirms. */
export function sellTo(
  facts: Facts,
  { buyerId, priceCents }: { buyerId: string; priceCents: number },
): Verdict {
  const { item, now, deal } = facts;
  if (buyerId === item.sellerId) return 'OWN_ITEM';
  if (item.intent === 'wanted') return 'OFFER_ON_WANTED';
  if (item.status === 'sold') return 'ITEM_SOLD';
  if (item.status === 'draft' || item.status === 'deleted') return 'ITEM_NOT_FOUND';
  const isRunning = deal !== null && deal.status !== 'cancelled';
  if (isRunning) {
    return deal.buyerId === buyerId
      ? confirmDeal(facts, { side: 'seller' })
      : 'OFFER_ITEM_RESERVED';
  }
  if (item.review === 'blocked') return 'ITEM_NOT_FOUND';
  return [
    itemTo('sold', priceCents),
    {
      change: 'deal',
      deal: {
        ...NOTHING_YET,
        buyerId,
        offerId: null,
        priceCents,
        status: 'handed_over',
        handedOverAt: now,
        sellerConfirmedAt: now,
      },
      news: 'deal-sold',
    },
    ...ended(openOffers(facts), 'declined'),
  ];
}

interface Meeting {
  side: DealSide;
  loungeId: number;
  meetsAt: string;
}

/** Proposes lounge and time; what was proposed or agreed before no longer counts. */
export function proposeMeeting(facts: Facts, { side, loungeId, meetsAt }: Meeting): Verdict {
  const { deal, now, item } = facts;
  if (deal?.status !== 'reserved') return 'DEAL_NOT_OPEN';
  if (!item.meets) return 'DEAL_SHIPS_ONLY';
  if (meetsAt <= now) return 'MEETING_IN_PAST';
  if (meetsAt > daysLater(now, MEETING_DAYS_MAX)) return 'MEETING_TOO_FAR_AHEAD';
  const handover = deal.handover === 'lounge' ? null : deal.handover;
  const meeting = { handover, loungeId, meetsAt, meetingBy: side, meetingAgreedAt: null };
  return [set(meeting, 'deal-meeting-proposed')];
}

/** Agrees with what the other has proposed; the item is kept until the day after. */
export function agreeMeeting(facts: Facts, { side }: { side: DealSide }): Verdict {
  const { deal, now } = facts;
  if (deal?.status !== 'reserved') return 'DEAL_NOT_OPEN';
  const { meetsAt, meetingBy, meetingAgreedAt, reservedUntil } = deal;
  if (meetsAt === null || meetingAgreedAt !== null || meetingBy !== otherSide(side)) {
    return 'MEETING_NOT_PROPOSED';
  }
  if (meetsAt <= now) return 'MEETING_IN_PAST';
  const until = laterOf(reservedUntil, daysLater(meetsAt, 1));
  return [
    set({ handover: 'lounge', meetingAgreedAt: now, reservedUntil: until }, 'deal-meeting-agreed'),
  ];
}

export function callOffMeeting(facts: Facts): Verdict {
  const { deal } = facts;
  if (deal?.status !== 'reserved') return 'DEAL_NOT_OPEN';
  if (deal.meetsAt === null) return 'MEETING_NOT_PROPOSED';
  const handover = deal.handover === 'lounge' ? null : deal.handover;
  const nothing = { loungeId: null, meetsAt: null, meetingBy: null, meetingAgreedAt: null };
  return [set({ handover, ...nothing }, 'deal-meeting-off')];
}

/** The buyer says where to send it; a meeting that was only proposed is off. */
export function giveAddress({ deal, item, now }: Facts): Verdict {
  if (deal?.status !== 'reserved') return 'DEAL_NOT_OPEN';
  if (!item.ships) return 'DEAL_MEETS_ONLY';
  if (deal.meetingAgreedAt !== null) return 'MEETING_AGREED_ALREADY';
  const reservedUntil = laterOf(deal.reservedUntil, daysLater(now, RESERVED_DAYS));
  const nothing = { loungeId: null, meetsAt: null, meetingBy: null };
  return [set({ handover: 'shipping', ...nothing, reservedUntil }, 'deal-address')];
}

/** Once a deal, and some days after its end at the latest. */
export function disputeDeal({ deal, now }: Facts): Verdict {
  if (!deal) return 'DEAL_NOT_OPEN';
  if (deal.disputedFrom !== null) return 'DEAL_DISPUTED_ALREADY';
  const isLate = deal.completedAt !== null && daysLater(deal.completedAt, DISPUTE_DAYS) <= now;
  if (isLate) return 'DISPUTE_TOO_LATE';
  if (!['reserved', 'handed_over', 'completed'].includes(deal.status)) return 'DEAL_NOT_OPEN';
  return [set({ status: 'disputed', disputedFrom: deal.status }, 'deal-disputed')];
}

/** What both sides are told of an outcome. */
const NEWS_OF = {
  upheld: 'deal-upheld',
  refunded: 'deal-refunded',
  returned: 'deal-returned',
} as const;

/**
 * A moderator decides: the deal is off, or it stands and goes on. Where only the money goes back, what has changed hands
 * stays with the buyer, and isn't offered again.
 */
export function decideDispute(facts: Facts, { outcome }: { outcome: DisputeOutcome }): Verdict {
  const { deal, item, now } = facts;
  if (deal?.status !== 'disputed') return 'DEAL_NOT_OPEN';
  if (outcome !== 'dismissed') {
    const changes = called(facts, 'moderator', NEWS_OF[outcome]);
    const staysAway = outcome === 'refunded' && deal.disputedFrom !== 'reserved';
    if (!staysAway || item.status !== 'reserved') return changes;
    return [
      ...changes.filter(({ change }) => change !== 'item'),
      itemTo('sold', deal.priceCents),
      ...ended(openOffers(facts), 'declined'),
    ];
  }
  if (deal.disputedFrom !== 'reserved') return done(facts, {}, 'deal-dismissed');
  const reservedUntil = laterOf(deal.reservedUntil, daysLater(now, RESERVED_DAYS));
  return [set({ status: 'reserved', reservedUntil }, 'deal-dismissed')];
}

/** A decision that was undone: it waits again, unless somebody else has the item by now. */
export function reopenDispute(facts: Facts): Verdict {
  const { deal, item, offers } = facts;
  if (!deal || deal.disputedFrom === null || deal.status === 'disputed') return 'DEAL_NOT_OPEN';
  const waits = { status: 'disputed', cancelledAt: null, cancelledBy: null } as const;
  if (deal.status !== 'cancelled') return [set(waits, null)];
  if (item.status !== 'active' && item.status !== 'sold') return 'OFFER_ITEM_RESERVED';
  // sold by a decision that let the buyer keep it
  const wasKept =
    item.status === 'sold' && deal.disputedFrom !== 'completed' && deal.offerId !== null;
  return [
    ...(item.status === 'active' || wasKept ? [itemTo('reserved')] : []),
    ...ended(
      offers.filter(({ id }) => id === deal.offerId),
      'accepted',
    ),
    set(waits, null),
  ];
}
