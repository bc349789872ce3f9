import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadPage, loadWatches } from '../../app/loading.ts';
import { distinct } from '../../components/list/distinct.ts';
import { tagThreadsQuery } from '../../features/forum/data/forum-queries.ts';
import { TagNotFound } from '../../features/forum/not-found.tsx';
import { TagPage } from '../../features/forum/overview/tag-page.tsx';
import { unreadInput } from '../../features/forum/overview/use-unread.tsx';
import { stringifySearch, textParam } from '../../lib/addresses/search-params.ts';
import { headOr } from '../../lib/head.ts';

interface TagSearch {
  /** where this page of the list begins; missing for the first one */
  cursor?: string;
}

export const Route = createFileRoute('/forum/tag/$slug')({
  staticData: { banners: ['header', 'footer'] },
  validateSearch: (search): TagSearch => ({ cursor: textParam(search.cursor) }),
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: async ({ context, params: { slug }, deps: { cursor } }) => {
    const { api, i18n, queryClient, user } = context;
    const texts = i18n.load('forum', 'forum/overview', 'forum/reading', 'forum/tags');
    const tag = await loadPage(texts, async () => {
      const found = await api.forum.tag.get.ensureData({ slug });
      if (found.slug !== slug) return found;
      const [{ pages }] = await Promise.all([
        queryClient.ensureInfiniteQueryData(tagThreadsQuery(api.client, slug, cursor)),
        loadWatches(context, [{ kind: 'tag', id: found.id }]),
      ]);
      const threadIds = distinct(pages).map(({ id }) => id);
      // a mark that comes later would break a title again
      if (import.meta.env.SSR && user && threadIds.length > 0)
        await api.forum.reading.unread.prefetch(unreadInput(threadIds));
      return found;
    });
    // it was renamed, or is part of another one now
    if (tag.slug !== slug) {
      throw redirect({ to: '/forum/tag/$slug', params: { slug: tag.slug }, statusCode: 301 });
    }
    const { head } = i18n.texts('forum/tags');
    return {
      title: tag.name,
      description: tag.description ?? head({ name: tag.name }),
      path: `/forum/tag/${slug}${stringifySearch({ cursor })}`,
      feed: `/forum/tag/${slug}/feed.atom`,
    };
  },
  head: headOr((i18n) => (i18n.isLoaded('forum/tags') ? i18n.texts('forum/tags').notFound() : '')),
  component: ThreadsOfTag,
  notFoundComponent: TagNotFound,
});

function ThreadsOfTag() {
  const { slug } = Route.useParams();
  const { cursor } = Route.useSearch();
  return <TagPage key={slug} slug={slug} cursor={cursor} />;
}
