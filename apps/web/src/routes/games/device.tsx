import { idOfText } from '@oche/validators/id-text';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ScoreHerePage } from '../../features/games/device/score-here-page.tsx';
import { membersHead } from '../../lib/head.ts';

/** Everybody's: the game is on the device, and which one stands behind the `#`, which no server is told. */
export const Route = createFileRoute('/games/device')({
  staticData: { isBare: true },
  loader: async ({ context: { i18n } }) => {
    await i18n.load('games', 'games/score', 'games/device');
    return { title: i18n.texts('games/device').title() };
  },
  head: membersHead,
  component: Here,
});

function Here() {
  const { hash } = useLocation();
  return <ScoreHerePage id={idOfText(hash) ?? null} />;
}
