import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { directoryJsonLdOf } from '../../features/tournaments/directory/directory-json-ld.ts';
import { TournamentDirectory } from '../../features/tournaments/directory/directory-page.tsx';
import {
  type DirectoryParams,
  directoryInput,
  directorySearchOf,
  filterCount,
  nextEvents,
} from '../../features/tournaments/directory/directory-search.ts';
import { pageHead } from '../../lib/head.ts';

/** Beside `/tournaments`, which is for members: what everybody can read. */
export const Route = createFileRoute('/events/')({
  staticData: { banners: ['tournament_page'] },
  // `directorySearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): DirectoryParams => search,
  loaderDeps: ({ search: { zip, country, near, radius, from, until } }) => ({
    zip,
    country,
    near,
    radius,
    from,
    until,
  }),
  loader: async ({ context: { api, i18n }, deps }) => {
    const search = directorySearchOf(deps);
    await loadPage(i18n.load('tournaments', 'tournaments/list', 'tournaments/directory'), () =>
      Promise.all([
        api.tournaments.directory.list.prefetchInfinite(directoryInput(search), {
          ...nextEvents,
          pages: 1,
        }),
        api.tournaments.directory.cities.prefetch(),
      ]),
    );
    return {
      title: i18n.texts('tournaments').title(),
      description: i18n.texts('tournaments/directory').description(),
      isIndexed: filterCount(search) === 0,
      path: '/events',
    };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, {
      ...loaderData,
      jsonLd:
        import.meta.env.SSR && loaderData?.isIndexed
          ? directoryJsonLdOf(context, loaderData)
          : undefined,
    }),
  component: Events,
});

function Events() {
  return <TournamentDirectory search={directorySearchOf(Route.useSearch())} city={null} />;
}
