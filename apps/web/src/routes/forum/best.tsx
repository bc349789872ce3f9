import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { BestPage, type BestSearch } from '../../features/forum/week/best-page.tsx';
import { knownWeek } from '../../features/forum/week/known-week.ts';
import { stringifySearch, textParam } from '../../lib/addresses/search-params.ts';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/forum/best')({
  staticData: { banners: ['header', 'footer'] },
  validateSearch: (search): BestSearch => ({ week: textParam(search.week) }),
  loaderDeps: ({ search: { week } }) => ({ week }),
  loader: async ({ context: { api, i18n }, deps }) => {
    const week = knownWeek(deps.week);
    const best = await loadPage(i18n.load('forum', 'forum/overview', 'forum/reading'), () =>
      api.forum.week.best.ensureData({ week }),
    );
    const { week: texts } = i18n.texts('forum/overview');
    return {
      week,
      title: week ? texts.titleOf({ week }) : texts.title(),
      description: texts.description(),
      path: `/forum/best${stringifySearch({ week })}`,
      // a week without anything is no page to find
      isIndexed: week === undefined || best.items.length > 0,
    };
  },
  head: async ({ match: { context }, loaderData }) =>
    pageHead(context, {
      ...loaderData,
      jsonLd: import.meta.env.SSR
        ? (await import('../../features/forum/forum-json-ld.ts')).bestJsonLdOf(
            context,
            loaderData?.week,
          )
        : undefined,
    }),
  component: Best,
});

function Best() {
  return <BestPage week={knownWeek(Route.useSearch().week)} />;
}
