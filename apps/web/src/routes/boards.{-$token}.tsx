import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '../features/boards/board-page.tsx';
import { PairingPage } from '../features/boards/pairing-page.tsx';
import { BoardScorer } from '../features/games/score/board-scorer.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/boards/{-$token}')({
  staticData: { isBare: true },
  loader: async ({ context: { i18n } }) => {
    await i18n.load('boards', 'games', 'games/score');
    return { title: i18n.texts('boards').title() };
  },
  head: membersHead,
  component: Board,
});

/** The link makes a tablet of the browser; afterwards the address has no secret any more. */
function Board() {
  const { token } = Route.useParams();
  return token ? <PairingPage key={token} token={token} /> : <BoardPage scorer={BoardScorer} />;
}
