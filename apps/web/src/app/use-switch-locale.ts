import type { Locale } from '@oche/validators/common';
import { useRouter } from '@tanstack/react-router';
import { useI18n } from '../i18n/react.tsx';
import { LOCALE_COOKIE, writeCookie } from '../lib/cookies.ts';

/** Changes the language in place: forms keep what is typed, nothing is fetched but the texts. */
export function useSwitchLocale(): (locale: Locale) => Promise<void> {
  const i18n = useI18n();
  const router = useRouter();
  return async (locale) => {
    writeCookie(LOCALE_COOKIE, locale);
    await i18n.setLocale(locale);
    // titles and descriptions come from the routes' head functions
    await router.invalidate();
  };
}
