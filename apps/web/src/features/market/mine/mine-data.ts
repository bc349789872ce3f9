import type { I18n } from '../../../i18n/i18n.ts';
import type { Api } from '../../../lib/trpc.ts';
import type { MineSearch } from './mine-search.ts';

/** The member's own ads; the same input for loader and page, so that they share the cache. */
export const ownInput = (userId: string) => ({ userId, limit: 50 });
export const FAVOURITES = { limit: 24 };
export const nextPage = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

interface Context {
  api: Api;
  i18n: I18n;
  userId: string;
}

/** Loads what a tab shows, before it opens. */
export async function loadMine({ api, i18n, userId }: Context, { tab }: MineSearch) {
  const lists = {
    ads: () => [
      api.market.items.ofUser.prefetchInfinite(ownInput(userId)),
      api.market.drafts.list.prefetch(),
    ],
    favourites: () => [api.market.favourites.list.prefetchInfinite(FAVOURITES)],
    searches: () => [api.market.searches.list.prefetch()],
    figures: () => [api.market.items.ofUser.prefetchInfinite(ownInput(userId))],
  };
  await Promise.all([
    i18n.load('market/mine', 'market/words', 'market/card', 'market/favourite', 'market/searches'),
    ...lists[tab ?? 'ads'](),
  ]);
}
