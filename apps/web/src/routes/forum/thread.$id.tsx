import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { LinkedPart } from '../../app/linked/linked-part.tsx';
import { PollPart } from '../../app/linked/poll-part.tsx';
import { idOf, loadPage, loadWatches } from '../../app/loading.ts';
import { type ThreadPlace, threadWindowQuery } from '../../features/forum/data/forum-queries.ts';
import { anchoredPost } from '../../features/forum/data/post-link.tsx';
import { holdsPost } from '../../features/forum/data/thread-window.ts';
import { threadHead } from '../../features/forum/forum-head.ts';
import { ThreadSkeleton } from '../../features/forum/forum-skeletons.tsx';
import { ThreadNotFound } from '../../features/forum/not-found.tsx';
import { ThreadPage } from '../../features/forum/thread/thread-page.tsx';
import type { ThreadPanel } from '../../features/forum/within/panel-place.ts';
import { textParam } from '../../lib/addresses/search-params.ts';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/forum/thread/$id')({
  staticData: { banners: ['footer'] },
  validateSearch: (search): ThreadPlace & ThreadPanel => ({
    post: idOfText(search.post),
    cursor: textParam(search.cursor),
    before: textParam(search.before),
    // what is open over it is looked at there, so that no other page loads that code
    panel: search.panel as ThreadPanel['panel'],
    q: textParam(search.q),
    from: idOfText(search.from),
  }),
  loaderDeps: ({ search: { post, cursor, before } }) => ({ post, cursor, before }),
  loader: async ({ context, params, deps: place, location }) => {
    const { api, i18n, queryClient, user } = context;
    const thread = await loadPage(i18n.load('forum', 'forum/reading'), async () => {
      const id = idOf(params.id);
      const [thread, window] = await Promise.all([
        api.forum.thread.get.ensureData({ id }),
        queryClient.ensureQueryData(threadWindowQuery(api.client, id, place)),
        loadWatches(context, [{ kind: 'thread', id }]),
        // posts of blocked members are folded, and these texts say so
        import.meta.env.SSR && user ? i18n.load('forum/writing') : null,
      ]).catch(async (error: unknown) => {
        if (hasErrorCode(error, 'THREAD_MOVED')) {
          await (await import('../../features/forum/data/lead-on.ts')).leadOn(
            api.client,
            id,
            place.post ?? anchoredPost(location.hash) ?? undefined,
          );
        }
        throw error;
      });
      const { post } = place;
      if (post !== undefined && !holdsPost(window, post))
        await (await import('../../features/forum/data/lead-on.ts')).leadOn(api.client, id, post);
      return thread;
    });
    return threadHead(thread, place);
  },
  head: async ({ match: { context, loaderDeps }, loaderData, params }) => {
    const title = context.i18n.texts('forum').thread.notFound();
    const head = loaderData ?? { title, isIndexed: false };
    return pageHead(context, {
      ...head,
      // browsers don't read what search engines do
      jsonLd: import.meta.env.SSR
        ? (await import('../../features/forum/forum-json-ld.ts')).threadJsonLdOf(
            context,
            params.id,
            loaderDeps,
          )
        : undefined,
    });
  },
  component: Thread,
  pendingComponent: ThreadSkeleton,
  notFoundComponent: ThreadNotFound,
});

function Thread() {
  const { id } = Route.useParams();
  // what is open over it asks for no other posts
  const place = Route.useSearch({
    select: ({ post, cursor, before, from }) => ({ post, cursor, before, from }),
    structuralSharing: true,
  });
  return <ThreadPage key={id} id={idOf(id)} place={place} BelowPost={LinkedPart} Poll={PollPart} />;
}
