import { PRODUCT_NAME } from '@oche/validators/product';
import type { MailTexts } from './texts.ts';

const ignore =
  'Du kannst damit nichts anfangen? Dann lösch diese Mail einfach; es passiert nichts.';
const forOwners = `Du bekommst diese Mail als Inhaberin oder Inhaber der Lounge in der ${PRODUCT_NAME}.`;
const forOnce =
  'Der Link gilt sieben Tage und genau einmal. Du brauchst dazu ein Konto mit dieser E-Mail-Adresse.';

export const de: MailTexts = {
  greeting: 'Hallo!',
  labels: {
    reviewed: 'Neue Bewertungen meiner Lounge',
    answered: 'Antworten auf meine Bewertungen',
    claim: 'Entscheidungen über meinen Antrag auf eine Lounge',
  },
  inviteManager: (lounge) => ({
    subject: `Einladung ins Team: ${lounge}`,
    paragraphs: [
      `Du bist eingeladen, die Lounge „${lounge}“ in der ${PRODUCT_NAME} mit zu verwalten: Buchungen, Boards, Öffnungszeiten und Preise.`,
      forOnce,
    ],
    button: 'Einladung ansehen',
    footer: ignore,
  }),
  inviteOwner: (lounge) => ({
    subject: `${lounge} soll dir gehören`,
    paragraphs: [
      `Die Lounge „${lounge}“ in der ${PRODUCT_NAME} soll an dich übergeben werden. Nimmst du an, gehört sie dir; wer sie bisher hatte, bleibt als Manager im Team.`,
      forOnce,
    ],
    button: 'Übergabe ansehen',
    footer: ignore,
  }),
  invitationRequested: ({ lounge, member, email }) => ({
    subject: `Darf ${member} ins Team von ${lounge}?`,
    paragraphs: [
      `Du hast ${email} eingeladen. ${member} hat den Link geöffnet, ist hier aber mit einer anderen Adresse angemeldet.`,
      'Ist das, wen du meinst? Frag lieber kurz nach: Jeder kann sich so nennen, und ein Link lässt sich weiterreichen.',
    ],
    button: 'Ansehen und entscheiden',
    footer: `Ohne deine Antwort passiert nichts.`,
  }),
  invitationConfirmed: (lounge) => ({
    subject: `Bestätigt: ${lounge}`,
    paragraphs: [`Die Einladung für die Lounge „${lounge}“ gilt für dich. Du kannst loslegen.`],
    button: 'Zur Lounge',
    footer: `Du bekommst diese Mail, weil du in der ${PRODUCT_NAME} eine Einladung annehmen wolltest.`,
  }),
  invitationRefused: (lounge) => ({
    subject: `Nicht bestätigt: ${lounge}`,
    paragraphs: [
      `Du wolltest die Einladung für die Lounge „${lounge}“ mit einer anderen Adresse annehmen. Das wurde nicht bestätigt.`,
      'Melde dich mit der Adresse an, an die die Einladung ging, oder lass dich noch einmal einladen.',
    ],
    button: 'Zur Lounge',
    footer: `Du bekommst diese Mail, weil du in der ${PRODUCT_NAME} eine Einladung annehmen wolltest.`,
  }),
  handedOver: (lounge) => ({
    subject: `${lounge} ist übergeben`,
    paragraphs: [
      `Die Lounge „${lounge}“ gehört jetzt jemand anderem. Du bleibst als Manager im Team.`,
    ],
    button: 'Zur Lounge',
    footer: 'Das kann nicht stimmen? Dann schreib uns bitte gleich.',
  }),
  inherited: (lounge) => ({
    subject: `${lounge} gehört jetzt dir`,
    paragraphs: [
      `Wem die Lounge „${lounge}“ bisher gehörte, hat die ${PRODUCT_NAME} verlassen. Du bist am längsten im Team, darum gehört sie ab jetzt dir.`,
      'Magst du nicht? Übergib sie einfach jemand anderem aus dem Team.',
    ],
    button: 'Zur Lounge',
    footer: 'Das kann nicht stimmen? Dann schreib uns bitte gleich.',
  }),
  claimApproved: (lounge) => ({
    subject: `${lounge} gehört jetzt dir`,
    paragraphs: [
      `Wir haben deinen Antrag geprüft: Die Lounge „${lounge}“ gehört ab jetzt dir. Sieh gleich nach, ob Öffnungszeiten, Boards und Preise stimmen.`,
    ],
    button: 'Zur Lounge',
    footer: `Du bekommst diese Mail, weil du in der ${PRODUCT_NAME} einen Antrag gestellt hast.`,
  }),
  claimDeclined: (lounge) => ({
    subject: `Dein Antrag zu ${lounge}`,
    paragraphs: [
      `Wir haben deinen Antrag zur Lounge „${lounge}“ geprüft und konnten ihn leider nicht bestätigen.`,
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
    paragraphs: [`Das steht jetzt unter deiner Bewertung von ${lounge}:`, `„${answer}“`],
    button: 'Antwort ansehen',
    footer: `Du bekommst diese Mail, weil du in der ${PRODUCT_NAME} eine Lounge bewertet hast.`,
  }),
};
