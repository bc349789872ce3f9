import type { I18n } from '../../../i18n/i18n.ts';
import type { Api } from '../../../lib/trpc.ts';

/** How soon a vote of somebody else is shown, as long as the tab is in front. Milliseconds. */
export const CURRENT = { staleTime: 20_000, refetchInterval: 20_000 } as const;

/** Loads what the card shows, before its page opens; without it the page works, too. */
export const loadVotesCard = ({ api, i18n }: { api: Api; i18n: I18n }) =>
  Promise.all([i18n.load('polls'), api.polls.listCurrent.prefetch()]);
