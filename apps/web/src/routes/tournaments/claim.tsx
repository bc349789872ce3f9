import { createFileRoute } from '@tanstack/react-router';
import { claimState } from '../../components/page/claim-state.ts';
import { tokenSearch } from '../../features/auth/auth-search.ts';
import { ClaimEntryPage, ClaimOver } from '../../features/tournaments/claim/claim-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/tournaments/claim')({
  validateSearch: tokenSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context: { api, i18n }, deps: { token = '' } }) => {
    await i18n.load('tournaments/claim');
    const title = i18n.texts('tournaments/claim').title();
    const over = await claimState(() => api.tournaments.guest.get.ensureData({ token }));
    return { title, over };
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
