import type { I18n } from '../../../i18n/i18n.ts';
import type { Api } from '../../../lib/trpc.ts';

/** As it is documented: three that are to come. */
export const UPCOMING = { status: 'upcoming', limit: 3 } as const;

/** Older than this it is loaded again when the page opens. */
export const FRESH = { staleTime: 60_000 } as const;

/** Loads what the dashboard says of tournaments; without it the page works, too. */
export const loadTournaments = ({ api, i18n }: { api: Api; i18n: I18n }) =>
  Promise.all([
    i18n.load('tournaments/elsewhere'),
    api.tournaments.count.prefetch(undefined, FRESH),
    api.tournaments.list.prefetch(UPCOMING, FRESH),
  ]);
