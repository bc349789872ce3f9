import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '../app/loading.ts';
import { manageHead } from '../features/lounges/manage/manage-head.ts';
import { StatisticsPage } from '../features/lounges/manage/statistics/statistics-page.tsx';
import { USUAL_WEEKS } from '../features/lounges/manage/statistics/weeks.ts';

export const Route = createFileRoute('/venues/$id/manage/statistics')({
  loader: async ({ context: { api }, params }) => {
    await api.bookings.calendar.statistics.ensureData({
      loungeId: idOf(params.id),
      weeks: USUAL_WEEKS,
    });
  },
  head: ({ match, params }) => manageHead(match.context, params.id, 'statistics'),
  component: StatisticsPage,
});
