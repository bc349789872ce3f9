import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { directoryJsonLdOf } from '../../features/tournaments/directory/directory-json-ld.ts';
import {
  EventCityMissing,
  TournamentDirectory,
} from '../../features/tournaments/directory/directory-page.tsx';
import {
  type DirectoryParams,
  directoryInput,
  directorySearchOf,
  filterCount,
  nextEvents,
} from '../../features/tournaments/directory/directory-search.ts';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/events/$city')({
  staticData: { banners: ['tournament_page'] },
  // `directorySearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): DirectoryParams => search,
  loaderDeps: ({ search: { from, until } }) => ({ from, until }),
  loader: ({ context: { api, i18n }, deps, params }) =>
    loadPage(i18n.load('tournaments', 'tournaments/list', 'tournaments/directory'), async () => {
      const city = await api.tournaments.directory.city.ensureData({ slug: params.city });
      const search = directorySearchOf(deps);
      await Promise.all([
        api.tournaments.directory.list.prefetchInfinite(directoryInput(search, city.slug), {
          ...nextEvents,
          pages: 1,
        }),
        api.tournaments.directory.cities.prefetch(),
      ]);
      const texts = i18n.texts('tournaments/directory');
      return {
        city,
        title: texts.cityTitle({ city: city.name }),
        description: texts.cityLead({ city: city.name }),
        path: `/events/${city.slug}`,
        isIndexed: filterCount(search) === 0,
      };
    }),
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, {
      ...(loaderData ?? { isIndexed: false }),
      jsonLd:
        import.meta.env.SSR && loaderData?.isIndexed
          ? directoryJsonLdOf(context, loaderData, loaderData.city.slug)
          : undefined,
    }),
  component: City,
  notFoundComponent: EventCityMissing,
});

function City() {
  const { city } = Route.useLoaderData();
  const { from, until } = Route.useSearch();
  return <TournamentDirectory search={directorySearchOf({ from, until })} city={city} />;
}
