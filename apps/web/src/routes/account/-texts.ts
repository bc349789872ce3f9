import type { I18n } from '../../i18n/i18n.ts';

/** The list names the sections of all pages; the sign-up's texts say how strong a password is. */
export const loadAccountTexts = (i18n: I18n) =>
  i18n.load(
    'account',
    'account/devices',
    'account/own-data',
    'domains',
    'account/sign-in',
    'account/open',
    'auth',
    'forum/levels',
    'games/pin',
    'notifications',
    'notifications/settings',
    'people',
    'profile',
    'watching',
  );
