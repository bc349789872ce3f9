import type { BannerPosition } from '@oche/validators/banners/limits';
import type { StaticDataRouteOption } from '@tanstack/react-router';

/** Where on a page: below its heading, below the page's content, or in its side column. */
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

const NONE: readonly BannerPosition[] = [];

/** What the router knows of a part of the page that is shown. */
interface Match {
  staticData: StaticDataRouteOption;
  status: string;
}

/** The positions of a page; none where it isn't there, or could not be loaded. */
export function positionsOf(matches: readonly Match[]): readonly BannerPosition[] {
  const last = matches.at(-1);
  if (!last || matches.some(({ status }) => status === 'error' || status === 'notFound'))
    return NONE;
  return last.staticData.banners ?? NONE;
}
