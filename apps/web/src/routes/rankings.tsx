import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { loadRankings } from '../features/rankings/rankings-data.ts';
import { RankingsPage } from '../features/rankings/rankings-page.tsx';
import { type RankingsPlace, rankingsPlaceOf } from '../features/rankings/rankings-place.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/rankings')({
  staticData: { banners: ['leaderboard_top', 'leaderboard_bottom'] },
  // `rankingsPlaceOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): RankingsPlace => search,
  beforeLoad: requireMember,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await loadRankings(context, rankingsPlaceOf(deps));
    return { title: context.i18n.texts('rankings').title() };
  },
  head: membersHead,
  component: Rankings,
});

function Rankings() {
  return <RankingsPage place={rankingsPlaceOf(Route.useSearch())} />;
}
