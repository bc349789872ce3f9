import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { gamesJsonLdOf } from '../../features/games/list/games-json-ld.ts';
import { GamesPage } from '../../features/games/list/games-page.tsx';
import {
  type GamesSearch,
  gamesInput,
  gamesSearchOf,
  nextGames,
} from '../../features/games/list/games-query.ts';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/')({
  staticData: { banners: ['game_page'] },
  // `gamesSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): GamesSearch => search,
  loaderDeps: ({ search: { of, state, zip, near, radius } }) => ({ of, state, zip, near, radius }),
  loader: async ({ context: { api, i18n, user }, deps }) => {
    const search = gamesSearchOf(deps);
    await loadPage(i18n.load('games/list'), async () => {
      // a visitor who follows a member's link is shown what everybody plays
      const isForMembers = search.of === 'followed' || search.of === 'own';
      if (user || !isForMembers) {
        await api.games.list.prefetchInfinite(gamesInput(search), { ...nextGames, pages: 1 });
      }
    });
    const texts = i18n.texts('games/list');
    // one list for search engines: what is being played now
    const isIndexed = Object.values(search).every((value) => value === undefined);
    return { title: texts.title(), description: texts.description(), isIndexed, path: '/games' };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, {
      ...loaderData,
      jsonLd:
        import.meta.env.SSR && loaderData?.isIndexed
          ? gamesJsonLdOf(context, loaderData)
          : undefined,
    }),
  component: Games,
});

function Games() {
  const { user } = Route.useRouteContext();
  const { of, ...search } = gamesSearchOf(Route.useSearch());
  const isForMembers = of === 'followed' || of === 'own';
  return (
    <GamesPage
      search={user || !isForMembers ? { ...search, of } : search}
      isMember={user !== null}
    />
  );
}
