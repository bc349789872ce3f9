import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../../app/loading.ts';
import { bracketPlaceOf } from '../../../features/tournaments/bracket/view-limits.ts';
import { TournamentNotFound } from '../../../features/tournaments/page/not-found.tsx';
import { tournamentHead } from '../../../features/tournaments/page/tournament-head.ts';
import { TournamentPage } from '../../../features/tournaments/page/tournament-page.tsx';
import { TournamentSkeleton } from '../../../features/tournaments/page/tournament-skeleton.tsx';
import { entriesInput, nextEntries } from '../../../features/tournaments/shared/entries-query.ts';
import { headOr } from '../../../lib/head.ts';

export const Route = createFileRoute('/tournaments/$id/')({
  staticData: { banners: ['sidebar', 'tournament_page'] },
  validateSearch: bracketPlaceOf,
  loader: async ({ context: { api, i18n, origin }, params }) => {
    const texts = i18n.load(
      'tournaments',
      'tournaments/bests',
      'tournaments/draw',
      'tournaments/bracket',
      'tournaments/page',
      'tournaments/series',
      'errors/tournaments',
    );
    const tournament = await loadPage(texts, async () => {
      const id = idOf(params.id);
      const [found] = await Promise.all([
        api.tournaments.get.ensureData({ id }),
        api.tournaments.matches.list.ensureData({ id }),
        api.tournaments.matches.bests.ensureData({ id }),
        api.tournaments.draw.list.ensureData({ id }),
        api.tournaments.qualifiers.list.prefetch({ id }),
        api.tournaments.entries.list.prefetchInfinite(entriesInput(id, 'registered'), {
          ...nextEntries,
          pages: 1,
        }),
      ]);
      return found;
    });
    return tournamentHead(tournament, {
      origin,
      locale: i18n.locale,
      texts: { tournaments: i18n.texts('tournaments'), page: i18n.texts('tournaments/page') },
    });
  },
  head: headOr((i18n) => i18n.texts('tournaments/page').notFound()),
  component: Tournament,
  pendingComponent: TournamentSkeleton,
  notFoundComponent: TournamentNotFound,
});

function Tournament() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <TournamentPage
      key={id}
      id={idOf(id)}
      place={Route.useSearch()}
      onPlace={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
