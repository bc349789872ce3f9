import { PRODUCT_NAME } from '@oche/validators/product';
import type { MailTexts } from './texts.ts';

const ignore = 'Du warst das nicht? Dann kannst du diese Mail einfach löschen; es passiert nichts.';
const act =
  'Du warst das nicht? Dann setze dein Passwort gleich über „Passwort vergessen“ auf der Anmeldeseite neu und schreib uns.';

export const de: MailTexts = {
  verifyEmail: {
    subject: `Bestätige deine E-Mail-Adresse für die ${PRODUCT_NAME}`,
    paragraphs: [
      `Willkommen an der Linie! Drin bist du schon; mit einem Klick bestätigst du deine Adresse und kannst in der ${PRODUCT_NAME} auch schreiben, buchen und mitspielen.`,
      'Der Link gilt 24 Stunden und genau einmal. Öffne ihn am besten in dem Browser, in dem du angemeldet bist.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    footer: `Jemand hat mit dieser Adresse ein Konto in der ${PRODUCT_NAME} angelegt. Du warst das nicht? Dann lösche diese Mail einfach: Ohne Bestätigung verschwindet das Konto nach einer Woche. Über den Link kannst du es auch gleich verwerfen.`,
  },
  alreadyMember: {
    subject: `Du hast schon ein Konto in der ${PRODUCT_NAME}`,
    paragraphs: [
      'Jemand hat gerade mit dieser E-Mail-Adresse ein zweites Konto angelegt. Dazu gibt es aber schon eins: deins.',
      'Warst du das? Dann mach über den Link mit deinem Konto weiter; das neue löst sich auf. Der Link gilt 24 Stunden und genau einmal.',
    ],
    button: 'Mit meinem Konto weitermachen',
    footer:
      'Du warst das nicht? Dann kannst du das neue Konto über den Link verwerfen oder diese Mail löschen: Es kann nichts schreiben und verschwindet nach einer Woche. An deinem ändert sich nichts.',
  },
  resetPassword: {
    subject: 'Setze dein Passwort neu',
    paragraphs: [
      `Für dein Konto in der ${PRODUCT_NAME} wurde ein neues Passwort angefordert.`,
      'Der Link gilt eine Stunde und genau einmal. Danach sind alle Geräte abgemeldet.',
    ],
    button: 'Neues Passwort setzen',
    footer: ignore,
  },
  changeEmailOld: (newEmail) => ({
    subject: 'Bestätige die Änderung deiner E-Mail-Adresse',
    paragraphs: [
      `Die Adresse deines Kontos in der ${PRODUCT_NAME} soll künftig ${newEmail} sein.`,
      'Bitte bestätige das hier und auch in der Mail an die neue Adresse. Erst dann gilt die Änderung. Der Link gilt 24 Stunden.',
    ],
    button: 'Änderung bestätigen',
    footer: act,
  }),
  changeEmailNew: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    paragraphs: [
      `Diese Adresse soll künftig zu einem Konto in der ${PRODUCT_NAME} gehören.`,
      'Bitte bestätige das hier und auch in der Mail an die bisherige Adresse. Erst dann gilt die Änderung. Der Link gilt 24 Stunden.',
    ],
    button: 'Neue Adresse bestätigen',
    footer: ignore,
  },
  linkExternal: (provider) => ({
    subject: `Verbinde dein Konto mit ${provider}`,
    paragraphs: [
      `Jemand hat sich über ${provider} mit dieser E-Mail-Adresse angemeldet. Dazu gibt es schon dein Konto in der ${PRODUCT_NAME}.`,
      `Warst du das? Dann verbinde beide, und du kannst dich künftig über ${provider} anmelden. Der Link gilt eine Stunde.`,
    ],
    button: 'Konten verbinden',
    footer: ignore,
  }),
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    paragraphs: [
      `Das Passwort deines Kontos in der ${PRODUCT_NAME} wurde gerade geändert. Alle anderen Geräte sind abgemeldet.`,
    ],
    footer: act,
  },
  emailChanged: (newEmail) => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: [
      `Dein Konto in der ${PRODUCT_NAME} gehört jetzt zur Adresse ${newEmail}. An diese Adresse hier schreiben wir nicht mehr.`,
    ],
    footer: 'Du warst das nicht? Dann schreib uns bitte gleich.',
  }),
  passkeyAdded: {
    subject: 'Neuer Passkey für dein Konto',
    paragraphs: [
      `Dein Konto in der ${PRODUCT_NAME} lässt sich jetzt auch mit einem neuen Passkey öffnen. In den Kontoeinstellungen siehst du alle und kannst sie löschen.`,
    ],
    footer: act,
  },
  secondFactorOn: {
    subject: 'Zwei-Faktor-Anmeldung eingeschaltet',
    paragraphs: [
      'Ab jetzt fragt die Anmeldung nach dem Passwort auch nach einem Code deiner Authenticator-App. Bewahre deine Wiederherstellungscodes gut auf.',
    ],
    footer: act,
  },
  secondFactorOff: {
    subject: 'Zwei-Faktor-Anmeldung ausgeschaltet',
    paragraphs: ['Ab jetzt genügt zur Anmeldung dein Passwort.'],
    footer: act,
  },
};
