import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { tokenSearch } from '../../features/auth/auth-search.ts';
import {
  InvitationInvalid,
  InvitationPage,
} from '../../features/lounges/manage/invitation-page.tsx';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/venues/invitation')({
  validateSearch: tokenSearch,
  // signing in leads back to this address
  beforeLoad: requireMember,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context: { api, i18n }, deps: { token = '' } }) => {
    await i18n.load('manage/invitation');
    try {
      await api.lounges.staff.getInvitation.ensureData({ token });
    } catch (error) {
      if (hasErrorCode(error, 'INVALID_TOKEN', 'BAD_INPUT')) throw notFound();
      throw error;
    }
    return { title: i18n.texts('manage/invitation').title() };
  },
  head: membersHead,
  component: Invitation,
  notFoundComponent: InvitationInvalid,
});

function Invitation() {
  const { token = '' } = Route.useSearch();
  return <InvitationPage token={token} />;
}
