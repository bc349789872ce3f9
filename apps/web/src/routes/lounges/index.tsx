import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { loungesJsonLdOf } from '../../features/lounges/directory/directory-json-ld.ts';
import { OpenDirectory } from '../../features/lounges/directory/open-page.tsx';
import { venueListQuery } from '../../features/lounges/directory/venue-queries.ts';
import { type VenueParams, venueSearchOf } from '../../features/lounges/directory/venue-search.ts';
import { VenuesSkeleton } from '../../features/lounges/directory/venues-skeleton.tsx';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/lounges/')({
  // `venueSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): VenueParams => search,
  loader: async ({ context: { api, i18n, queryClient }, location }) => {
    const query = venueListQuery(api.client, venueSearchOf(location.search));
    await loadPage(i18n.load('venues', 'venues/directory', 'maps'), () =>
      Promise.all([queryClient.prefetchInfiniteQuery(query), api.lounges.city.list.prefetch()]),
    );
  },
  head: ({ match: { context } }) => {
    const { open } = context.i18n.texts('venues/directory');
    const page = { title: open.title(), description: open.lead(), path: '/lounges' };
    return pageHead(context, {
      ...page,
      jsonLd: import.meta.env.SSR ? loungesJsonLdOf(context, page) : undefined,
    });
  },
  component: () => <OpenDirectory city={null} />,
  pendingComponent: VenuesSkeleton,
});
