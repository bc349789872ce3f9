import { createFileRoute } from '@tanstack/react-router';
import { loadPage, loadWatches } from '../../app/loading.ts';
import { ListSkeleton } from '../../features/forum/forum-skeletons.tsx';
import { ForumPage } from '../../features/forum/overview/forum-page.tsx';
import { newestThreads } from '../../features/forum/overview/newest-threads.ts';
import { unreadInput } from '../../features/forum/overview/use-unread.tsx';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/forum/')({
  staticData: { banners: ['header', 'footer'] },
  loader: async ({ context }) => {
    const { api, i18n, user } = context;
    await loadPage(i18n.load('forum', 'forum/overview', 'forum/reading'), async () => {
      const categories = await api.forum.category.list.ensureData();
      await Promise.all([
        loadWatches(
          context,
          categories.map(({ id }) => ({ kind: 'category', id })),
        ),
        // a mark that comes later would break a title again
        import.meta.env.SSR && user
          ? api.forum.reading.unread.prefetch(unreadInput(newestThreads(categories)))
          : null,
      ]);
    });
  },
  head: async ({ match: { context } }) => {
    const texts = context.i18n.texts('forum');
    return pageHead(context, {
      title: texts.title(),
      description: texts.description(),
      path: '/forum',
      feed: '/forum/feed.atom',
      jsonLd: import.meta.env.SSR
        ? (await import('../../features/forum/forum-json-ld.ts')).overviewJsonLdOf(context)
        : undefined,
    });
  },
  component: ForumPage,
  pendingComponent: ListSkeleton,
});
