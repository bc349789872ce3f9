import { partyKinds } from '@oche/validators/games/party';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { PartyPage } from '../../features/games/party/party-page.tsx';
import { nextParties } from '../../features/games/party/party-queries.ts';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/games/party/$kind/')({
  loader: async ({ context: { api, i18n, user }, params }) => {
    const kind = partyKinds.find((one) => one === params.kind);
    if (!kind) throw notFound();
    await Promise.all([
      i18n.load('games/party'),
      ...(user
        ? [api.games.party.list.prefetchInfinite({ kind }, { ...nextParties, pages: 1 })]
        : []),
    ]);
    const { title, lead } = i18n.texts('games/party')[kind];
    return { kind, title: title(), description: lead() };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, { ...loaderData, path: `/games/party/${loaderData?.kind ?? ''}` }),
  component: Party,
});

function Party() {
  const { kind } = Route.useLoaderData();
  return <PartyPage key={kind} kind={kind} />;
}
