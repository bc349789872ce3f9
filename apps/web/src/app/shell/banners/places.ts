import type { BannerPosition } from '@oche/validators/banners/limits';
import type { FileRoutesById } from '../../../routeTree.gen.ts';

/** Where on a page: below the bar, below the page's content, or in its side column. */
export type Place = 'top' | 'end' | 'side';

export const placeOf: Record<BannerPosition, Place> = {
  header: 'top',
  navigation_bottom: 'top',
  leaderboard_top: 'top',
  sidebar: 'side',
  footer: 'end',
  leaderboard_bottom: 'end',
  tournament_page: 'end',
  marketplace: 'end',
  venue_page: 'end',
  club_page: 'end',
  game_page: 'end',
  profile_page: 'end',
  dashboard: 'end',
};

type RouteId = keyof FileRoutesById | '/media-channels/' | '/media-channels/$id';

/**
 * The one list of pages that have banners, and which: at most two, one of each place. There are none where people play,
 * write to each other, sign in or run something. `docs/banners.md` says the same for readers.
 */
const positionsByRoute: Partial<Record<RouteId, readonly BannerPosition[]>> = {
  '/': ['dashboard'],
  '/dashboard': ['dashboard'],
  '/search': ['header'],
  '/forum/': ['header', 'footer'],
  '/forum/subforum/$id/': ['header', 'footer'],
  '/forum/thread/$id': ['footer'],
  '/venues/': ['venue_page'],
  '/venues/$id/': ['sidebar', 'venue_page'],
  '/tournaments/': ['tournament_page'],
  '/tournaments/$id/': ['sidebar', 'tournament_page'],
  '/tournaments/series/': ['tournament_page'],
  '/tournaments/series/$id': ['tournament_page'],
  '/marketplace/': ['marketplace'],
  '/marketplace/$id': ['sidebar', 'marketplace'],
  '/marketplace/sellers/$id': ['marketplace'],
  '/rankings': ['leaderboard_top', 'leaderboard_bottom'],
  '/clubs/': ['club_page'],
  '/clubs/$id': ['club_page'],
  '/games/': ['game_page'],
  '/games/$id/': ['game_page'],
  '/profile/{-$id}': ['profile_page'],
  '/players/$username/': ['profile_page'],
  '/players/$a/vs/$b': ['profile_page'],
  '/friends': ['navigation_bottom'],
  '/help': ['navigation_bottom'],
  '/media-channels/': ['navigation_bottom'],
  '/media-channels/$id': ['navigation_bottom'],
};

export const bannerRoutes = Object.keys(positionsByRoute) as RouteId[];

const NONE: readonly BannerPosition[] = [];

/** What the router knows of a part of the page that is shown. */
interface Match {
  routeId: string;
  status: string;
}

/** The positions of a page; none where it isn't there, or could not be loaded. */
export function positionsOf(matches: readonly Match[]): readonly BannerPosition[] {
  const last = matches.at(-1);
  if (!last || matches.some(({ status }) => status === 'error' || status === 'notFound'))
    return NONE;
  return positionsByRoute[last.routeId as RouteId] ?? NONE;
}
