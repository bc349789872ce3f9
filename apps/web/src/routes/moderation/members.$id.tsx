import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { Stack } from '../../components/layout.tsx';
import { StaffNotes } from '../../features/admin/members/staff-notes.tsx';
import { MemberLevel } from '../../features/forum/levels/member-level.tsx';
import { MemberPage } from '../../features/moderation/member/member-page.tsx';
import { membersHead } from '../../lib/head.ts';
import { fullName } from '../../lib/person-name.ts';

export const Route = createFileRoute('/moderation/members/$id')({
  loader: async ({ context: { api, i18n }, params: { id: userId } }) => {
    const [member] = await loadPage(
      i18n.load('domains', 'moderation', 'report', 'admin/members', 'forum/levels'),
      () =>
        Promise.all([
          api.moderation.member.get.ensureData({ userId }),
          api.moderation.scope.places.ensureData(),
        ]),
    );
    return { title: fullName(member) };
  },
  head: membersHead,
  component: Member,
});

function Member() {
  const { id } = Route.useParams();
  return (
    <MemberPage
      key={id}
      id={id}
      notes={
        <Stack gap="8">
          <MemberLevel userId={id} />
          <StaffNotes userId={id} />
        </Stack>
      }
    />
  );
}
