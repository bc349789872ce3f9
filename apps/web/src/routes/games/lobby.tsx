import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { LobbyPage } from '../../features/games/lobby/lobby-page.tsx';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/lobby')({
  loader: async ({ context: { api, i18n } }) => {
    await loadPage(i18n.load('lobby', 'games/watch'), () => api.lobby.get.fetch());
    const texts = i18n.texts('lobby');
    return {
      title: texts.title(),
      description: texts.description(),
      isIndexed: true,
      path: '/games/lobby',
    };
  },
  head: ({ match: { context }, loaderData }) => pageHead(context, { ...loaderData }),
  component: LobbyPage,
});
