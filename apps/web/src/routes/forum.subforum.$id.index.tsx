import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../app/loading.ts';
import { subforumJsonLd } from '../features/forum/forum-head.ts';
import { threadListQuery } from '../features/forum/forum-queries.ts';
import { ListSkeleton } from '../features/forum/forum-skeletons.tsx';
import { SubforumNotFound } from '../features/forum/not-found.tsx';
import { SubforumPage } from '../features/forum/overview/subforum-page.tsx';
import { stringifySearch, textParam } from '../lib/addresses/search-params.ts';
import { pageHead } from '../lib/head.ts';

interface SubforumSearch {
  /** where this page of the list begins; missing for the first one */
  cursor?: string;
}

export const Route = createFileRoute('/forum/subforum/$id/')({
  validateSearch: (search): SubforumSearch => ({ cursor: textParam(search.cursor) }),
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: async ({ context: { api, i18n, queryClient }, params, deps: { cursor } }) => {
    await loadPage(i18n.load('forum', 'forum/overview'), async () => {
      const id = idOf(params.id);
      await Promise.all([
        api.forum.subforum.get.ensureData({ id }),
        queryClient.ensureInfiniteQueryData(threadListQuery(api.client, id, cursor)),
      ]);
    });
  },
  head: ({ match: { context, loaderDeps }, params }) => {
    const { api, queryClient, i18n, origin } = context;
    const id = idOfText(params.id) ?? 0;
    const subforum = api.forum.subforum.get.getData({ id });
    const { queryKey } = threadListQuery(api.client, id, loaderDeps.cursor);
    const threads = queryClient.getQueryData(queryKey)?.pages[0]?.items;
    if (!subforum || !threads) {
      const title = i18n.texts('forum/overview').subforum.notFound();
      return pageHead(context, { title, isIndexed: false });
    }
    return pageHead(context, {
      title: subforum.name,
      description: subforum.description ?? undefined,
      path: `/forum/subforum/${id}${stringifySearch({ cursor: loaderDeps.cursor })}`,
      jsonLd: import.meta.env.SSR
        ? subforumJsonLd({ origin, forum: i18n.texts('forum').title() }, subforum, threads)
        : undefined,
    });
  },
  component: Subforum,
  pendingComponent: ListSkeleton,
  notFoundComponent: SubforumNotFound,
});

function Subforum() {
  const { id } = Route.useParams();
  const { cursor } = Route.useSearch();
  return <SubforumPage key={id} id={idOf(id)} cursor={cursor} />;
}
