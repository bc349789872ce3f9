import { PRODUCT_NAME } from '@oche/validators/product';
import type { MailTexts } from './mail-texts.ts';

const forMembers = `You get this mail because you booked on ${PRODUCT_NAME}.`;
const forOwners = `You get this mail as the owner of the lounge on ${PRODUCT_NAME}.`;
const toBookings = 'My bookings';
const toCalendar = 'The lounge’s calendar';
const reasonOf = (reason: string | null) => (reason ? [`The reason: ${reason}`] : []);

export const en: MailTexts = {
  labels: {
    when: 'When',
    where: 'Where',
    boards: 'Boards',
    group: 'People',
    price: 'Price',
    notes: 'Message',
    guest: 'Guest',
    cancelUntil: 'Cancel until',
  },
  member: {
    requested: ({ lounge, expiresAt }) => ({
      subject: `Requested: ${lounge}`,
      paragraphs: [
        `Your request is with ${lounge}. Until somebody answers, the boards are reserved for you.`,
        ...(expiresAt ? [`Without an answer until ${expiresAt} the request expires.`] : []),
      ],
      button: toBookings,
      footer: forMembers,
    }),
    confirmed: ({ lounge, start }) => ({
      subject: `Booked: ${lounge}, ${start}`,
      paragraphs: [`Your booking at ${lounge} stands. Good darts!`],
      button: toBookings,
      footer: forMembers,
    }),
    changed: ({ lounge, start, before }) => ({
      subject: `Changed: ${lounge}, ${start}`,
      paragraphs: [
        `Your booking at ${lounge} was changed. This is how it stands now:`,
        ...(before ? [`Before: ${before}`] : []),
      ],
      button: toBookings,
      footer: forMembers,
    }),
    cancelled: ({ lounge, start, cancelledBy, reason }) => ({
      subject: `Cancelled: ${lounge}, ${start}`,
      paragraphs: [
        cancelledBy === 'member'
          ? `You cancelled your booking at ${lounge}.`
          : `Your booking was cancelled by ${lounge}.`,
        ...(cancelledBy === 'member' ? [] : reasonOf(reason)),
      ],
      button: toBookings,
      footer: forMembers,
    }),
    declined: ({ lounge, reason }) => ({
      subject: `Sorry, no: ${lounge}`,
      paragraphs: [`${lounge} declined your request.`, ...reasonOf(reason)],
      button: toBookings,
      footer: forMembers,
    }),
    expired: ({ lounge }) => ({
      subject: `No answer: ${lounge}`,
      paragraphs: [
        `${lounge} didn’t answer your request in time. It has expired, the boards are free again.`,
        'It may be best to give them a call, or to look for another time.',
      ],
      button: toBookings,
      footer: forMembers,
    }),
    reminder: ({ lounge, start }) => ({
      subject: `Coming up: ${lounge}, ${start}`,
      paragraphs: [
        `A little reminder of your booking at ${lounge}.`,
        'You can’t make it? Then please cancel while you can; somebody may be waiting.',
      ],
      button: toBookings,
      footer: forMembers,
    }),
  },
  lounge: {
    requested: ({ lounge, guest, start, expiresAt }) => ({
      subject: `New request: ${guest}, ${start}`,
      paragraphs: [
        `${guest} would like to book at ${lounge} and waits for your answer.`,
        ...(expiresAt ? [`Without an answer until ${expiresAt} the request expires.`] : []),
      ],
      button: 'Answer the request',
      footer: forOwners,
    }),
    booked: ({ lounge, guest, start }) => ({
      subject: `New booking: ${guest}, ${start}`,
      paragraphs: [`${guest} has booked at ${lounge}.`],
      button: toCalendar,
      footer: forOwners,
    }),
    moved: ({ lounge, guest, start }) => ({
      subject: `Moved: ${guest}, ${start}`,
      paragraphs: [`${guest} has changed a booking at ${lounge}. This is how it stands now:`],
      button: toCalendar,
      footer: forOwners,
    }),
    cancelled: ({ lounge, guest, start, reason }) => ({
      subject: `Cancelled: ${guest}, ${start}`,
      paragraphs: [`${guest} has cancelled a booking at ${lounge}.`, ...reasonOf(reason)],
      button: toCalendar,
      footer: forOwners,
    }),
  },
  offer: ({ lounge, start, until }) => ({
    subject: `Free for you: ${lounge}, ${start}`,
    paragraphs: [
      `What you are waiting for has become free at ${lounge}. It’s your turn!`,
      `We hold the boards for you until ${until}. After that they go to whoever waits behind you.`,
    ],
    button: 'Book now',
    footer: `You get this mail because you are on a waiting list on ${PRODUCT_NAME}.`,
  }),
};
