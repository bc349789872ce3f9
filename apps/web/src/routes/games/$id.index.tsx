import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../app/loading.ts';
import { hasEnded } from '../../features/games/result/has-ended.ts';
import { gameHead } from '../../features/games/watch/game-head.ts';
import { GamePage } from '../../features/games/watch/game-page.tsx';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/$id/')({
  staticData: { banners: ['game_page'] },
  loader: async ({ context: { api, i18n, origin }, params }) => {
    const texts = i18n.load('games', 'games/invitation', 'games/result', 'games/watch');
    const game = await loadPage(texts, () => api.games.get.ensureData({ gameId: idOf(params.id) }));
    if (game.isRemote) await i18n.load('games/remote');
    if (hasEnded(game.status)) await api.games.result.get.ensureData({ gameId: game.id });
    const shown = { games: i18n.texts('games'), watch: i18n.texts('games/watch') };
    return gameHead(game, { origin, texts: shown });
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, loaderData ?? { isIndexed: false }),
  component: Game,
});

function Game() {
  const { id } = Route.useParams();
  return <GamePage key={id} id={idOf(id)} />;
}
