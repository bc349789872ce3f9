import type { CurrentUser } from '@oche/validators/auth/schemas';
import type { I18n } from '../../../i18n/i18n.ts';
import type { Api } from '../../../lib/trpc.ts';

interface Context {
  api: Api;
  i18n: I18n;
  user: CurrentUser;
}

/** Loads what the card about the member's own profile shows. It never fails: the page works without it, too. */
export const loadProfileCard = ({ api, i18n, user }: Context) =>
  Promise.all([i18n.load('profile'), api.social.profiles.get.prefetch({ userId: user.id })]);
