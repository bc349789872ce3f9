import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { loungesJsonLdOf } from '../../features/lounges/directory/directory-json-ld.ts';
import { CityMissing, OpenDirectory } from '../../features/lounges/directory/open-page.tsx';
import { venueListQuery } from '../../features/lounges/directory/venue-queries.ts';
import { type VenueParams, venueSearchOf } from '../../features/lounges/directory/venue-search.ts';
import { VenuesSkeleton } from '../../features/lounges/directory/venues-skeleton.tsx';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/lounges/$city')({
  // `venueSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): VenueParams => search,
  loader: async ({ context: { api, i18n, queryClient }, location, params }) => {
    const city = await loadPage(i18n.load('venues', 'venues/directory', 'maps'), async () => {
      const city = await api.lounges.city.get.ensureData({ slug: params.city });
      const search = { ...venueSearchOf(location.search), city: city.name };
      await Promise.all([
        queryClient.prefetchInfiniteQuery(venueListQuery(api.client, search, true)),
        api.lounges.city.list.prefetch(),
      ]);
      return city;
    });
    const { open } = i18n.texts('venues/directory');
    const page = {
      title: open.cityTitle({ city: city.name }),
      description: open.cityLead({ city: city.name }),
      path: `/lounges/${city.slug}`,
    };
    return { city, page };
  },
  head: ({ match: { context }, loaderData: { city, page } = {} }) => {
    if (!city || !page) {
      const { open } = context.i18n.texts('venues/directory');
      return pageHead(context, { title: open.missing(), isIndexed: false });
    }
    return pageHead(context, {
      ...page,
      jsonLd: import.meta.env.SSR ? loungesJsonLdOf(context, page, city.name) : undefined,
    });
  },
  component: City,
  pendingComponent: VenuesSkeleton,
  notFoundComponent: CityMissing,
});

function City() {
  return <OpenDirectory city={Route.useLoaderData().city} />;
}
