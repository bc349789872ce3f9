import type { Locale } from '@oche/validators/common';
import { useRouter } from '@tanstack/react-router';
import { useI18n } from '../i18n/react.tsx';
import { LOCALE_COOKIE, writeCookie } from '../lib/storage/cookies.ts';

/** Changes the language without a reload: forms keep what was typed, and only texts are loaded. */
export function useSwitchLocale(): (locale: Locale) => Promise<void> {
  const i18n = useI18n();
  const router = useRouter();
  return async (locale) => {
    writeCookie(LOCALE_COOKIE, locale);
    await i18n.setLocale(locale);
    // the routes' head functions make titles and descriptions again
    await router.invalidate();
  };
}
