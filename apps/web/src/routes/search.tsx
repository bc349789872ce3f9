import { createFileRoute } from '@tanstack/react-router';
import { SearchPage } from '../features/search/search-page.tsx';
import { isSearched, type SearchParams, searchPlaceOf } from '../features/search/search-place.ts';
import { searchQuery } from '../features/search/search-queries.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/search')({
  staticData: { banners: ['header'] },
  // `searchPlaceOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): SearchParams => search,
  loaderDeps: ({
    search: { q, category, sort, period, radius, near, author, subforum, tag, exact },
  }) => ({
    q,
    category,
    sort,
    period,
    radius,
    near,
    author,
    subforum,
    tag,
    exact,
  }),
  loader: async ({ context: { api, i18n, queryClient }, deps }) => {
    const place = searchPlaceOf(deps);
    const found = isSearched(place)
      ? queryClient.prefetchInfiniteQuery(searchQuery(api.client, place))
      : undefined;
    const named = place.tag ? api.forum.tag.get.prefetch({ slug: place.tag }) : undefined;
    await i18n.load('domains', 'market/words', 'search');
    // in the browser the page opens at once, with skeletons
    if (import.meta.env.SSR) await Promise.all([found, named]);
    return { title: i18n.texts('search').title() };
  },
  head: membersHead,
  component: SearchPage,
});
