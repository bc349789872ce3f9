import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '../app/admin/admin-page.tsx';
import { requireMember } from '../app/guards.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/admin/$')({
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ context }) => requireMember({ context }),
  loader: async ({ context: { i18n, user }, params }) => {
    const { loadAdmin } = await import('../app/admin/load-admin.ts');
    return loadAdmin(i18n, { splat: params._splat ?? '', role: user?.role ?? 'user' });
  },
  head: membersHead,
  component: Admin,
});

function Admin() {
  return <AdminPage loaded={Route.useLoaderData()} search={Route.useSearch()} />;
}
