import { createFileRoute } from '@tanstack/react-router';
import { loadRankings } from '../features/rankings/rankings-data.ts';
import { type TopPlace, topPlaceOf } from '../features/rankings/rankings-place.ts';
import { topJsonLdOf } from '../features/rankings/top/top-json-ld.ts';
import { TopPage } from '../features/rankings/top/top-page.tsx';
import { pageHead } from '../lib/head.ts';

/** Beside `/rankings`, which is for members: the best, as far as they show everybody how they play. */
export const Route = createFileRoute('/top')({
  staticData: { banners: ['leaderboard_top', 'leaderboard_bottom'] },
  // `topPlaceOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): TopPlace => search,
  loaderDeps: ({ search: { tab, period, game } }) => ({ tab, period, game }),
  loader: async ({ context, deps }) => {
    const place = topPlaceOf(deps);
    await loadRankings(context, place);
    const texts = context.i18n.texts('rankings');
    const { tab = 'players' } = place;
    return {
      title: tab === 'players' ? texts.top.title() : texts.tabs[tab](),
      description: texts.top.description(),
      // a period's list is another one next month
      isIndexed: place.period === undefined && place.game === undefined,
      path: tab === 'players' ? '/top' : `/top?tab=${tab}`,
      tab,
    };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, {
      ...loaderData,
      jsonLd:
        import.meta.env.SSR && loaderData?.isIndexed ? topJsonLdOf(context, loaderData) : undefined,
    }),
  component: Top,
});

function Top() {
  return <TopPage place={topPlaceOf(Route.useSearch())} />;
}
