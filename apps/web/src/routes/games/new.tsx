import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from '../../app/router-context.ts';
import {
  type StartSearch,
  startSearchOf,
  type Wanted,
  wantedOf,
} from '../../features/games/start/wanted.ts';
import { errorDataOf } from '../../lib/errors/errors.ts';
import { membersHead } from '../../lib/head.ts';

// neither comes with the other's code
const StartPage = lazyRouteComponent(
  () => import('../../features/games/start/start-page.tsx'),
  'StartPage',
);
const StartHerePage = lazyRouteComponent(
  () => import('../../features/games/device/start-here-page.tsx'),
  'StartHerePage',
);

/** A visitor's game stays on the device; a member's is the house's. */
export const Route = createFileRoute('/games/new')({
  // `startSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): StartSearch => search,
  loaderDeps: ({ search: { opponent, lounge, board, rematch, challenge } }) => ({
    opponent,
    lounge,
    board,
    rematch,
    challenge,
  }),
  loader: async ({ context: { api, i18n, user }, deps }) => {
    const title = () => i18n.texts('games/start').title();
    if (!user) {
      await Promise.all([i18n.load('games/start', 'games/device'), StartHerePage.preload?.()]);
      return { wanted: {}, title: title() };
    }
    const wanted = await readWanted(api, startSearchOf(deps));
    await Promise.all([
      StartPage.preload?.(),
      i18n.load('games', 'games/start', 'games/watch', 'lounge-finder'),
      api.games.startOptions.ensureData(inputOf(wanted)),
    ]);
    return { wanted, title: title() };
  },
  head: membersHead,
  component: Start,
});

/** A challenge that isn't there, or not for this member, fills nothing in. */
async function readWanted(
  { challenges }: RouterContext['api'],
  search: StartSearch,
): Promise<Wanted> {
  if (search.challenge === undefined) return search;
  const found = await challenges.get.ensureData({ id: search.challenge }).catch((error) => {
    if (errorDataOf(error)?.httpStatus === 404) return null;
    throw error;
  });
  return wantedOf(search, found);
}

const inputOf = ({ opponent, lounge, rematch }: Wanted) => ({
  opponent,
  loungeId: lounge,
  rematch,
});

function Start() {
  const { user } = Route.useRouteContext();
  const search = startSearchOf(Route.useSearch());
  const { wanted } = Route.useLoaderData();
  if (!user) return <StartHerePage />;
  return (
    <StartPage
      key={JSON.stringify(search)}
      ownId={user.id}
      search={search}
      wanted={wanted}
      input={inputOf(wanted)}
    />
  );
}
