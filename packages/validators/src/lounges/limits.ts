/**
 * Names and limits of lounges, apart from the schemas: pages that validate nothing load no library.
 */

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
 * What the reader of an invitation can do: `open`: accept it, as its address is theirs; `ask`: ask
 * to accept it with another address; `waiting`: they have asked; `taken`: somebody else has asked.
 */
export const invitationAcceptances = ['open', 'ask', 'waiting', 'taken'] as const;
export type InvitationAcceptance = (typeof invitationAcceptances)[number];

export const staffRoles = ['owner', 'manager'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Weekdays as in ISO 8601: Monday is 1, Sunday is 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];
/** How many openings a day can have. */
export const MAX_PERIODS_A_DAY = 4;

export const LOUNGE_PHOTOS_MAX = 8;
/** Euro. In cents, the price for 200 people and a whole day still fits PostgreSQL's integer. */
export const PRICE_PER_HOUR_MAX = 1000;
export const LOUNGE_BOARDS_MAX = 200;
/** A member who owns this many lounges can't add another one. */
export const MEMBER_LOUNGES_MAX = 20;
/** The highest limit that a lounge can set for its members; the default is ten. */
export const UPCOMING_BOOKINGS_MAX = 100;
/** How many people play at a board before those who wait have to wait long. */
const PEOPLE_A_BOARD = 4;
/** How many boards this many people need. */
export const boardsFor = (people: number): number => Math.ceil(people / PEOPLE_A_BOARD);
/** With more people than this at a board, most of them only watch. Nobody is refused for it. */
export const CROWD_A_BOARD = 2 * PEOPLE_A_BOARD;
/** Until this hour a time belongs to the night of the day before. */
export const NIGHT_ENDS = '06:00';
export const RADIUS_MIN_KM = 5;
export const RADIUS_MAX_KM = 100;
export const LOUNGE_SORTS = ['newest', 'distance', 'rating', 'price'] as const;
export type LoungeSort = (typeof LOUNGE_SORTS)[number];
