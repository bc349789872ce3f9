import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireMember } from '../../../app/guards.ts';
import { idOf, loadPage } from '../../../app/loading.ts';
import { EntriesPage } from '../../../features/tournaments/entries/entries-page.tsx';
import { membersHead } from '../../../lib/head.ts';

export const Route = createFileRoute('/tournaments/$id/entries')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params }) => {
    const texts = i18n.load(
      'tournaments',
      'tournaments/page',
      'tournaments/entries',
      'tournaments/claim',
      'tournaments/run',
    );
    const { name } = await loadPage(texts, async () => {
      const id = idOf(params.id);
      const tournament = await api.tournaments.get.ensureData({ id });
      // the list with who has paid is its organisers' alone
      if (!tournament.can.organise) throw notFound();
      return tournament;
    });
    return { title: `${i18n.texts('tournaments/entries').title()} · ${name}` };
  },
  head: membersHead,
  component: Entries,
});

function Entries() {
  const { id } = Route.useParams();
  return <EntriesPage key={id} id={idOf(id)} />;
}
