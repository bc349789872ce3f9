import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { StartPage, type StartSearch } from '../features/games/start/start-page.tsx';
import { textParam } from '../lib/addresses/search-params.ts';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/games/new')({
  validateSearch: (search): StartSearch => ({
    opponent: textParam(search.opponent, 100),
    lounge: idOfText(textParam(search.lounge) ?? ''),
    board: idOfText(textParam(search.board) ?? ''),
    rematch: idOfText(textParam(search.rematch) ?? ''),
  }),
  beforeLoad: requireMember,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, i18n }, deps }) => {
    const input = inputOf(deps);
    await Promise.all([
      i18n.load('games', 'games/start', 'games/watch'),
      api.games.startOptions.ensureData(input),
    ]);
    return { title: i18n.texts('games/start').title() };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: loaderData?.title, isIndexed: false }),
  component: Start,
});

const inputOf = ({ opponent, lounge, rematch }: StartSearch) => ({
  opponent,
  loungeId: lounge,
  rematch,
});

function Start() {
  const { user } = Route.useRouteContext();
  const search = Route.useSearch();
  return (
    <StartPage
      key={JSON.stringify(search)}
      ownId={user?.id ?? ''}
      search={search}
      input={inputOf(search)}
    />
  );
}
