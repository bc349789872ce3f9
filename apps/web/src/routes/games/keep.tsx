import { createFileRoute } from '@tanstack/react-router';
import { KeepPage } from '../../features/games/device/keep-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/keep')({
  loader: async ({ context: { i18n } }) => {
    await i18n.load('games/device');
    return { title: i18n.texts('games/device').keep.title() };
  },
  head: membersHead,
  component: Keep,
});

function Keep() {
  const { user } = Route.useRouteContext();
  return <KeepPage isMember={user !== null} />;
}
