import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../app/loading.ts';
import { GamePage } from '../features/games/watch/game-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/games/$id/')({
  loader: async ({ context: { api, i18n }, params }) => {
    await loadPage(i18n.load('games'), () => api.games.get.ensureData({ gameId: idOf(params.id) }));
    return { title: i18n.texts('games').title({ id: idOf(params.id) }) };
  },
  head: ({ match, loaderData }) => pageHead(match.context, { title: loaderData?.title }),
  component: Game,
});

function Game() {
  const { id } = Route.useParams();
  return <GamePage key={id} id={idOf(id)} />;
}
