import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { loadMine } from '../features/market/mine/mine-data.ts';
import { MinePage } from '../features/market/mine/mine-page.tsx';
import { mineSearchOf } from '../features/market/mine/mine-search.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/marketplace/mine')({
  validateSearch: mineSearchOf,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context, deps }) => {
    await loadMine({ ...context, userId: context.user.id }, deps);
    return { title: context.i18n.texts('market/mine').title() };
  },
  head: membersHead,
  component: Mine,
});

function Mine() {
  const { user } = Route.useRouteContext();
  return <MinePage search={Route.useSearch()} userId={user.id} />;
}
