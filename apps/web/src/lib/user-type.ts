import type { Locale } from '@oche/validators/common';

/** What a member is unless somebody says otherwise; it is stored in German. */
const DEFAULT: Record<Locale, string> = { de: 'Darts-Spieler', en: 'Darts player' };

/** What a member is, in the page's language where it is the default. */
export const userTypeText = (userType: string, locale: Locale): string =>
  userType === DEFAULT.de ? DEFAULT[locale] : userType;
