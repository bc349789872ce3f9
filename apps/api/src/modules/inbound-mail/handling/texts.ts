import type { Locale } from '@oche/validators/locale';
import { PRODUCT_NAME } from '@oche/validators/product';

interface AnswerMailTexts {
  greeting: string;
  subject: string;
  subjectDone: string;
  refused(reason: string): string;
  told: Record<
    'taken' | 'empty' | 'unclear' | 'tooLarge' | 'tooLong' | 'revoked' | 'off' | 'gone',
    string
  >;
  yourWords: string;
  notPassedOn: string;
  leftOut(names: string): string;
  button: string;
  footer: string;
}

export const texts: Record<Locale, AnswerMailTexts> = {
  de: {
    greeting: 'Hallo!',
    subject: 'Deine Antwort per Mail',
    subjectDone: 'Deine Antwort ist da',
    refused: (reason) => `Deine Antwort ist nicht erschienen. ${reason}`,
    told: {
      taken: 'Deine Antwort steht jetzt da.',
      empty:
        'In deiner Mail stand kein eigener Text. Zitate und Signaturen lassen wir weg: Schreib deine Antwort über das Zitat.',
      unclear:
        'Wir haben nicht verstanden, was du meinst. Beginne deine Mail mit „ja“ oder „nein“; es ist noch nichts passiert.',
      tooLarge: 'Deine Mail war zu groß. Schick weniger oder kleinere Bilder mit.',
      tooLong: 'Dein Text ist länger, als ein Beitrag sein darf. Teil ihn auf.',
      revoked:
        'Die Adresse, an die du geschrieben hast, gilt nicht mehr. Antworte auf eine neuere Mail oder gleich auf der Seite.',
      off: 'Du hast Antworten per Mail ausgeschaltet. In deinem Konto kannst du sie wieder einschalten.',
      gone: 'Das, worauf du antworten wolltest, gibt es nicht mehr.',
    },
    yourWords: 'Das hast du geschrieben:',
    notPassedOn: 'Das hast du noch geschrieben. Wir haben es nicht weitergegeben:',
    leftOut: (names) =>
      `Weggelassen haben wir: ${names}. Übernommen werden nur Bilder, und nicht beliebig viele.`,
    button: 'Auf der Seite weiter',
    footer: 'Du bekommst diese Mail, weil von deiner Adresse eine Antwort bei uns ankam.',
  },
  en: {
    greeting: 'Hello,',
    subject: 'Your answer by mail',
    subjectDone: 'Your answer is in',
    refused: (reason) => `Your answer was not published. ${reason}`,
    told: {
      taken: 'Your answer is in its place now.',
      empty:
        'Your mail had no text of its own. We leave out quotes and signatures: write your answer above the quote.',
      unclear:
        'We did not understand what you meant. Begin your mail with “yes” or “no”; nothing has happened yet.',
      tooLarge: 'Your mail was too large. Send fewer or smaller pictures.',
      tooLong: 'Your text is longer than a post may be. Split it.',
      revoked:
        'The address that you have written to no longer holds. Answer a newer mail, or go on at the site.',
      off: 'You have switched off answers by mail. You can switch them on again in your account.',
      gone: 'What you wanted to answer is gone.',
    },
    yourWords: 'This is what you wrote:',
    notPassedOn: 'You also wrote this. We have not passed it on:',
    leftOut: (names) =>
      `We have left out: ${names}. Only pictures are taken, and not any number of them.`,
    button: 'Go on at the site',
    footer: 'You get this mail because an answer from your address has reached us.',
  },
};

/** To an address of which nothing is known, so in both languages, and about nobody. */
export const foreignText = {
  subject: `${PRODUCT_NAME}: Diese Mail kam nicht an · This mail was not delivered`,
  paragraphs: [
    'Hallo! An diese Adresse antwortet nur, wer die Mail bekommen hat, und nur von derselben Adresse aus. Schick deine Antwort von dort oder schreib sie auf der Seite.',
    'Hello! Only the recipient of the mail can answer at this address, and only from the address where it arrived. Send your answer from there, or write it on the site.',
  ],
  footer: PRODUCT_NAME,
};
