import { createFileRoute } from '@tanstack/react-router';
import { claimState } from '../../components/page/claim-state.ts';
import { tokenSearch } from '../../features/auth/auth-search.ts';
import { ClaimGamePage, ClaimOver } from '../../features/games/guests/claim-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/claim')({
  validateSearch: tokenSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context: { api, i18n }, deps: { token = '' } }) => {
    await i18n.load('games/claim', 'games/watch');
    const title = i18n.texts('games/claim').title();
    const over = await claimState(() => api.games.guest.get.ensureData({ token }));
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
  return <ClaimGamePage token={token} isSignedIn={Boolean(user)} />;
}
