import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '../app/loading.ts';
import { FeedsPage } from '../features/lounges/manage/feeds/feeds-page.tsx';
import { manageHead } from '../features/lounges/manage/manage-head.ts';

export const Route = createFileRoute('/venues/$id/manage/feeds')({
  loader: async ({ context: { api }, params }) => {
    await api.bookings.feed.list.ensureData({ loungeId: idOf(params.id) });
  },
  head: ({ match, params }) => manageHead(match.context, params.id, 'feeds'),
  component: FeedsPage,
});
