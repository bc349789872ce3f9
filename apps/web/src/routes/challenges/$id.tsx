import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { idOf, loadPage } from '../../app/loading.ts';
import { ChallengePage } from '../../features/challenges/detail/challenge-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/challenges/$id')({
  validateSearch: (search): { edit?: true | undefined } => ({
    edit: search.edit === 'true' || search.edit === true || undefined,
  }),
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params }) => {
    await loadPage(i18n.load('challenges', 'lounge-finder', 'errors/bookings'), () =>
      api.challenges.get.ensureData({ id: idOf(params.id) }),
    );
    return { title: i18n.texts('challenges').title() };
  },
  head: membersHead,
  component: Challenge,
});

function Challenge() {
  const { id } = Route.useParams();
  const { edit } = Route.useSearch();
  return <ChallengePage key={id} id={idOf(id)} isEditing={edit === true} />;
}
