import { PRODUCT_NAME } from '@oche/validators/product';
import type { MailTexts } from './mail-texts.ts';

const forMembers = `Du bekommst diese Mail, weil du in der ${PRODUCT_NAME} gebucht hast.`;
const forOwners = `Du bekommst diese Mail als Inhaberin oder Inhaber der Lounge in der ${PRODUCT_NAME}.`;
const toBookings = 'Zu meinen Buchungen';
const toCalendar = 'Zum Kalender der Lounge';
const reasonOf = (reason: string | null) => (reason ? [`Der Grund: ${reason}`] : []);

export const de: MailTexts = {
  labels: {
    when: 'Wann',
    where: 'Wo',
    boards: 'Boards',
    group: 'Personen',
    price: 'Preis',
    notes: 'Nachricht',
    guest: 'Gast',
    cancelUntil: 'Absagen bis',
  },
  member: {
    requested: ({ lounge, expiresAt }) => ({
      subject: `Angefragt: ${lounge}`,
      paragraphs: [
        `Deine Anfrage liegt bei ${lounge}. Solange niemand geantwortet hat, sind die Boards für dich reserviert.`,
        ...(expiresAt ? [`Kommt bis ${expiresAt} keine Antwort, verfällt die Anfrage.`] : []),
      ],
      button: toBookings,
      footer: forMembers,
    }),
    confirmed: ({ lounge, start }) => ({
      subject: `Gebucht: ${lounge}, ${start}`,
      paragraphs: [`Deine Buchung bei ${lounge} steht. Gut Darts!`],
      button: toBookings,
      footer: forMembers,
    }),
    changed: ({ lounge, start, before }) => ({
      subject: `Geändert: ${lounge}, ${start}`,
      paragraphs: [
        `Deine Buchung bei ${lounge} wurde geändert. So gilt sie jetzt:`,
        ...(before ? [`Vorher: ${before}`] : []),
      ],
      button: toBookings,
      footer: forMembers,
    }),
    cancelled: ({ lounge, start, cancelledBy, reason }) => ({
      subject: `Abgesagt: ${lounge}, ${start}`,
      paragraphs: [
        cancelledBy === 'member'
          ? `Du hast deine Buchung bei ${lounge} abgesagt.`
          : `Deine Buchung wurde abgesagt, und zwar von ${lounge}.`,
        ...(cancelledBy === 'member' ? [] : reasonOf(reason)),
      ],
      button: toBookings,
      footer: forMembers,
    }),
    declined: ({ lounge, reason }) => ({
      subject: `Leider nicht: ${lounge}`,
      paragraphs: [`${lounge} hat deine Anfrage leider abgelehnt.`, ...reasonOf(reason)],
      button: toBookings,
      footer: forMembers,
    }),
    expired: ({ lounge }) => ({
      subject: `Keine Antwort: ${lounge}`,
      paragraphs: [
        `${lounge} hat auf deine Anfrage nicht rechtzeitig geantwortet. Sie ist verfallen, die Boards sind wieder frei.`,
        'Ruf dort am besten kurz an, oder such dir eine andere Zeit.',
      ],
      button: toBookings,
      footer: forMembers,
    }),
    reminder: ({ lounge, start }) => ({
      subject: `Bald geht es los: ${lounge}, ${start}`,
      paragraphs: [
        `Kleine Erinnerung an deine Buchung bei ${lounge}.`,
        'Du kannst doch nicht? Dann sag bitte ab, solange es geht; vielleicht wartet schon jemand.',
      ],
      button: toBookings,
      footer: forMembers,
    }),
  },
  lounge: {
    requested: ({ lounge, guest, start, expiresAt }) => ({
      subject: `Neue Anfrage: ${guest}, ${start}`,
      paragraphs: [
        `${guest} möchte bei ${lounge} buchen und wartet auf eure Antwort.`,
        ...(expiresAt ? [`Ohne Antwort bis ${expiresAt} verfällt die Anfrage.`] : []),
      ],
      button: 'Anfrage beantworten',
      footer: forOwners,
    }),
    booked: ({ lounge, guest, start }) => ({
      subject: `Neue Buchung: ${guest}, ${start}`,
      paragraphs: [`${guest} hat bei ${lounge} gebucht.`],
      button: toCalendar,
      footer: forOwners,
    }),
    moved: ({ lounge, guest, start }) => ({
      subject: `Verschoben: ${guest}, ${start}`,
      paragraphs: [`${guest} hat eine Buchung bei ${lounge} geändert. So gilt sie jetzt:`],
      button: toCalendar,
      footer: forOwners,
    }),
    cancelled: ({ lounge, guest, start, reason }) => ({
      subject: `Abgesagt: ${guest}, ${start}`,
      paragraphs: [`${guest} hat eine Buchung bei ${lounge} abgesagt.`, ...reasonOf(reason)],
      button: toCalendar,
      footer: forOwners,
    }),
  },
  offer: ({ lounge, start, until }) => ({
    subject: `Für dich frei geworden: ${lounge}, ${start}`,
    paragraphs: [
      `Bei ${lounge} ist frei geworden, worauf du wartest. Du bist dran!`,
      `Bis ${until} halten wir die Boards für dich fest. Danach bekommt sie, wer nach dir wartet.`,
    ],
    button: 'Jetzt buchen',
    footer: `Du bekommst diese Mail, weil du in der ${PRODUCT_NAME} auf der Warteliste stehst.`,
  }),
};
