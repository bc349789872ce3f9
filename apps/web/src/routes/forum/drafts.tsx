import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { loadPage } from '../../app/loading.ts';
import { DraftsPage } from '../../features/forum/draft-list/drafts-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/forum/drafts')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n } }) => {
    await loadPage(i18n.load('forum', 'forum/overview', 'forum/drafts'), async () => {
      // another device may have written one meanwhile
      await api.forum.draft.list.fetch();
    });
    return { title: i18n.texts('forum/drafts').title() };
  },
  head: membersHead,
  component: DraftsPage,
});
