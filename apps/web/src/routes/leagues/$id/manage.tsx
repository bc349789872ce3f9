import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireMember } from '../../../app/guards.ts';
import { idOf, loadPage } from '../../../app/loading.ts';
import { ManagePage } from '../../../features/leagues/setup/manage-page.tsx';
import { currentSeason } from '../../../features/leagues/setup/steps.ts';
import { membersHead } from '../../../lib/head.ts';

export const Route = createFileRoute('/leagues/$id/manage')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params }) => {
    const { name } = await loadPage(i18n.load('leagues/setup'), async () => {
      const league = await api.leagues.get.ensureData({ id: idOf(params.id) });
      // only its officers run a league
      if (!league.can.manage) throw notFound();
      const season = currentSeason(league.seasons);
      if (season) await api.leagues.seasons.get.ensureData({ id: season.id });
      return league;
    });
    return { title: `${i18n.texts('leagues/setup').title()} · ${name}` };
  },
  head: membersHead,
  component: Manage,
});

function Manage() {
  const { id } = Route.useParams();
  return <ManagePage key={id} id={idOf(id)} />;
}
