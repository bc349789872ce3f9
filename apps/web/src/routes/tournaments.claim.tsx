import { createFileRoute } from '@tanstack/react-router';
import { ClaimEntryPage, ClaimOver } from '../features/tournaments/claim/claim-page.tsx';
import { textParam } from '../lib/addresses/search-params.ts';
import { hasErrorCode } from '../lib/errors/errors.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/tournaments/claim')({
  validateSearch: (search): { token?: string } => ({ token: textParam(search.token) }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context: { api, i18n }, deps: { token = '' } }) => {
    await i18n.load('tournaments/claim');
    const title = i18n.texts('tournaments/claim').title();
    try {
      await api.tournaments.guest.get.ensureData({ token });
    } catch (error) {
      if (hasErrorCode(error, 'INVALID_TOKEN', 'BAD_INPUT')) return { title, over: 'invalid' };
      if (hasErrorCode(error, 'GUEST_CLAIMED')) return { title, over: 'taken' };
      throw error;
    }
    return { title, over: null };
  },
  head: membersHead,
  component: Claim,
});

function Claim() {
  const { token = '' } = Route.useSearch();
  const { over } = Route.useLoaderData();
  const { user } = Route.useRouteContext();
  if (over) return <ClaimOver isTaken={over === 'taken'} />;
  return <ClaimEntryPage token={token} isSignedIn={Boolean(user)} />;
}
