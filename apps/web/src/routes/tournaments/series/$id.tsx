import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../../app/loading.ts';
import {
  FORM_TEXTS,
  nextSeries,
  standingsInput,
} from '../../../features/tournaments/series/queries.ts';
import { SeriesNotFound } from '../../../features/tournaments/series/series-page.tsx';
import { SeriesRoutePage } from '../../../features/tournaments/series/series-route.tsx';
import { headOr } from '../../../lib/head.ts';

export const Route = createFileRoute('/tournaments/series/$id')({
  staticData: { banners: ['tournament_page'] },
  validateSearch: ({ edit }): { edit?: '1' | undefined } => (edit ? { edit: '1' } : {}),
  loaderDeps: ({ search: { edit } }) => ({ edit }),
  loader: async ({ context: { api, i18n }, params, deps }) => {
    const texts = i18n.load('tournaments', 'tournaments/series', ...(deps.edit ? FORM_TEXTS : []));
    const series = await loadPage(texts, async () => {
      const id = idOf(params.id);
      const [found] = await Promise.all([
        api.tournaments.series.get.ensureData({ id }),
        api.tournaments.series.standings.prefetchInfinite(standingsInput(id), {
          ...nextSeries,
          pages: 1,
        }),
      ]);
      return found;
    });
    return {
      title: series.name,
      description: series.description ?? i18n.texts('tournaments/series').lead(),
      path: `/tournaments/series/${series.id}`,
    };
  },
  head: headOr((i18n) => i18n.texts('tournaments/series').notFound()),
  component: Series,
  notFoundComponent: SeriesNotFound,
});

function Series() {
  const { id } = Route.useParams();
  return <SeriesRoutePage key={id} id={idOf(id)} isEditing={Route.useSearch().edit === '1'} />;
}
