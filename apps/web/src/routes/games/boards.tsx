import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { OwnBoardsPage } from '../../features/games/autoscoring/settings/own-boards-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/boards')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n } }) => {
    await Promise.all([i18n.load('games/counting-boards'), api.autoscoring.listOwn.ensureData()]);
    return { title: i18n.texts('games/counting-boards').title() };
  },
  head: membersHead,
  component: OwnBoardsPage,
});
