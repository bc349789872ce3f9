import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../../app/loading.ts';
import { bestNames } from '../../../features/leagues/division/best-names.ts';
import { divisionHead } from '../../../features/leagues/division/division-head.ts';
import {
  DivisionPage,
  type DivisionSearch,
} from '../../../features/leagues/division/division-page.tsx';
import { DivisionNotFound } from '../../../features/leagues/shared/not-found.tsx';
import { headOr } from '../../../lib/head.ts';
import { dateOf } from '../../../lib/time/place-time.ts';

export const Route = createFileRoute('/leagues/divisions/$id')({
  validateSearch: (search): DivisionSearch => ({
    team: idOfText(search.team),
    list: bestNames.find((one) => one === search.list),
  }),
  loader: async ({ context: { api, i18n, origin }, params }) => {
    const division = await loadPage(i18n.load('leagues/pages'), async () => {
      const id = idOf(params.id);
      const [found] = await Promise.all([
        api.leagues.divisions.get.ensureData({ id }),
        api.leagues.fixtures.figures.prefetch({ id }),
        api.leagues.fixtures.penalties.prefetch({ id }),
      ]);
      return found;
    });
    const texts = i18n.texts('leagues/pages');
    const { name, league, season } = division;
    const description = texts.division.description({
      division: name,
      league: league.name,
      season: season.name,
    });
    return {
      ...divisionHead(division, { origin, leagues: texts.title(), description }),
      // server and browser show the same evening
      today: dateOf(new Date(), league.timeZone),
    };
  },
  head: headOr((i18n) => i18n.texts('leagues/pages').division.notFound()),
  component: Division,
  notFoundComponent: DivisionNotFound,
});

function Division() {
  const { id } = Route.useParams();
  const { today } = Route.useLoaderData();
  return <DivisionPage key={id} id={idOf(id)} search={Route.useSearch()} today={today} />;
}
