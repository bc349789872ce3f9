import { createFileRoute } from '@tanstack/react-router';
import { marketHead } from '../../features/market/list/market-head.ts';
import { listJsonLd } from '../../features/market/list/market-json-ld.ts';
import { MarketPage, MarketSkeleton } from '../../features/market/list/market-page.tsx';
import { filtersOf, listInput, listPages } from '../../features/market/list/market-query.ts';
import { type MarketParams, marketSearchOf } from '../../features/market/list/market-search.ts';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/marketplace/')({
  staticData: { banners: ['marketplace'] },
  // `marketSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): MarketParams => search,
  loader: async ({ context: { api, i18n }, location }) => {
    const search = marketSearchOf(location.search);
    const list = Promise.all([
      api.market.items.list.prefetchInfinite(listInput(search), listPages(search)),
      api.market.items.counts.prefetch(filtersOf(search)),
    ]);
    await i18n.load(
      'market/words',
      'market/card',
      'market/favourite',
      'market/list',
      'market/own-set',
      'market/searches',
      'market/share',
    );
    // in the browser the page opens at once, with skeletons
    if (import.meta.env.SSR) await list;
    return marketHead(search, {
      list: i18n.texts('market/list'),
      words: i18n.texts('market/words'),
    });
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, {
      ...loaderData,
      jsonLd:
        import.meta.env.SSR && loaderData?.isIndexed ? listJsonLd(context, loaderData) : undefined,
    }),
  component: MarketPage,
  pendingComponent: MarketSkeleton,
});
