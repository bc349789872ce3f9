import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage, loadWatches } from '../../app/loading.ts';
import { distinct } from '../../components/list/distinct.ts';
import { threadListQuery } from '../../features/forum/data/forum-queries.ts';
import { subforumHead } from '../../features/forum/forum-head.ts';
import { ListSkeleton } from '../../features/forum/forum-skeletons.tsx';
import { SubforumNotFound } from '../../features/forum/not-found.tsx';
import { SubforumPage } from '../../features/forum/overview/subforum-page.tsx';
import { unreadInput } from '../../features/forum/overview/use-unread.tsx';
import { textParam } from '../../lib/addresses/search-params.ts';
import { pageHead } from '../../lib/head.ts';

interface SubforumSearch {
  /** where this page of the list begins; missing for the first one */
  cursor?: string;
}

export const Route = createFileRoute('/forum/subforum/$id/')({
  staticData: { banners: ['header', 'footer'] },
  validateSearch: (search): SubforumSearch => ({ cursor: textParam(search.cursor) }),
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: async ({ context, params, deps: { cursor } }) => {
    const { api, i18n, queryClient, user } = context;
    const subforum = await loadPage(
      i18n.load('forum', 'forum/overview', 'forum/reading'),
      async () => {
        const id = idOf(params.id);
        const [subforum, { pages }] = await Promise.all([
          api.forum.subforum.get.ensureData({ id }),
          queryClient.ensureInfiniteQueryData(threadListQuery(api.client, id, cursor)),
          loadWatches(context, [{ kind: 'subforum', id }]),
        ]);
        // a mark that comes later would break a title again
        if (import.meta.env.SSR && user) {
          await api.forum.reading.unread.prefetch(
            unreadInput(distinct(pages).map((thread) => thread.id)),
          );
        }
        return subforum;
      },
    );
    return subforumHead(subforum, cursor);
  },
  head: async ({ match: { context, loaderDeps }, loaderData, params }) => {
    const title = context.i18n.texts('forum/overview').subforum.notFound();
    const head = loaderData ?? { title, isIndexed: false };
    return pageHead(context, {
      ...head,
      // browsers don't read what search engines do
      jsonLd: import.meta.env.SSR
        ? (await import('../../features/forum/forum-json-ld.ts')).subforumJsonLdOf(
            context,
            params.id,
            loaderDeps.cursor,
          )
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
