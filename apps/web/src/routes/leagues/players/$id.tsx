import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../../app/loading.ts';
import { PlayerNotFound } from '../../../features/leagues/player/player-not-found.tsx';
import { PlayerPage } from '../../../features/leagues/player/player-page.tsx';
import { playerText } from '../../../features/leagues/shared/player-name.tsx';
import { headOr } from '../../../lib/head.ts';

export const Route = createFileRoute('/leagues/players/$id')({
  loader: async ({ context: { api, i18n }, params }) => {
    const { player, league } = await loadPage(i18n.load('leagues/pages', 'leagues/figures'), () =>
      api.leagues.players.figures.ensureData({ id: idOf(params.id) }),
    );
    const name = playerText(player, i18n.texts('leagues/pages').bests.hidden());
    const { career } = i18n.texts('leagues/figures');
    return {
      title: `${name}, ${league.name}`,
      description: career.description({ player: name, league: league.name }),
      path: `/leagues/players/${player.id}`,
      // who plays in a league hasn't asked to be found by search engines
      isIndexed: false,
    };
  },
  head: headOr((i18n) => i18n.texts('leagues/figures').career.notFound()),
  component: Player,
  notFoundComponent: PlayerNotFound,
});

function Player() {
  const { id } = Route.useParams();
  return <PlayerPage key={id} id={idOf(id)} />;
}
