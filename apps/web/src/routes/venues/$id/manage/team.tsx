import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '../../../../app/loading.ts';
import { manageHead } from '../../../../features/lounges/manage/manage-head.ts';
import { TeamPage } from '../../../../features/lounges/manage/team/team-page.tsx';

export const Route = createFileRoute('/venues/$id/manage/team')({
  // others in the team may have changed it since it was last loaded
  loader: async ({ context: { api, i18n }, params }) => {
    await Promise.all([
      i18n.load('manage/team'),
      api.lounges.staff.list.fetch({ loungeId: idOf(params.id) }, { staleTime: 0 }),
    ]);
  },
  head: ({ match, params }) => manageHead(match.context, params.id, 'team'),
  component: TeamPage,
});
