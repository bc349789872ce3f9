import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { TrainingHub } from '../../features/games/training/training-hub.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/training/')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n } }) => {
    await Promise.all([i18n.load('games/training'), api.games.training.bests.ensureData()]);
    return { title: i18n.texts('games/training').hub.title() };
  },
  head: membersHead,
  component: TrainingHub,
});
