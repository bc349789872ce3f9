import { createFileRoute } from '@tanstack/react-router';
import { listInput, nextClubs } from '../../features/clubs/club-data.ts';
import { clubsJsonLdOf } from '../../features/clubs/list/clubs-json-ld.ts';
import { ClubsPage, type ClubsSearch } from '../../features/clubs/list/clubs-page.tsx';
import { textParam } from '../../lib/addresses/search-params.ts';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/clubs/')({
  staticData: { banners: ['club_page'] },
  validateSearch: (search): ClubsSearch => ({
    q: textParam(search.q, 120),
    new: search.new ? '1' : undefined,
  }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { api, i18n, user }, deps: { q } }) => {
    const clubs = api.clubs.list.prefetchInfinite(listInput(q), { ...nextClubs, pages: 1 });
    const own = user ? api.clubs.listOwn.prefetch() : null;
    await i18n.load('clubs', 'lounge-finder');
    // in the browser the page opens at once
    if (import.meta.env.SSR) await Promise.all([clubs, own]);
    const texts = i18n.texts('clubs');
    return {
      title: texts.title(),
      description: texts.lead(),
      isIndexed: q === undefined,
      path: '/clubs',
    };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, {
      ...loaderData,
      jsonLd:
        import.meta.env.SSR && loaderData?.isIndexed
          ? clubsJsonLdOf(context, loaderData)
          : undefined,
    }),
  component: Clubs,
});

function Clubs() {
  return <ClubsPage search={Route.useSearch()} />;
}
