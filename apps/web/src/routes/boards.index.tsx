import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '../features/boards/board-page.tsx';
import { BoardScorer } from '../features/games/score/board-scorer.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/boards/')({
  staticData: { isBare: true },
  loader: async ({ context: { i18n } }) => {
    await i18n.load('boards', 'games', 'games/score');
    return { title: i18n.texts('boards').title() };
  },
  head: membersHead,
  component: () => <BoardPage scorer={BoardScorer} />,
});
