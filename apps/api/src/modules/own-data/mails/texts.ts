import type { Locale } from '@oche/validators/locale';
import { ARCHIVE_DAYS } from '@oche/validators/own-data/limits';
import { PRODUCT_NAME } from '@oche/validators/product';
import type { MailText } from '../../../lib/mail/mail-layout.ts';

interface Text extends Omit<MailText, 'action'> {
  button: string;
}

interface Texts {
  archiveReady: Text;
  leaving(day: string, days: number): Text;
}

export const texts: Record<Locale, Texts> = {
  de: {
    archiveReady: {
      subject: 'Dein Archiv ist gepackt',
      paragraphs: [
        'Hallo!',
        `Alles, was du in der ${PRODUCT_NAME} hast, liegt für dich bereit: eine Datei mit deinen Daten und Bildern.`,
        `Du kannst sie ${ARCHIVE_DAYS} Tage lang herunterladen. Dafür musst du angemeldet sein.`,
      ],
      button: 'Archiv herunterladen',
      footer:
        'Du hast kein Archiv bestellt? Dann setze dein Passwort gleich über „Passwort vergessen“ auf der Anmeldeseite neu.',
    },
    leaving: (day, days) => ({
      subject: `Dein Konto wird am ${day} gelöscht`,
      paragraphs: [
        'Hallo!',
        `Du willst die ${PRODUCT_NAME} verlassen. Bis zum ${day} bleibt alles, wie es ist: ${days} Tage, in denen du es dir anders überlegen kannst.`,
        'Melde dich einfach an, ein Klick genügt. Danach ist nichts mehr von dir da, und wir können nichts zurückholen.',
      ],
      button: 'Ich bleibe doch',
      footer:
        'Du warst das nicht? Dann melde dich an, behalte dein Konto mit einem Klick und setze dein Passwort neu.',
    }),
  },
  en: {
    archiveReady: {
      subject: 'Your archive is packed',
      paragraphs: [
        'Hello,',
        `Everything that you have in ${PRODUCT_NAME} is ready for you: one file with your data and pictures.`,
        `You can download it for ${ARCHIVE_DAYS} days. You have to be signed in for that.`,
      ],
      button: 'Download the archive',
      footer:
        'You did not ask for an archive? Then set a new password right away with “Forgot password” on the sign-in page.',
    },
    leaving: (day, days) => ({
      subject: `Your account will be deleted on ${day}`,
      paragraphs: [
        'Hello,',
        `You want to leave ${PRODUCT_NAME}. Until ${day} everything stays as it is: ${days} days in which you can change your mind.`,
        'Just sign in, one click is enough. After that nothing of you is left, and we can’t bring anything back.',
      ],
      button: 'I’ll stay after all',
      footer:
        'That wasn’t you? Then sign in, keep your account with one click, and set a new password.',
    }),
  },
};
