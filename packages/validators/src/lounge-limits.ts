/** Names and limits of lounges, apart from the schemas: pages that check nothing need only these. */

export const loungeTypes = ['bar', 'club', 'public_space'] as const;
export type LoungeType = (typeof loungeTypes)[number];

export const amenities = [
  'food',
  'drinks',
  'parking',
  'public_transport',
  'wheelchair',
  'league_home',
  'beginners_evening',
  'rental_darts',
  'shop',
  'wifi',
  'smoking_area',
  'outdoor',
  'card_payment',
  'streaming',
] as const;
export type Amenity = (typeof amenities)[number];

export const boardKinds = ['steel', 'soft'] as const;
export type BoardKind = (typeof boardKinds)[number];

export const priceUnits = ['board', 'person'] as const;
/**
 * Of whoever reads an invitation: `open` for the address it was mailed to, `ask` for another one,
 * `waiting` once this member has asked, `taken` when somebody else has.
 */
export const invitationAcceptances = ['open', 'ask', 'waiting', 'taken'] as const;
export type InvitationAcceptance = (typeof invitationAcceptances)[number];

export const staffRoles = ['owner', 'manager'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Days of the week as ISO 8601 counts them: Monday is 1, Sunday is 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];
/** Openings of one day. */
export const MAX_PERIODS_A_DAY = 4;

export const LOUNGE_PHOTOS_MAX = 8;
/** Euro. What 200 people pay for a whole day still is an integer of PostgreSQL in cents. */
export const PRICE_PER_HOUR_MAX = 1000;
export const LOUNGE_BOARDS_MAX = 200;
/** Who owns so many adds no more. */
export const MEMBER_LOUNGES_MAX = 20;
/** The most that a lounge can allow each member; ten unless it says otherwise. */
export const UPCOMING_BOOKINGS_MAX = 100;
export const RADIUS_MIN_KM = 5;
export const RADIUS_MAX_KM = 100;
export const LOUNGE_SORTS = ['newest', 'distance', 'rating', 'price'] as const;
export type LoungeSort = (typeof LOUNGE_SORTS)[number];
