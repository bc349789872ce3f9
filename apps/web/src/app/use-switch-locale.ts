import { useRouter } from '@tanstack/react-router';
import type { Locales } from '../i18n/i18n-types.ts';
import { useI18n } from '../i18n/react.tsx';
import { useAuth } from '../lib/auth.ts';
import { LOCALE_COOKIE, writeCookie } from '../lib/cookies.ts';
import { trpc } from '../lib/trpc.ts';

/** Changes the language in place: forms keep what is typed, nothing is fetched but the texts. */
export function useSwitchLocale(): (locale: Locales) => Promise<void> {
  const i18n = useI18n();
  const router = useRouter();
  const { user } = useAuth();
  const { mutate: saveForMails } = trpc.auth.setLocale.useMutation();
  return async (locale) => {
    writeCookie(LOCALE_COOKIE, locale);
    if (user) saveForMails({ locale });
    await i18n.setLocale(locale);
    // titles and descriptions come from the routes' head functions
    await router.invalidate();
  };
}
