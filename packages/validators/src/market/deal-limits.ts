/** What offers and deals know, without the schemas and their library. */

/** Whose offer, proposal or confirmation it is. */
export const dealSides = ['buyer', 'seller'] as const;
export type DealSide = (typeof dealSides)[number];

export const offerStatuses = [
  'pending',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'countered',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

export const dealStatuses = [
  'reserved',
  'handed_over',
  'completed',
  'cancelled',
  'disputed',
] as const;
export type DealStatus = (typeof dealStatuses)[number];

export const handovers = ['shipping', 'lounge'] as const;
export type Handover = (typeof handovers)[number];

/** Who ended a deal: one of the two, the clock, or a moderator. */
export const dealEnders = [...dealSides, 'clock', 'moderator'] as const;
export type DealEnder = (typeof dealEnders)[number];

/**
 * `upheld`: the deal is off, as if it had never been. `dismissed`: it stands. `refunded`: it is off and the money goes
 * back; the item is nobody's to sell again. `returned`: item and money go back.
 */
export const disputeOutcomes = ['upheld', 'dismissed', 'refunded', 'returned'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** How long an offer stands; one on a reserved item, from the end of the reservation. */
export const OFFER_HOURS = 48;
/** How long before its end a notice says that an offer expires. */
export const OFFER_WARNING_HOURS = 6;
/** Offers of one buyer for one item that can be open at the same time. */
export const OPEN_OFFERS_MAX = 1;
/** Days for which an item is reserved unless the seller says otherwise, and at most. */
export const RESERVED_DAYS = 7;
export const RESERVED_DAYS_MAX = 30;
export const reservedDays = [3, 7, 14] as const;
/** After this time without a word, what one side has confirmed counts for both. */
export const CONFIRM_DAYS = 14;
/** For how long a confirmation can be taken back, and what the way to the server may take besides. */
export const CONFIRM_UNDO_SECONDS = 10;
export const CONFIRM_UNDO_GRACE_SECONDS = 5;
/** For how many days after its end a deal can be disputed, and its address is kept. */
export const DISPUTE_DAYS = 14;
export const ADDRESS_DAYS = 30;
/** Days ahead for which a meeting can be agreed. */
export const MEETING_DAYS_MAX = 30;
export const OFFER_TEXT_MAX = 500;
export const DEAL_REASON_MAX = 500;
export const ACCOUNT_TEXT_MAX = 3000;
/** Pictures that each side can show of a dispute. */
export const DISPUTE_PHOTOS_MAX = 6;
export const QUESTION_TEXT_MAX = 2000;
