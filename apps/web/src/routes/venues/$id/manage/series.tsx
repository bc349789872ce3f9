import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '../../../../app/loading.ts';
import { manageHead } from '../../../../features/lounges/manage/manage-head.ts';
import { SeriesPage } from '../../../../features/lounges/manage/series/series-page.tsx';

export const Route = createFileRoute('/venues/$id/manage/series')({
  // others in the team may have changed it since it was last loaded
  loader: async ({ context: { api, i18n }, params }) => {
    await Promise.all([
      i18n.load('manage/series', 'manage/dialogs', 'booking/form', 'booking', 'errors/bookings'),
      api.bookings.series.list.fetch({ loungeId: idOf(params.id) }, { staleTime: 0 }),
    ]);
  },
  head: ({ match, params }) => manageHead(match.context, params.id, 'series'),
  component: SeriesPage,
});
