import { createFileRoute } from '@tanstack/react-router';
import { PairingPage } from '../features/boards/pairing-page.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/boards/$token')({
  staticData: { isBare: true },
  loader: async ({ context: { i18n } }) => {
    await i18n.load('boards');
    return { title: i18n.texts('boards').title() };
  },
  head: membersHead,
  component: Pairing,
});

function Pairing() {
  const { token } = Route.useParams();
  return <PairingPage key={token} token={token} />;
}
