import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireMember } from '../../../app/guards.ts';
import { idOf, loadPage } from '../../../app/loading.ts';
import { DeskPage } from '../../../features/tournaments/desk/desk-page.tsx';
import { membersHead } from '../../../lib/head.ts';

export const Route = createFileRoute('/tournaments/$id/desk')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params }) => {
    const texts = i18n.load(
      'tournaments',
      'tournaments/page',
      'tournaments/bracket',
      'tournaments/entries',
      'tournaments/run',
      'boards',
      'tournaments/desk',
    );
    const { name } = await loadPage(texts, async () => {
      const id = idOf(params.id);
      const [tournament] = await Promise.all([
        api.tournaments.get.ensureData({ id }),
        api.tournaments.matches.list.ensureData({ id }),
        api.tournaments.evening.get.ensureData({ id }),
      ]);
      // only its organisers run an evening
      if (!tournament.can.organise) throw notFound();
      return tournament;
    });
    return { title: `${i18n.texts('tournaments/run').desk.title()} · ${name}` };
  },
  head: membersHead,
  component: Desk,
});

function Desk() {
  const { id } = Route.useParams();
  return <DeskPage key={id} id={idOf(id)} />;
}
