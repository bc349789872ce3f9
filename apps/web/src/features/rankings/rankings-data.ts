import type { I18n } from '../../i18n/i18n.ts';
import type { Api } from '../../lib/trpc.ts';
import { type RankingsPlace, rankingInputOf } from './rankings-place.ts';

/** Results change rankings within a second: what is older is read again, also on coming back. */
export const FRESH = { staleTime: 5_000, refetchOnWindowFocus: true } as const;

/** As it is documented: the last ten tournaments that are over. */
export const WINNERS = { status: 'completed', limit: 10 } as const;

/** Loads the list that opens. */
export async function loadRankings(
  { api, i18n }: { api: Api; i18n: I18n },
  place: RankingsPlace,
): Promise<void> {
  const texts = i18n.load('rankings');
  if (place.tab === 'statistics') await api.rankings.statistics.prefetch(undefined, FRESH);
  else if (place.tab === 'winners') await api.tournaments.list.prefetch(WINNERS, FRESH);
  else if (place.tab === 'rating') {
    await Promise.all([
      api.rankings.list.prefetch(rankingInputOf(place, 'rating'), FRESH),
      api.rankings.list.prefetch(rankingInputOf(place, 'provisional'), FRESH),
    ]);
  } else if (place.tab === undefined) {
    await api.rankings.list.prefetch(rankingInputOf(place, 'points'), FRESH);
  }
  await texts;
}
