import type { Locale } from '@oche/validators/locale';
import { PRODUCT_NAME } from '@oche/validators/product';

interface MailTexts {
  greeting: string;
  unsubscribe: string;
  digest: {
    subject(count: number): string;
    text: string;
    more(count: number): string;
    button: string;
    footer: string;
    unsubscribe: string;
  };
}

export const texts: Record<Locale, MailTexts> = {
  de: {
    greeting: 'Hallo!',
    unsubscribe: 'Diese Mails nicht mehr bekommen',
    digest: {
      subject: (count) => (count === 1 ? 'Etwas Neues für dich' : `${count}-mal Neues für dich`),
      text: `Das ist seit gestern in der ${PRODUCT_NAME} passiert:`,
      more: (count) => `… und ${count} weitere.`,
      button: 'Alle Benachrichtigungen',
      footer: 'Du bekommst diese Mail einmal am Tag, wenn es etwas Neues gibt.',
      unsubscribe: 'Die tägliche Mail nicht mehr bekommen',
    },
  },
  en: {
    greeting: 'Hello,',
    unsubscribe: 'No more of these mails',
    digest: {
      subject: (count) => (count === 1 ? 'Something new for you' : `${count} new things for you`),
      text: `This has happened on ${PRODUCT_NAME} since yesterday:`,
      more: (count) => `… and ${count} more.`,
      button: 'All notifications',
      footer: 'You get this mail once a day, if there is anything new.',
      unsubscribe: 'No more daily mail',
    },
  },
};
