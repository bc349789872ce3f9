import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../../app/loading.ts';
import { TeamNotFound } from '../../../features/leagues/shared/not-found.tsx';
import { entryOf } from '../../../features/leagues/team/team-entry.ts';
import { teamHead } from '../../../features/leagues/team/team-head.ts';
import { TeamPage } from '../../../features/leagues/team/team-page.tsx';
import { headOr } from '../../../lib/head.ts';

interface Search {
  season?: number | undefined;
}

export const Route = createFileRoute('/leagues/teams/$id')({
  validateSearch: (search): Search => ({ season: idOfText(search.season) }),
  loaderDeps: ({ search: { season } }) => ({ season }),
  loader: async ({ context: { api, i18n, origin }, params, deps }) => {
    const team = await loadPage(
      i18n.load('leagues/pages', 'leagues/figures', 'lounge-finder'),
      async () => {
        const found = await api.leagues.teams.get.ensureData({ id: idOf(params.id) });
        const entry = entryOf(found, deps.season);
        if (entry) {
          await Promise.all([
            api.leagues.divisions.get.ensureData({ id: entry.divisionId }),
            api.leagues.squads.list.prefetch({ entryId: entry.entryId }),
            api.leagues.squads.figures.prefetch({ entryId: entry.entryId }),
          ]);
        }
        return found;
      },
    );
    const texts = i18n.texts('leagues/pages');
    const description = texts.team.description({ team: team.name, league: team.league.name });
    return teamHead(team, { origin, leagues: texts.title(), description });
  },
  head: headOr((i18n) => i18n.texts('leagues/pages').team.notFound()),
  component: Team,
  notFoundComponent: TeamNotFound,
});

function Team() {
  const { id } = Route.useParams();
  return <TeamPage key={id} id={idOf(id)} season={Route.useSearch().season} />;
}
