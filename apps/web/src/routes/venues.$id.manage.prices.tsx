import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '../app/loading.ts';
import { manageHead } from '../features/lounges/manage/manage-head.ts';
import { PricesPage } from '../features/lounges/manage/prices/prices-page.tsx';

export const Route = createFileRoute('/venues/$id/manage/prices')({
  loader: async ({ context: { api }, params }) => {
    await api.lounges.rules.get.ensureData({ loungeId: idOf(params.id) });
  },
  head: ({ match, params }) => manageHead(match.context, params.id, 'prices'),
  component: PricesPage,
});
