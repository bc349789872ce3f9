import { createFileRoute } from '@tanstack/react-router';
import { PartyHub } from '../../features/games/party/party-hub.tsx';
import { pageHead } from '../../lib/head.ts';

/** Everybody's: a game stays on the device, and a member can keep its result. */
export const Route = createFileRoute('/games/party/')({
  loader: async ({ context: { api, i18n, user } }) => {
    await Promise.all([
      i18n.load('games/party'),
      ...(user ? [api.games.party.figures.ensureData()] : []),
    ]);
    const { title, lead } = i18n.texts('games/party').hub;
    return { title: title(), description: lead() };
  },
  head: ({ match, loaderData }) => pageHead(match.context, { ...loaderData, path: '/games/party' }),
  component: PartyHub,
});
