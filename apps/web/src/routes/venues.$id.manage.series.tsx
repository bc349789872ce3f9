import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '../app/loading.ts';
import { manageHead } from '../features/lounges/manage/manage-head.ts';
import { SeriesPage } from '../features/lounges/manage/series/series-page.tsx';

export const Route = createFileRoute('/venues/$id/manage/series')({
  loader: async ({ context: { api }, params }) => {
    await api.bookings.series.list.ensureData({ loungeId: idOf(params.id) });
  },
  head: ({ match, params }) => manageHead(match.context, params.id, 'series'),
  component: SeriesPage,
});
