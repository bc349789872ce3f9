import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import {
  type ChallengeSearch,
  challengeSearchOf,
  listInput,
  ownInput,
} from '../../features/challenges/challenge-search.ts';
import { ChallengesPage } from '../../features/challenges/challenges-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/challenges/')({
  // `challengeSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): ChallengeSearch => search,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { tab, period, when, radius, zip, all } }) => ({
    tab,
    period,
    when,
    radius,
    zip,
    all,
  }),
  loader: async ({ context: { api, i18n }, deps }) => {
    const search = challengeSearchOf(deps);
    await Promise.all([
      i18n.load('challenges', 'lounge-finder'),
      search.tab === 'mine'
        ? api.challenges.listOwn.prefetchInfinite(ownInput(search))
        : api.challenges.list.prefetchInfinite(listInput(search)),
      api.challenges.alert.get.prefetch(),
    ]);
    return { title: i18n.texts('challenges').title() };
  },
  head: membersHead,
  component: Challenges,
});

function Challenges() {
  return <ChallengesPage search={challengeSearchOf(Route.useSearch())} />;
}
