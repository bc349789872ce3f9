import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { loadRankings } from '../features/rankings/rankings-data.ts';
import { RankingsPage } from '../features/rankings/rankings-page.tsx';
import { rankingsPlaceOf } from '../features/rankings/rankings-place.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/rankings')({
  validateSearch: rankingsPlaceOf,
  beforeLoad: requireMember,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await loadRankings(context, deps);
    return { title: context.i18n.texts('rankings').title() };
  },
  head: membersHead,
  component: Rankings,
});

function Rankings() {
  return <RankingsPage place={Route.useSearch()} />;
}
