import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';

import {
  type TournamentSearch,
  tournamentSearchOf,
} from '../../features/tournaments/list/tournament-search.ts';
import {
  TournamentsPage,
  TournamentsSkeleton,
} from '../../features/tournaments/list/tournaments-page.tsx';
import {
  listInput,
  nextTournaments,
  OWN,
} from '../../features/tournaments/list/tournaments-query.ts';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/tournaments/')({
  staticData: { banners: ['tournament_page'] },
  // `tournamentSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): TournamentSearch => search,
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, location }) => {
    const search = tournamentSearchOf(location.search);
    const pages = { ...nextTournaments, pages: 1 };
    const list =
      search.of === 'mine'
        ? api.tournaments.listOwn.prefetchInfinite(OWN, pages)
        : api.tournaments.list.prefetchInfinite(listInput(search), pages);
    await i18n.load('tournaments', 'tournaments/list', 'tournaments/create');
    // in the browser the page opens at once, with skeletons
    if (import.meta.env.SSR) await list;
    return { title: i18n.texts('tournaments').title() };
  },
  head: membersHead,
  component: Tournaments,
  pendingComponent: TournamentsSkeleton,
});

function Tournaments() {
  return <TournamentsPage search={tournamentSearchOf(Route.useSearch())} />;
}
