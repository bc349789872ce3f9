import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../../app/loading.ts';
import { LivePage } from '../../../features/tournaments/live/live-page.tsx';
import { TournamentNotFound } from '../../../features/tournaments/page/not-found.tsx';
import { pageHead } from '../../../lib/head.ts';

export const Route = createFileRoute('/tournaments/$id/live')({
  staticData: { isBare: true },
  loader: async ({ context: { api, i18n }, params }) => {
    const texts = i18n.load(
      'tournaments/bests',
      'tournaments/bracket',
      'tournaments/live',
      'tournaments/page',
    );
    const tournament = await loadPage(texts, async () => {
      const id = idOf(params.id);
      const [found] = await Promise.all([
        api.tournaments.get.ensureData({ id }),
        api.tournaments.matches.list.ensureData({ id }),
        api.tournaments.matches.bests.ensureData({ id }),
      ]);
      return found;
    });
    return { title: i18n.texts('tournaments/live').title({ name: tournament.name }) };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: loaderData?.title, isIndexed: false }),
  component: Live,
  notFoundComponent: TournamentNotFound,
});

function Live() {
  const { id } = Route.useParams();
  return <LivePage key={id} id={idOf(id)} />;
}
