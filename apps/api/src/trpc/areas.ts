import type { Area } from '@oche/validators/site-limits';

/** Belongs to no area that can be switched off, or is needed while one is. */
export type Belongs = Area | 'always';

/**
 * Which area each procedure belongs to, in one place: by its router, or by its own name where it differs, the longest
 * name counts. A test fails when a procedure is in none. When an area is switched off, its procedures refuse everybody
 * but admins; `always` within an area is
 * - what has begun and is finished: a game's throws, a tournament's evening, a deal, a cancellation;
 * - what pages of other areas can't do without.
 */
export const areaOfRouter: Readonly<Record<string, Belongs>> = {
  admin: 'always',
  auth: 'always',
  'auth.signUp': 'signUp',
  banners: 'banners',
  'banners.readReport': 'always',
  bookings: 'lounges',
  'bookings.cancel': 'always',
  'bookings.feed': 'always',
  'bookings.get': 'always',
  'bookings.list': 'always',
  'bookings.waitingList.leave': 'always',
  'bookings.waitingList.list': 'always',
  challenges: 'games',
  'challenges.cancel': 'always',
  'challenges.withdraw': 'always',
  clubs: 'clubs',
  'clubs.leave': 'always',
  forum: 'forum',
  games: 'games',
  'games.enterMoves': 'always',
  'games.events': 'always',
  'games.get': 'always',
  'games.result': 'always',
  'games.takeOver': 'always',
  home: 'always',
  lounges: 'lounges',
  'lounges.mine': 'always',
  market: 'market',
  'market.deals': 'always',
  'market.reviews': 'always',
  media: 'media',
  moderation: 'always',
  ownData: 'always',
  polls: 'polls',
  rankings: 'always',
  search: 'always',
  site: 'always',
  'social.conversations': 'messages',
  'social.conversations.unread': 'always',
  'social.friends': 'messages',
  'social.notifications': 'always',
  'social.people': 'always',
  'social.profiles': 'always',
  'social.push': 'always',
  'social.watching': 'always',
  statistics: 'always',
  tournaments: 'tournaments',
  'tournaments.atBoard': 'always',
  'tournaments.evening': 'always',
  'tournaments.events': 'always',
  'tournaments.get': 'always',
  'tournaments.listOfLounge': 'always',
  'tournaments.matches': 'always',
  'tournaments.withdraw': 'always',
};

/** The same for routes that are no procedures, by the beginning of their address. */
const areaOfRoute: Readonly<Record<string, Belongs>> = {
  '/*': 'always',
  '/api/admin': 'always',
  '/api/auth': 'always',
  // what an advertiser was counted
  '/api/banner-reports': 'always',
  '/api/docs': 'always',
  '/api/login': 'always',
  '/api/logout': 'always',
  '/api/lounges': 'lounges',
  '/api/marketplace': 'market',
  '/api/mock-login': 'always',
  '/api/moderation': 'always',
  '/api/openapi.json': 'always',
  '/api/own-data': 'always',
  '/api/tournaments': 'tournaments',
  '/api/uploads': 'always',
  '/assets': 'always',
  // what is booked stays booked, and what has begun goes on
  '/calendar': 'always',
  '/forum': 'forum',
  '/games': 'games',
  '/health': 'always',
  '/marketplace': 'market',
  '/lounges': 'lounges',
  // pictures, of whatever
  '/media': 'always',
  '/metrics': 'always',
  '/robots.txt': 'always',
  '/sitemap': 'always',
  '/sitemap/clubs': 'clubs',
  '/sitemap/items': 'market',
  '/sitemap/lounges': 'lounges',
  '/sitemap/threads': 'forum',
  '/sitemap/tournaments': 'tournaments',
  '/tournaments': 'tournaments',
  '/trpc': 'always',
  '/unsubscribe': 'always',
  '/venues': 'lounges',
};

/** The longest name in the table that is the path, or one of its beginnings. */
function longestIn(table: Readonly<Record<string, Belongs>>, path: string, isEnd: RegExp) {
  const names = Object.keys(table).filter(
    (name) =>
      path.startsWith(name) && (path.length === name.length || isEnd.test(path.slice(name.length))),
  );
  const name = names.sort((a, b) => b.length - a.length)[0];
  return name === undefined ? undefined : table[name];
}

const known = new Map<string, Belongs | undefined>();

/** Kept, as it is asked for with every call; there are as many as there are procedures. */
export function areaOfProcedure(path: string): Belongs | undefined {
  if (!known.has(path)) known.set(path, longestIn(areaOfRouter, path, /^\./));
  return known.get(path);
}

/** @param url as it is registered, e.g. `/games/:id/picture.png` */
export const areaOfPlainRoute = (url: string): Belongs | undefined =>
  longestIn(areaOfRoute, url, /^[/\-.:?]/);
