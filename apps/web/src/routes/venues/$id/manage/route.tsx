import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { requireMember } from '../../../../app/guards.ts';
import { idOf, loadPage } from '../../../../app/loading.ts';
import { ManageLayout } from '../../../../features/lounges/manage/manage-layout.tsx';
import { ManageSkeleton } from '../../../../features/lounges/manage/manage-skeleton.tsx';

/** After this time the lounge is loaded again, as others in the team may have changed it. */
const FRESH_MS = 30_000;

export const Route = createFileRoute('/venues/$id/manage')({
  // checked before any page below asks for what only the team may see
  beforeLoad: async ({ context, params }) => {
    requireMember({ context });
    const { api, i18n } = context;
    const lounge = await loadPage(i18n.load('manage'), () =>
      api.lounges.get.fetch({ id: idOf(params.id) }, { staleTime: FRESH_MS }),
    );
    if (lounge.staffRole === null) throw notFound();
  },
  loader: async ({ context: { api } }) => {
    await api.lounges.mine.ensureData();
  },
  component: Manage,
  pendingComponent: ManageSkeleton,
});

function Manage() {
  const { id } = Route.useParams();
  return (
    <ManageLayout key={id} id={idOf(id)}>
      <Outlet />
    </ManageLayout>
  );
}
