import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '../app/admin/admin-page.tsx';
import { requireMember, requireSecondFactor } from '../app/guards.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/admin/$')({
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ context }) => {
    const { user } = requireMember({ context });
    if (user.role !== 'user') requireSecondFactor(user);
    return { user };
  },
  loader: async ({ context: { i18n, user }, params }) => {
    const { loadAdmin } = await import('../app/admin/load-admin.ts');
    return loadAdmin(i18n, { splat: params._splat ?? '', role: user.role });
  },
  head: membersHead,
  component: Admin,
});

function Admin() {
  return <AdminPage loaded={Route.useLoaderData()} search={Route.useSearch()} />;
}
