import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../../app/loading.ts';
import { TrainingAtLoungePage } from '../../../features/games/training/at-lounge-page.tsx';
import { LoungeNotFound } from '../../../features/lounges/detail/not-found.tsx';
import { headOr } from '../../../lib/head.ts';

export const Route = createFileRoute('/venues/$id/best')({
  loader: async ({ context: { api, i18n }, params }) => {
    const loungeId = idOf(params.id);
    const lounge = await loadPage(i18n.load('games/training', 'lounge'), async () => {
      const [found] = await Promise.all([
        api.lounges.get.ensureData({ id: loungeId }),
        api.games.training.atLounge.ensureData({ loungeId }),
      ]);
      return found;
    });
    const { atLounge } = i18n.texts('games/training');
    return {
      title: `${atLounge.title()} · ${lounge.name}`,
      description: atLounge.lead({ lounge: lounge.name }),
    };
  },
  head: headOr((i18n) => i18n.texts('lounge').notFound()),
  component: Best,
  notFoundComponent: LoungeNotFound,
});

function Best() {
  const { id } = Route.useParams();
  return <TrainingAtLoungePage loungeId={idOf(id)} />;
}
