import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { LinkedPart } from '../app/linked/linked-part.tsx';
import { PollPart } from '../app/linked/poll-part.tsx';
import { idOf, loadPage } from '../app/loading.ts';
import { threadJsonLd } from '../features/forum/forum-head.ts';
import { type ThreadPlace, threadWindowQuery } from '../features/forum/forum-queries.ts';
import { ThreadSkeleton } from '../features/forum/forum-skeletons.tsx';
import { ThreadNotFound } from '../features/forum/not-found.tsx';
import { ThreadPage } from '../features/forum/thread/thread-page.tsx';
import { stringifySearch, textParam } from '../lib/addresses/search-params.ts';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/forum/thread/$id')({
  validateSearch: (search): ThreadPlace => ({
    post: idOfText(search.post),
    cursor: textParam(search.cursor),
    before: textParam(search.before),
  }),
  loaderDeps: ({ search: { post, cursor, before } }) => ({ post, cursor, before }),
  loader: async ({ context: { api, i18n, queryClient }, params, deps: place }) => {
    await loadPage(i18n.load('forum'), async () => {
      const id = idOf(params.id);
      await Promise.all([
        api.forum.thread.get.ensureData({ id }),
        queryClient.ensureQueryData(threadWindowQuery(api.client, id, place)),
      ]);
    });
  },
  head: ({ match: { context, loaderDeps }, params }) => {
    const { api, queryClient, i18n, origin } = context;
    const id = idOfText(params.id) ?? 0;
    const thread = api.forum.thread.get.getData({ id });
    const window = queryClient.getQueryData(threadWindowQuery(api.client, id, loaderDeps).queryKey);
    if (!thread || !window) {
      const title = i18n.texts('forum').thread.notFound();
      return pageHead(context, { title, isIndexed: false });
    }
    // for search engines the page after a cursor is a page of its own; the page around a post is
    // not
    const { cursor, before } = loaderDeps;
    return pageHead(context, {
      title: thread.title,
      description: thread.plain ?? thread.content,
      path: `/forum/thread/${id}${stringifySearch({ cursor, before })}`,
      type: 'article',
      // browsers don't read it either
      image: import.meta.env.SSR
        ? { url: `/forum/thread/${id}/picture.png?v=${thread.revision}`, width: 1200, height: 630 }
        : undefined,
      jsonLd: import.meta.env.SSR
        ? threadJsonLd({ origin, forum: i18n.texts('forum').title() }, thread, window)
        : undefined,
    });
  },
  component: Thread,
  pendingComponent: ThreadSkeleton,
  notFoundComponent: ThreadNotFound,
});

function Thread() {
  const { id } = Route.useParams();
  return (
    <ThreadPage
      key={id}
      id={idOf(id)}
      place={Route.useSearch()}
      BelowPost={LinkedPart}
      Poll={PollPart}
    />
  );
}
