import { createFileRoute } from '@tanstack/react-router';
import { leaguesJsonLdOf } from '../../features/leagues/list/leagues-json-ld.ts';
import { LeaguesPage, type LeaguesSearch } from '../../features/leagues/list/leagues-page.tsx';
import { listInput, nextLeagues } from '../../features/leagues/shared/league-data.ts';
import { textParam } from '../../lib/addresses/search-params.ts';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/leagues/')({
  validateSearch: (search): LeaguesSearch => ({
    q: textParam(search.q, 120),
    new: search.new ? '1' : undefined,
  }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { api, i18n, user }, deps: { q } }) => {
    const leagues = api.leagues.list.prefetchInfinite(listInput(q), { ...nextLeagues, pages: 1 });
    const own = user ? api.leagues.listOwn.prefetch() : null;
    await i18n.load('leagues/pages');
    // in the browser the page opens at once
    if (import.meta.env.SSR) await Promise.all([leagues, own]);
    const texts = i18n.texts('leagues/pages');
    return {
      title: texts.title(),
      description: texts.lead(),
      isIndexed: q === undefined,
      path: '/leagues',
    };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, {
      ...loaderData,
      jsonLd:
        import.meta.env.SSR && loaderData?.isIndexed
          ? leaguesJsonLdOf(context, loaderData)
          : undefined,
    }),
  component: Leagues,
});

function Leagues() {
  return <LeaguesPage search={Route.useSearch()} />;
}
