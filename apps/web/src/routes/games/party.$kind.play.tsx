import { partyKinds } from '@oche/validators/games/party';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { PlayPage } from '../../features/games/party/play/play-page.tsx';
import { membersHead } from '../../lib/head.ts';

/** The scorer of a game that this device has; no server is told of it while it goes on. */
export const Route = createFileRoute('/games/party/$kind/play')({
  staticData: { isBare: true },
  loader: async ({ context: { i18n }, params }) => {
    const kind = partyKinds.find((one) => one === params.kind);
    if (!kind) throw notFound();
    await i18n.load('games/party', 'games/score', 'games/training');
    return { kind, title: i18n.texts('games/party')[kind].title() };
  },
  head: membersHead,
  component: Play,
});

function Play() {
  const { kind } = Route.useLoaderData();
  return <PlayPage key={kind} kind={kind} />;
}
