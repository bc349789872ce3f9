import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../app/loading.ts';
import type { RouterContext } from '../app/router-context.ts';
import { subforumHead, subforumJsonLd } from '../features/forum/forum-head.ts';
import { threadListQuery } from '../features/forum/forum-queries.ts';
import { ListSkeleton } from '../features/forum/forum-skeletons.tsx';
import { SubforumNotFound } from '../features/forum/not-found.tsx';
import { SubforumPage } from '../features/forum/overview/subforum-page.tsx';
import { textParam } from '../lib/addresses/search-params.ts';
import { pageHead } from '../lib/head.ts';

interface SubforumSearch {
  /** where this page of the list begins; missing for the first one */
  cursor?: string;
}

export const Route = createFileRoute('/forum/subforum/$id/')({
  validateSearch: (search): SubforumSearch => ({ cursor: textParam(search.cursor) }),
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: async ({ context: { api, i18n, queryClient }, params, deps: { cursor } }) => {
    const subforum = await loadPage(i18n.load('forum', 'forum/overview'), async () => {
      const id = idOf(params.id);
      const [subforum] = await Promise.all([
        api.forum.subforum.get.ensureData({ id }),
        queryClient.ensureInfiniteQueryData(threadListQuery(api.client, id, cursor)),
      ]);
      return subforum;
    });
    return subforumHead(subforum, cursor);
  },
  head: ({ match: { context, loaderDeps }, loaderData, params }) => {
    const title = context.i18n.texts('forum/overview').subforum.notFound();
    const head = loaderData ?? { title, isIndexed: false };
    return pageHead(context, {
      ...head,
      // browsers don't read what search engines do
      jsonLd: import.meta.env.SSR ? jsonLdOf(context, params.id, loaderDeps.cursor) : undefined,
    });
  },
  component: Subforum,
  pendingComponent: ListSkeleton,
  notFoundComponent: SubforumNotFound,
});

function jsonLdOf(
  { api, queryClient, i18n, origin }: RouterContext,
  idText: string,
  cursor?: string,
) {
  const id = idOfText(idText) ?? 0;
  const subforum = api.forum.subforum.get.getData({ id });
  const { queryKey } = threadListQuery(api.client, id, cursor);
  const threads = queryClient.getQueryData(queryKey)?.pages[0]?.items;
  const site = { origin, forum: i18n.texts('forum').title() };
  return subforum && threads ? subforumJsonLd(site, subforum, threads) : undefined;
}

function Subforum() {
  const { id } = Route.useParams();
  const { cursor } = Route.useSearch();
  return <SubforumPage key={id} id={idOf(id)} cursor={cursor} />;
}
