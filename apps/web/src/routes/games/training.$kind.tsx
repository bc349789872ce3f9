import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { TrainingPage } from '../../features/games/training/training-page.tsx';
import { nextResults, TRAININGS } from '../../features/games/training/training-queries.ts';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/training/$kind')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params }) => {
    const kind = kindOf(params.kind);
    await Promise.all([
      i18n.load('games/training'),
      api.games.training.list.prefetchInfinite({ kind }, { ...nextResults, pages: 1 }),
    ]);
    return { title: i18n.texts('games/training')[kind].title() };
  },
  head: membersHead,
  component: Training,
});

/** @throws NotFoundError */
function kindOf(text: string) {
  const kind = TRAININGS.find((one) => one === text);
  if (!kind) throw notFound();
  return kind;
}

function Training() {
  const { kind } = Route.useParams();
  return <TrainingPage key={kind} kind={kindOf(kind)} />;
}
