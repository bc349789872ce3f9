import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { PlayerNotFound } from '../../features/statistics/not-found.tsx';
import {
  type StatisticsSearch,
  statisticsSearchOf,
} from '../../features/statistics/player/filters.tsx';
import { PlayerPage } from '../../features/statistics/player/player-page.tsx';
import { ofPlayerInput } from '../../features/tournaments/elsewhere/player-input.ts';
import { TournamentsOfPlayer } from '../../features/tournaments/elsewhere/tournaments-of-player.tsx';
import { headOr } from '../../lib/head.ts';
import { fullName } from '../../lib/person-name.ts';

export const Route = createFileRoute('/players/$username/')({
  staticData: { banners: ['profile_page'] },
  // `statisticsSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): StatisticsSearch => search,
  loaderDeps: ({ search: { game, period } }) => ({ game, period }),
  loader: async ({ context: { api, i18n }, params: { username }, deps }) => {
    const texts = i18n.load(
      'statistics',
      'achievements',
      'achievements/goals',
      'tournaments/elsewhere',
    );
    const { person, isForAll, statistics } = await loadPage(texts, () =>
      api.statistics.player.ensureData({ username, ...statisticsSearchOf(deps) }),
    );
    if (statistics) await api.tournaments.ofPlayer.prefetchInfinite(ofPlayerInput(username));
    const say = i18n.texts('statistics');
    const name = fullName(person);
    return {
      title: say.title({ name }),
      description: statistics
        ? say.head({ name, games: statistics.totalGames })
        : say.headPrivate({ name }),
      path: `/players/${person.username}`,
      isIndexed: (statistics?.totalGames ?? 0) > 0,
      ...(isForAll &&
        statistics &&
        statistics.totalGames > 0 && {
          image: {
            url: `/players/${person.username}/picture.png?v=${statistics.totalGames}`,
            width: 1200,
            height: 630,
          },
        }),
    };
  },
  head: headOr((i18n) => i18n.texts('statistics').notFound()),
  component: Player,
  notFoundComponent: PlayerNotFound,
});

function Player() {
  const { username } = Route.useParams();
  return (
    <PlayerPage
      key={username}
      username={username}
      search={statisticsSearchOf(Route.useSearch())}
      below={<TournamentsOfPlayer username={username} />}
    />
  );
}
