import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { idOf, loadPage } from '../../app/loading.ts';
import { isLoadedAt } from '../../features/games/remote-video/loaded-here.ts';
import { showsBoards } from '../../features/games/remote-video/shows-boards.ts';
import { ScorePage } from '../../features/games/score/score-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/$id/score')({
  staticData: { isBare: true },
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params, location }) => {
    const game = await loadPage(i18n.load('games', 'games/score'), () =>
      api.games.get.ensureData({ gameId: idOf(params.id) }),
    );
    // the camera may only be asked for in a document that was loaded as this page
    if (!import.meta.env.SSR && showsBoards(game) && !isLoadedAt(location.pathname))
      throw redirect({ href: location.href, reloadDocument: true });
    if (game.isRemote) await i18n.load('games/remote');
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
