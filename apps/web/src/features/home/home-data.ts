import type { I18n } from '../../i18n/i18n.ts';
import type { Api } from '../../lib/trpc.ts';

export const RECENT_POSTS = { limit: 5 } as const;

/** Lists that are older than this are loaded again when the page opens. Milliseconds. */
export const STALE_MS = 60_000;

/** Loads what the home page shows, before it opens. */
export const loadHome = ({ api, i18n }: { api: Api; i18n: I18n }) =>
  Promise.all([
    i18n.load('home'),
    api.forum.post.recent.ensureData(RECENT_POSTS),
    api.forum.category.list.ensureData(),
    // prefetched, which never fails: the page works without these, too
    api.lounges.nearby.prefetch(),
  ]);
