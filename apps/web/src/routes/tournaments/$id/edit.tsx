import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../../app/guards.ts';
import { idOf, loadPage } from '../../../app/loading.ts';
import { EditPage } from '../../../features/tournaments/form/edit-page.tsx';
import { membersHead } from '../../../lib/head.ts';

export const Route = createFileRoute('/tournaments/$id/edit')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params }) => {
    const texts = i18n.load(
      'tournaments',
      'tournaments/page',
      'tournaments/create',
      'tournaments/form',
      'tournaments/run',
    );
    await loadPage(texts, () => api.tournaments.get.ensureData({ id: idOf(params.id) }));
    return { title: i18n.texts('tournaments/form').edit() };
  },
  head: membersHead,
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  return <EditPage key={id} id={idOf(id)} />;
}
