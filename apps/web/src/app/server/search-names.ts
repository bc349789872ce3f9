import { createRouter } from '@tanstack/react-router';
import { type FileRoutesById, routeTree } from '../../routeTree.gen.ts';
import type { RouterContext } from '../router-context.ts';

/**
 * Which search parameters each page reads. The server takes all others out of a visitor's address before it renders the
 * page, so they neither make new pages nor end up in one that it keeps.
 */

type SearchOf<Id extends keyof FileRoutesById> = FileRoutesById[Id]['types']['fullSearchSchema'];

/** Complete by its type: a route that reads a parameter has to name it. */
type NamesOfRoutes = {
  // the admin area reads whatever its sections do, and no visitor sees it
  [Id in Exclude<keyof FileRoutesById, '/admin/$'> as keyof SearchOf<Id> extends never
    ? never
    : Id]: Record<keyof SearchOf<Id>, true>;
};

const returnTo = { returnTo: true } as const;
const token = { token: true } as const;
const ofVenues = {
  q: true,
  city: true,
  type: true,
  amenities: true,
  radius: true,
  sort: true,
  zip: true,
  country: true,
  near: true,
  date: true,
  from: true,
  to: true,
  people: true,
  marked: true,
  view: true,
} as const;
const ofEvents = {
  zip: true,
  country: true,
  near: true,
  radius: true,
  from: true,
  until: true,
} as const;
const ofMessages = {
  filter: true,
  to: true,
  about: true,
  new: true,
  find: true,
  q: true,
  within: true,
  message: true,
} as const;

const names: NamesOfRoutes = {
  '/account/$section': { kind: true, subject: true },
  '/banner-report/$token': { from: true, to: true },
  '/challenges/': {
    tab: true,
    period: true,
    when: true,
    radius: true,
    zip: true,
    all: true,
    new: true,
    opponent: true,
  },
  '/challenges/$id': { edit: true },
  '/clubs/': { q: true, new: true },
  '/(sign-in)/confirm-email': { ...token, ...returnTo },
  '/(sign-in)/confirm-link': { ...token, ...returnTo },
  '/events/': ofEvents,
  '/events/$city': ofEvents,
  '/(sign-in)/forgot-password': returnTo,
  '/forum/best': { week: true },
  '/forum/latest': { filter: true, cursor: true },
  '/forum/subforum/$id/': { cursor: true },
  '/forum/tag/$slug': { cursor: true },
  '/forum/thread/$id': {
    post: true,
    cursor: true,
    before: true,
    from: true,
    panel: true,
    q: true,
  },
  '/friends': { tab: true, q: true },
  '/games/training/$kind': { number: true },
  '/games/': { of: true, state: true, zip: true, near: true, radius: true },
  '/games/claim': { ...token, ...returnTo },
  '/games/new': { opponent: true, lounge: true, board: true, rematch: true, challenge: true },
  '/(sign-in)/login': { join: true, step: true, error: true, notice: true, ...returnTo },
  '/leagues/': { q: true, new: true },
  '/leagues/$id/': { season: true },
  '/leagues/$id/manage': { season: true, step: true },
  '/leagues/divisions/$id': { team: true, list: true },
  '/leagues/teams/$id': { season: true },
  '/lounges/': ofVenues,
  '/lounges/$city': ofVenues,
  '/marketplace/': {
    q: true,
    typed: true,
    intent: true,
    category: true,
    condition: true,
    price: true,
    sellerType: true,
    delivery: true,
    tip: true,
    barrelShape: true,
    grip: true,
    points: true,
    shaftLength: true,
    shaftMaterial: true,
    flightShape: true,
    boardSegments: true,
    priceFrom: true,
    priceTo: true,
    weightFrom: true,
    weightTo: true,
    tungstenFrom: true,
    tungstenTo: true,
    brand: true,
    location: true,
    sort: true,
    radius: true,
    zip: true,
    country: true,
    near: true,
    fits: true,
    seller: true,
    cursor: true,
    sheet: true,
  },
  '/marketplace/mine': { tab: true, item: true, days: true },
  '/marketplace/sell/{-$id}': { step: true, draft: true, intent: true, done: true },
  '/media-channels/': { q: true, platform: true, shelf: true, sort: true, verified: true },
  '/messages': ofMessages,
  '/messages/$id': ofMessages,
  '/moderation/': { kind: true, scope: true, case: true },
  '/moderation/approvals': { case: true },
  '/moderation/log': { action: true, actorId: true },
  '/(sign-in)/moved': token,
  '/oauth/consent': { request: true, error: true },
  '/notifications': { area: true, isUnread: true },
  '/players/$username/': { game: true, period: true },
  '/profile/{-$id}': { tab: true, edit: true },
  '/rankings': {
    tab: true,
    period: true,
    game: true,
    state: true,
    zip: true,
    country: true,
    radius: true,
  },
  '/report/confirm': token,
  '/(sign-in)/reset-password': { ...token, ...returnTo },
  '/search': {
    q: true,
    category: true,
    sort: true,
    period: true,
    radius: true,
    near: true,
    author: true,
    subforum: true,
    tag: true,
    exact: true,
  },
  '/(sign-in)/signup': returnTo,
  '/top': { tab: true, period: true, game: true },
  '/tournaments/': { q: true, status: true, of: true, new: true },
  '/tournaments/$id/': { view: true, path: true },
  '/tournaments/claim': { ...token, ...returnTo },
  '/tournaments/new': { venue: true, club: true },
  '/tournaments/series/': { new: true, from: true },
  '/tournaments/series/$id': { edit: true },
  '/unsubscribe': token,
  '/venues/': ofVenues,
  '/venues/$id/': { book: true, date: true, from: true, to: true, people: true },
  '/venues/$id/manage/': { view: true, date: true, board: true, cancelled: true },
  '/venues/invitation': { ...token, ...returnTo },
  '/(sign-in)/verify-email': { ...token, ...returnTo },
};

const namesOf = new Map<string, object>(Object.entries(names));
/** It only looks paths up, and loads nothing, so its context is never read. */
const newRouter = () => createRouter({ routeTree, context: {} as RouterContext });
let router: ReturnType<typeof newRouter> | undefined;

/**
 * The search parameters that the page at this path reads.
 * @param path without query
 * @returns null when there is no such page
 */
export function searchNamesOf(path: string): string[] | null {
  router ??= newRouter();
  const [routes] = router.getMatchedRoutes(path);
  const leaf = routes.at(-1)?.id;
  if (leaf === undefined || leaf === '__root__' || leaf === '/$') return null;
  return Object.keys(namesOf.get(leaf) ?? {});
}
