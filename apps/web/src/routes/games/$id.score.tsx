import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { idOf, loadPage } from '../../app/loading.ts';
import { ScorePage } from '../../features/games/score/score-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/$id/score')({
  staticData: { isBare: true },
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params }) => {
    const { isRemote } = await loadPage(i18n.load('games', 'games/score'), () =>
      api.games.get.ensureData({ gameId: idOf(params.id) }),
    );
    if (isRemote) await i18n.load('games/remote');
    return { title: i18n.texts('games/score').title() };
  },
  head: membersHead,
  component: Score,
});

function Score() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  return <ScorePage key={id} id={idOf(id)} memberId={user.id} />;
}
