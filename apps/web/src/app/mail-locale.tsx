import { useEffect, useRef } from 'react';
import { useLocale } from '../i18n/react.tsx';
import { useAuth } from '../lib/auth.ts';
import { trpc } from '../lib/trpc.ts';

/** When a member switches the language, mails use the new one, too. Renders nothing. */
export function MailLocale(): null {
  const locale = useLocale();
  const { user } = useAuth();
  const { mutate } = trpc.auth.setLocale.useMutation();
  const saved = useRef(locale);
  useEffect(() => {
    if (!user || saved.current === locale) return;
    saved.current = locale;
    mutate({ locale });
  }, [user, locale, mutate]);
  return null;
}
