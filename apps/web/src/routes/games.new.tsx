import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { StartPage } from '../features/games/start/start-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/games/new')({
  beforeLoad: requireMember,
  loader: async ({ context: { i18n } }) => {
    await i18n.load('games');
    return { title: i18n.texts('games').start.title() };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: loaderData?.title, isIndexed: false }),
  component: Start,
});

function Start() {
  const { user } = Route.useRouteContext();
  return <StartPage ownId={user?.id ?? ''} />;
}
