import type { I18n } from '../../../i18n/i18n.ts';
import type { Api } from '../../../lib/trpc.ts';

/** As it is documented: three at most. */
export const LATEST = { limit: 3, sort: 'newest' } as const;

/** Older than this it is loaded again when the page opens. */
export const FRESH = { staleTime: 60_000 } as const;

/** Loads what the dashboard says of the marketplace; without it the page works, too. */
export const loadLatest = ({ api, i18n }: { api: Api; i18n: I18n }) =>
  Promise.all([
    i18n.load('market/latest', 'market/words'),
    api.market.items.list.prefetch(LATEST, FRESH),
  ]);
