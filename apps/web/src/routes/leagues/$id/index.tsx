import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../../app/loading.ts';
import { liveDivisions } from '../../../features/leagues/page/evening.tsx';
import { leagueHead } from '../../../features/leagues/page/league-head.ts';
import { LeaguePage } from '../../../features/leagues/page/league-page.tsx';
import { LeagueNotFound } from '../../../features/leagues/shared/not-found.tsx';
import { headOr } from '../../../lib/head.ts';
import { dateOf } from '../../../lib/time/place-time.ts';

interface Search {
  season?: number | undefined;
}

export const Route = createFileRoute('/leagues/$id/')({
  validateSearch: (search): Search => ({ season: idOfText(search.season) }),
  loaderDeps: ({ search: { season } }) => ({ season }),
  loader: async ({ context: { api, i18n, origin }, params, deps }) => {
    const [league, seasonId] = await loadPage(i18n.load('leagues/pages'), async () => {
      const found = await api.leagues.get.ensureData({ id: idOf(params.id) });
      // an address can name what this league has never had
      const named = found.seasons.find(({ id }) => id === deps.season)?.id;
      const id = named ?? found.season?.id;
      if (id !== undefined) {
        const season = await api.leagues.seasons.get.ensureData({ id });
        await Promise.all(
          liveDivisions(season).map((one) => api.leagues.divisions.get.prefetch({ id: one.id })),
        );
      }
      return [found, id] as const;
    });
    const texts = i18n.texts('leagues/pages');
    const { name, region } = league;
    const description = texts.league.description({ name, region });
    return {
      ...leagueHead(league, { origin, leagues: texts.title(), description }),
      seasonId,
      today: dateOf(new Date(), 'Europe/Berlin'),
    };
  },
  head: headOr((i18n) => i18n.texts('leagues/pages').league.notFound()),
  component: League,
  notFoundComponent: LeagueNotFound,
});

function League() {
  const { id } = Route.useParams();
  const { seasonId, today } = Route.useLoaderData();
  return <LeaguePage key={id} id={idOf(id)} seasonId={seasonId} today={today} />;
}
