import type { Locale } from '@oche/validators/locale';

interface MailTexts {
  greeting: string;
}

export const texts: Record<Locale, MailTexts> = {
  de: { greeting: 'Hallo,' },
  en: { greeting: 'Hello,' },
};
