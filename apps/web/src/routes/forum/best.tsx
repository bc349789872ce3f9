import { mondayOf } from '@oche/validators/forum/week/iso-week';
import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { ListSkeleton } from '../../features/forum/forum-skeletons.tsx';
import { BestPage, type BestSearch } from '../../features/forum/week/best-page.tsx';
import { stringifySearch, textParam } from '../../lib/addresses/search-params.ts';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/forum/best')({
  staticData: { banners: ['header', 'footer'] },
  validateSearch: (search): BestSearch => {
    const week = textParam(search.week, 8);
    return { week: week && mondayOf(week) ? week : undefined };
  },
  loaderDeps: ({ search: { week } }) => ({ week }),
  loader: ({ context: { api, i18n }, deps: { week } }) =>
    loadPage(i18n.load('forum', 'forum/overview', 'forum/reading'), () =>
      api.forum.week.best.ensureData({ week }),
    ),
  head: async ({ match: { context, loaderDeps }, loaderData }) => {
    const { week: texts } = context.i18n.texts('forum/overview');
    const { week } = loaderDeps;
    return pageHead(context, {
      title: week ? texts.titleOf({ week }) : texts.title(),
      description: texts.description(),
      path: `/forum/best${stringifySearch({ week })}`,
      // a week without anything is no page to find
      isIndexed: loaderData !== undefined && (week === undefined || loaderData.items.length > 0),
      jsonLd: import.meta.env.SSR
        ? (await import('../../features/forum/forum-json-ld.ts')).bestJsonLdOf(context, week)
        : undefined,
    });
  },
  component: Best,
  pendingComponent: ListSkeleton,
});

function Best() {
  return <BestPage {...Route.useSearch()} />;
}
