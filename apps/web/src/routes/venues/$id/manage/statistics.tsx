import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '../../../../app/loading.ts';
import { manageHead } from '../../../../features/lounges/manage/manage-head.ts';
import { StatisticsPage } from '../../../../features/lounges/manage/statistics/statistics-page.tsx';
import { USUAL_WEEKS } from '../../../../features/lounges/manage/statistics/weeks.ts';

export const Route = createFileRoute('/venues/$id/manage/statistics')({
  loader: async ({ context: { api, i18n }, params }) => {
    const input = { loungeId: idOf(params.id), weeks: USUAL_WEEKS };
    await Promise.all([
      i18n.load('manage/statistics'),
      api.bookings.calendar.statistics.ensureData(input),
    ]);
  },
  head: ({ match, params }) => manageHead(match.context, params.id, 'statistics'),
  component: StatisticsPage,
});
