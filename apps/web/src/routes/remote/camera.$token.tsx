import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../../components/lazy-part.tsx';
import { membersHead } from '../../lib/head.ts';

const PhonePage = lazyPart(
  async () => (await import('../../features/games/remote-video/phone/phone-page.tsx')).PhonePage,
);

/** A phone that shows a board, by the link that the scorer has shown it. */
export const Route = createFileRoute('/remote/camera/$token')({
  staticData: { isBare: true },
  loader: async ({ context: { i18n } }) => {
    await i18n.load('games/picture');
    return { title: i18n.texts('games/picture').phone.title() };
  },
  head: membersHead,
  component: Camera,
});

function Camera() {
  const { token } = Route.useParams();
  return <PhonePage key={token} token={token} />;
}
