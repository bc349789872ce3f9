import type { I18n } from '../../i18n/i18n.ts';
import type { Api } from '../../lib/trpc.ts';

/** Loads what the member's own profile shows. It never fails: pages work without it, too. */
export const loadOwnProfile = ({ api, i18n }: { api: Api; i18n: I18n }) =>
  Promise.all([i18n.load('people'), api.social.people.own.prefetch()]);
