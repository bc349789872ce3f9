import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { loadPage } from '../../app/loading.ts';
import { distinct } from '../../components/list/distinct.ts';
import { latestThreadsQuery } from '../../features/forum/data/forum-queries.ts';
import { LatestPage, type LatestSearch } from '../../features/forum/overview/latest-page.tsx';
import { unreadInput } from '../../features/forum/overview/use-unread.tsx';
import { textParam } from '../../lib/addresses/search-params.ts';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/forum/latest')({
  staticData: { banners: ['header', 'footer'] },
  validateSearch: (search): LatestSearch => ({
    filter: search.filter === 'unread' ? 'unread' : undefined,
    cursor: textParam(search.cursor),
  }),
  loaderDeps: ({ search: { filter, cursor } }) => ({ filter, cursor }),
  loader: async ({ context, deps: { filter, cursor } }) => {
    const { api, i18n, queryClient, user } = context;
    // what somebody has read is known of members only
    if (filter) requireMember({ context });
    await loadPage(i18n.load('forum', 'forum/overview', 'forum/reading'), async () => {
      const list = latestThreadsQuery(api.client, filter === 'unread', cursor);
      const { pages } = await queryClient.ensureInfiniteQueryData(list);
      const threadIds = distinct(pages).map(({ id }) => id);
      // a mark that comes later would break a title again
      if (import.meta.env.SSR && user && threadIds.length > 0)
        await api.forum.reading.unread.prefetch(unreadInput(threadIds));
    });
    const { latest } = i18n.texts('forum/overview');
    return {
      title: latest.title(),
      description: latest.description(),
      path: '/forum/latest',
      feed: '/forum/feed.atom',
      isIndexed: !filter && !cursor,
    };
  },
  head: ({ match: { context }, loaderData }) => pageHead(context, { ...loaderData }),
  component: Latest,
});

function Latest() {
  return <LatestPage {...Route.useSearch()} />;
}
