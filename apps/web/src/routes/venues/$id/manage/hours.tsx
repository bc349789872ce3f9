import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '../../../../app/loading.ts';
import { HoursPage } from '../../../../features/lounges/manage/hours/hours-page.tsx';
import { manageHead } from '../../../../features/lounges/manage/manage-head.ts';

export const Route = createFileRoute('/venues/$id/manage/hours')({
  // others in the team may have changed it since it was last loaded
  loader: async ({ context: { api, i18n }, params }) => {
    await Promise.all([
      i18n.load('manage/hours'),
      api.lounges.rules.get.fetch({ loungeId: idOf(params.id) }, { staleTime: 0 }),
    ]);
  },
  head: ({ match, params }) => manageHead(match.context, params.id, 'hours'),
  component: HoursPage,
});
