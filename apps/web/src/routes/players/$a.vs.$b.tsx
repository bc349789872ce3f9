import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { PlayerNotFound } from '../../features/statistics/not-found.tsx';
import { meetingsInput, nextMeetings } from '../../features/statistics/versus/meetings-query.ts';
import { VersusPage } from '../../features/statistics/versus/versus-page.tsx';
import { headOr } from '../../lib/head.ts';
import { fullName } from '../../lib/person-name.ts';

export const Route = createFileRoute('/players/$a/vs/$b')({
  staticData: { banners: ['profile_page'] },
  loader: async ({ context: { api, i18n }, params: { a, b } }) => {
    const { games, sides } = await loadPage(i18n.load('statistics'), async () => {
      const [versus] = await Promise.all([
        api.statistics.versus.ensureData({ username: a, opponent: b }),
        api.statistics.meetings.prefetchInfinite(meetingsInput(a, b), {
          ...nextMeetings,
          pages: 1,
        }),
      ]);
      return versus;
    });
    const texts = i18n.texts('statistics').versus;
    const [one, other] = sides.map(({ person }) => fullName(person));
    return {
      title: texts.title({ one: one ?? '', other: other ?? '' }),
      description: texts.games({ count: games }),
      path: `/players/${a}/vs/${b}`,
      isIndexed: games > 0,
    };
  },
  head: headOr((i18n) => i18n.texts('statistics').versus.notFound()),
  component: Versus,
  notFoundComponent: PlayerNotFound,
});

function Versus() {
  const { a, b } = Route.useParams();
  const { user } = Route.useRouteContext();
  return <VersusPage key={`${a} ${b}`} a={a} b={b} ownId={user?.id ?? null} />;
}
