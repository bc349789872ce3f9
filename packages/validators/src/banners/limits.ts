/** What the browser has to know of banners, without the schemas and their library. */

export const bannerPositions = [
  'header',
  'sidebar',
  'footer',
  'navigation_bottom',
  'leaderboard_top',
  'leaderboard_bottom',
  'tournament_page',
  'marketplace',
  'venue_page',
  'club_page',
  'game_page',
  'profile_page',
  'dashboard',
] as const;
export type BannerPosition = (typeof bannerPositions)[number];

/** In CSS pixels. Pictures are uploaded twice as wide and high. */
export interface BannerSize {
  width: number;
  height: number;
  /** of the picture for phones, which is as high; null where one picture fits everywhere */
  narrowWidth: number | null;
}

const WIDE = 960;
const PHONE = 360;
const LEADERBOARD: BannerSize = { width: WIDE, height: 80, narrowWidth: PHONE };
const IN_PAGE: BannerSize = { width: WIDE, height: 96, narrowWidth: PHONE };

export const bannerSizes: Record<BannerPosition, BannerSize> = {
  header: LEADERBOARD,
  sidebar: { width: 320, height: 128, narrowWidth: null },
  footer: { width: WIDE, height: 64, narrowWidth: PHONE },
  navigation_bottom: { width: WIDE, height: 48, narrowWidth: PHONE },
  leaderboard_top: LEADERBOARD,
  leaderboard_bottom: LEADERBOARD,
  tournament_page: IN_PAGE,
  marketplace: IN_PAGE,
  venue_page: IN_PAGE,
  club_page: IN_PAGE,
  game_page: IN_PAGE,
  profile_page: IN_PAGE,
  dashboard: IN_PAGE,
};

export const BANNER_TITLE_MAX = 120;
export const BANNER_DESCRIPTION_MAX = 1000;
export const BANNER_ADVERTISER_MAX = 80;
export const BANNER_PRIORITY_MAX = 1000;

/** After how many milliseconds the next one of a position comes. */
export const BANNER_ROTATION_MS = 10_000;
/** How long half of it has to be visible before it counts as seen. */
export const BANNER_SEEN_MS = 1000;
/** Nobody would see more than these in turn; a position with more shows the first ones. */
export const BANNERS_SHOWN_MAX = 20;
