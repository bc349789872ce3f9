import type { I18n } from '../../../i18n/i18n.ts';
import type { Api } from '../../../lib/trpc.ts';

/** How many conversations stand on a dashboard. */
export const LATEST = { limit: 3 } as const;

/** Older than this they are loaded again when the page opens. */
export const FRESH = { staleTime: 15_000 } as const;

/** Loads what the dashboard says of the messages; without it the page works, too. */
export const loadMessagesCard = ({ api, i18n }: { api: Api; i18n: I18n }) =>
  Promise.all([i18n.load('messages'), api.social.conversations.list.prefetch(LATEST, FRESH)]);
