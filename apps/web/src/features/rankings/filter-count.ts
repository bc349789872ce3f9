import type { RankingsPlace } from './rankings-place.ts';

/** How many filters of the current tab narrow it down. */
export const filterCount = ({ tab, period, game, state, zip }: RankingsPlace): number =>
  (tab === 'rating' ? [state ?? zip] : [period, game, state ?? zip]).filter(Boolean).length;
