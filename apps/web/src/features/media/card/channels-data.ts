import type { I18n } from '../../../i18n/i18n.ts';
import type { Api } from '../../../lib/trpc.ts';

/** Older than this it is loaded again when the page opens. */
export const FRESH = { staleTime: 60_000 } as const;

/** Loads what the card shows, before its page opens; without it the page works, too. */
export const loadChannelsCard = ({ api, i18n }: { api: Api; i18n: I18n }) =>
  Promise.all([i18n.load('media/card'), api.media.channels.tabs.prefetch(undefined, FRESH)]);
