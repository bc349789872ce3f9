import { ACTIVITIES_SHOWN, type HomeBoard } from '@oche/validators/home/limits';
import type { I18n } from '../../i18n/i18n.ts';
import type { Api } from '../../lib/trpc.ts';

export const RECENT_POSTS = { limit: 5 } as const;
export const LIVE = { limit: ACTIVITIES_SHOWN } as const;

/** Lists that are older than this are loaded again when the page opens. Milliseconds. */
export const STALE_MS = 60_000;
export const FRESH = { staleTime: STALE_MS } as const;
/** What waits may have been answered on another device. */
export const TURNS = { staleTime: STALE_MS / 4, refetchOnWindowFocus: true } as const;
/** What is going on is loaded again while one looks at it. */
export const GOING_ON = {
  staleTime: STALE_MS / 2,
  refetchInterval: STALE_MS,
  refetchOnWindowFocus: true,
} as const;

interface Context {
  api: Api;
  i18n: I18n;
}

/** What both boards show, before they open. All that is prefetched never fails: the page works without it, too. */
const load = ({ api, i18n }: Context, board: HomeBoard) =>
  Promise.all([i18n.load('home', 'achievements'), loadOwn({ api }, board)]);

/** What is going on comes along the first time; then it is asked for separately. */
async function loadOwn({ api }: Pick<Context, 'api'>, board: HomeBoard): Promise<void> {
  const { live } = await api.home.get.ensureData({ board });
  if (!api.home.live.getData(LIVE)) api.home.live.setData(LIVE, live);
}

export const loadHome = (context: Context) =>
  Promise.all([
    load(context, 'home'),
    context.api.home.turns.prefetch(undefined, TURNS),
    context.api.forum.post.recent.prefetch(RECENT_POSTS, FRESH),
  ]);

export const loadDashboard = (context: Context) =>
  Promise.all([
    load(context, 'dashboard'),
    context.api.lounges.nearby.prefetch(undefined, FRESH),
    context.api.tournaments.count.prefetch(undefined, FRESH),
  ]);
