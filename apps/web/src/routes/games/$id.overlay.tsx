import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../app/loading.ts';
import { OverlayPage } from '../../features/games/watch/overlay-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/$id/overlay')({
  staticData: { isBare: true },
  loader: async ({ context: { api, i18n }, params }) => {
    await loadPage(i18n.load('games', 'games/watch'), () =>
      api.games.get.ensureData({ gameId: idOf(params.id) }),
    );
    return { title: i18n.texts('games/watch').overlayTitle() };
  },
  head: membersHead,
  component: Overlay,
});

function Overlay() {
  const { id } = Route.useParams();
  return <OverlayPage key={id} id={idOf(id)} />;
}
