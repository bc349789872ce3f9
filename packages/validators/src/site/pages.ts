import type { Area } from './limits.ts';

/** The pages of each area, with what lies below them. Everything else is always there. */
export const pagesOf: Record<Area, readonly string[]> = {
  forum: ['/forum'],
  lounges: ['/venues'],
  games: ['/games', '/challenges'],
  tournaments: ['/tournaments'],
  market: ['/marketplace'],
  messages: ['/messages', '/friends'],
  clubs: ['/clubs'],
  polls: [],
  media: ['/media-channels'],
  banners: [],
  signUp: ['/signup'],
};

/** What has begun goes on: a game is scored to its end, an evening is played, a deal is settled. */
const goesOn = [
  /^\/games\/\d+\/(score|overlay)$/,
  /^\/tournaments\/\d+\/(desk|live)$/,
  /^\/marketplace\/deals\//,
];

/** @param path without query */
export function areaOfPage(path: string): Area | undefined {
  if (goesOn.some((pattern) => pattern.test(path))) return undefined;
  const isBelow = (page: string) => path === page || path.startsWith(`${page}/`);
  const found = Object.entries(pagesOf).find(([, pages]) => pages.some(isBelow));
  return found?.[0] as Area | undefined;
}
