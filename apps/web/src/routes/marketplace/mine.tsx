import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { loadMine } from '../../features/market/mine/mine-data.ts';
import { MinePage } from '../../features/market/mine/mine-page.tsx';
import { type MineSearch, mineSearchOf } from '../../features/market/mine/mine-search.ts';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/marketplace/mine')({
  // `mineSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): MineSearch => search,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context, deps }) => {
    await loadMine({ ...context, userId: context.user.id }, mineSearchOf(deps));
    return { title: context.i18n.texts('market/mine').title() };
  },
  head: membersHead,
  component: Mine,
});

function Mine() {
  const { user } = Route.useRouteContext();
  return <MinePage search={mineSearchOf(Route.useSearch())} userId={user.id} />;
}
