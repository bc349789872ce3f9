import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { loadPage } from '../../app/loading.ts';
import { BookmarksPage } from '../../features/forum/overview/bookmarks-page.tsx';
import { bookmarksQuery } from '../../features/forum/overview/bookmarks-query.ts';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/forum/bookmarks')({
  beforeLoad: requireMember,
  loader: async ({ context }) => {
    const { api, i18n, queryClient } = context;
    await loadPage(i18n.load('forum', 'forum/overview', 'forum/bookmarks'), () =>
      queryClient.ensureInfiniteQueryData(bookmarksQuery(api.client)),
    );
    return { title: i18n.texts('forum/bookmarks').list() };
  },
  head: membersHead,
  component: BookmarksPage,
});
