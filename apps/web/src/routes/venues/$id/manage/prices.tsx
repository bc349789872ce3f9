import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '../../../../app/loading.ts';
import { manageHead } from '../../../../features/lounges/manage/manage-head.ts';
import { PricesPage } from '../../../../features/lounges/manage/prices/prices-page.tsx';

export const Route = createFileRoute('/venues/$id/manage/prices')({
  // others in the team may have changed it since it was last loaded
  loader: async ({ context: { api, i18n }, params }) => {
    await Promise.all([
      i18n.load('manage/prices'),
      api.lounges.rules.get.fetch({ loungeId: idOf(params.id) }, { staleTime: 0 }),
    ]);
  },
  head: ({ match, params }) => manageHead(match.context, params.id, 'prices'),
  component: PricesPage,
});
