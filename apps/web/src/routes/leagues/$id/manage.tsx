import { idOfText } from '@oche/validators/id-text';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireMember } from '../../../app/guards.ts';
import { idOf, loadPage } from '../../../app/loading.ts';
import { ManagePage, type ManageSearch } from '../../../features/leagues/setup/manage-page.tsx';
import { setUpSteps } from '../../../features/leagues/setup/step-names.ts';
import { currentSeason } from '../../../features/leagues/setup/steps.ts';
import { membersHead } from '../../../lib/head.ts';

export const Route = createFileRoute('/leagues/$id/manage')({
  validateSearch: ({ season, step }): ManageSearch => ({
    season: idOfText(season),
    step: setUpSteps.find((one) => one === step),
  }),
  beforeLoad: requireMember,
  loaderDeps: ({ search: { season } }) => ({ season }),
  loader: async ({ context: { api, i18n }, params, deps }) => {
    const { name } = await loadPage(i18n.load('leagues/setup'), async () => {
      const league = await api.leagues.get.ensureData({ id: idOf(params.id) });
      // only its officers run a league
      if (!league.can.manage) throw notFound();
      const season = currentSeason(league.seasons, deps.season);
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
  const search = Route.useSearch();
  return <ManagePage key={id} id={idOf(id)} search={search} />;
}
