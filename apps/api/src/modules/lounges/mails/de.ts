import { PRODUCT_NAME } from '@oche/validators/product';
import type { MailTexts } from './texts.ts';

const ignore =
  'Du kannst damit nichts anfangen? Dann lösch diese Mail einfach; es passiert nichts.';
const forOwners = `Du bekommst diese Mail als Inhaberin oder Inhaber der Lounge in der ${PRODUCT_NAME}.`;
const forOnce = 'Der Link gilt sieben Tage und genau einmal. Du brauchst dazu ein Konto.';

export const de: MailTexts = {
  greeting: 'Hallo,',
  inviteManager: (lounge) => ({
    subject: `Einladung ins Team: ${lounge}`,
    paragraphs: [
      `du bist eingeladen, die Lounge „${lounge}“ in der ${PRODUCT_NAME} mit zu verwalten: Buchungen, Boards, Öffnungszeiten und Preise.`,
      forOnce,
    ],
    button: 'Einladung ansehen',
    footer: ignore,
  }),
  inviteOwner: (lounge) => ({
    subject: `${lounge} soll dir gehören`,
    paragraphs: [
      `die Lounge „${lounge}“ in der ${PRODUCT_NAME} soll an dich übergeben werden. Nimmst du an, gehört sie dir; wer sie bisher hatte, bleibt als Manager im Team.`,
      forOnce,
    ],
    button: 'Übergabe ansehen',
    footer: ignore,
  }),
  handedOver: (lounge) => ({
    subject: `${lounge} ist übergeben`,
    paragraphs: [
      `die Lounge „${lounge}“ gehört jetzt jemand anderem. Du bleibst als Manager im Team.`,
    ],
    button: 'Zur Lounge',
    footer: 'Das kann nicht stimmen? Dann schreib uns bitte gleich.',
  }),
  claimApproved: (lounge) => ({
    subject: `${lounge} gehört jetzt dir`,
    paragraphs: [
      `wir haben deinen Antrag geprüft: Die Lounge „${lounge}“ gehört ab jetzt dir. Sieh gleich nach, ob Öffnungszeiten, Boards und Preise stimmen.`,
    ],
    button: 'Zur Lounge',
    footer: `Du bekommst diese Mail, weil du in der ${PRODUCT_NAME} einen Antrag gestellt hast.`,
  }),
  claimDeclined: (lounge) => ({
    subject: `Dein Antrag zu ${lounge}`,
    paragraphs: [
      `wir haben deinen Antrag zur Lounge „${lounge}“ geprüft und konnten ihn leider nicht bestätigen.`,
      'Hast du einen besseren Nachweis? Dann stell den Antrag einfach noch einmal.',
    ],
    button: 'Zur Lounge',
    footer: `Du bekommst diese Mail, weil du in der ${PRODUCT_NAME} einen Antrag gestellt hast.`,
  }),
  newReview: ({ lounge, author, rating, comment }) => ({
    subject: `Neue Bewertung für ${lounge}: ${rating} von 5`,
    paragraphs: [
      `${author} hat ${lounge} mit ${rating} von 5 bewertet.`,
      ...(comment ? [`„${comment}“`] : []),
      'Du kannst darauf einmal antworten; alle sehen deine Antwort unter der Bewertung.',
    ],
    button: 'Bewertung ansehen',
    footer: forOwners,
  }),
  reviewAnswered: ({ lounge, answer }) => ({
    subject: `${lounge} hat auf deine Bewertung geantwortet`,
    paragraphs: [`das steht jetzt unter deiner Bewertung von ${lounge}:`, `„${answer}“`],
    button: 'Antwort ansehen',
    footer: `Du bekommst diese Mail, weil du in der ${PRODUCT_NAME} eine Lounge bewertet hast.`,
  }),
};
