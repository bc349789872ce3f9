import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import {
  FORM_TEXTS,
  nextSeries,
  SERIES_LIST,
} from '../../../features/tournaments/series/queries.ts';
import { SeriesListRoute } from '../../../features/tournaments/series/series-route.tsx';
import { pageHead } from '../../../lib/head.ts';

interface Search {
  /** shows the form of a new one */
  new?: '1' | undefined;
  /** id of the tournament that it is made of */
  from?: number | undefined;
}

export const Route = createFileRoute('/tournaments/series/')({
  staticData: { banners: ['tournament_page'] },
  validateSearch: (search): Search => ({
    new: search.new ? '1' : undefined,
    from: idOfText(search.from),
  }),
  loaderDeps: ({ search }) => ({ isNew: search.new === '1' }),
  loader: async ({ context: { api, i18n }, deps }) => {
    await Promise.all([
      i18n.load('tournaments', 'tournaments/series', ...(deps.isNew ? FORM_TEXTS : [])),
      api.tournaments.series.list.prefetchInfinite(SERIES_LIST, { ...nextSeries, pages: 1 }),
    ]);
    const texts = i18n.texts('tournaments/series');
    return { title: texts.title(), description: texts.lead(), path: '/tournaments/series' };
  },
  head: ({ match: { context }, loaderData }) => pageHead(context, loaderData ?? {}),
  component: SeriesList,
});

function SeriesList() {
  const { new: isNew, from } = Route.useSearch();
  return <SeriesListRoute isNew={isNew === '1'} from={from} />;
}
