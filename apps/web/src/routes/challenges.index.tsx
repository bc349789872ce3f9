import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { challengeSearchOf, listInput, ownInput } from '../features/challenges/challenge-search.ts';
import { ChallengesPage } from '../features/challenges/challenges-page.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/challenges/')({
  validateSearch: challengeSearchOf,
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
    await Promise.all([
      i18n.load('challenges', 'lounge-finder'),
      deps.tab === 'mine'
        ? api.challenges.listOwn.prefetchInfinite(ownInput(deps))
        : api.challenges.list.prefetchInfinite(listInput(deps)),
      api.challenges.alert.get.prefetch(),
    ]);
    return { title: i18n.texts('challenges').title() };
  },
  head: membersHead,
  component: Challenges,
});

function Challenges() {
  return <ChallengesPage search={Route.useSearch()} />;
}
