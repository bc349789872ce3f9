import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/loading.ts';
import { overviewJsonLd } from '../features/forum/forum-head.ts';
import { ListSkeleton } from '../features/forum/forum-skeletons.tsx';
import { ForumPage } from '../features/forum/overview/forum-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/forum/')({
  loader: async ({ context: { api, i18n } }) => {
    await loadPage(i18n.load('forum', 'forum/overview'), async () => {
      await api.forum.category.list.ensureData();
    });
  },
  head: ({ match: { context } }) => {
    const categories = context.api.forum.category.list.getData();
    if (!categories) return {};
    const texts = context.i18n.texts('forum');
    return pageHead(context, {
      title: texts.title(),
      description: texts.description(),
      path: '/forum',
      jsonLd: import.meta.env.SSR
        ? overviewJsonLd({ origin: context.origin, forum: texts.title() }, categories)
        : undefined,
    });
  },
  component: ForumPage,
  pendingComponent: ListSkeleton,
});
