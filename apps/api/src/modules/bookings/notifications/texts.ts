import type { Locale } from '@oche/validators/locale';
import type { DescribedBooking } from '../described/described.select.ts';
import type { DeskEvent, MemberEvent } from './events.ts';

type Booking = Pick<DescribedBooking, 'loungeName' | 'guest' | 'cancelledAs'>;

/** What page and push say of bookings, in a sentence; the mails' words are beside the mails. */
interface Texts {
  labels: Record<
    'requested' | 'confirmed' | 'moved' | 'cancelled' | 'reminder' | 'offered' | 'asked' | 'desk',
    string
  >;
  member: Record<MemberEvent, (booking: Booking) => string>;
  desk: Record<DeskEvent, (booking: Booking) => string>;
  offered(lounge: string): string;
}

export const titles: Record<Locale, Texts> = {
  de: {
    labels: {
      requested: 'Meine Anfragen sind angekommen',
      confirmed: 'Meine Buchungen sind bestätigt',
      moved: 'Meine Buchungen haben sich geändert',
      cancelled: 'Meine Buchungen sind abgesagt',
      reminder: 'Erinnerung am Tag vorher',
      offered: 'Freie Boards für mich auf der Warteliste',
      asked: 'Anfragen an meine Lounge',
      desk: 'Buchungen, Änderungen und Absagen in meiner Lounge',
    },
    member: {
      requested: ({ loungeName }) => `Deine Anfrage liegt bei ${loungeName}`,
      confirmed: ({ loungeName }) => `Deine Buchung bei ${loungeName} steht`,
      changed: ({ loungeName }) => `Deine Buchung bei ${loungeName} wurde geändert`,
      cancelled: ({ loungeName, cancelledAs }) =>
        cancelledAs === 'member'
          ? `Du hast deine Buchung bei ${loungeName} abgesagt`
          : `${loungeName} hat deine Buchung abgesagt`,
      declined: ({ loungeName }) => `${loungeName} hat deine Anfrage abgelehnt`,
      expired: ({ loungeName }) => `${loungeName} hat auf deine Anfrage nicht geantwortet`,
      reminder: ({ loungeName }) => `Bald geht es los: ${loungeName}`,
    },
    desk: {
      requested: ({ guest, loungeName }) => `${guest} möchte bei ${loungeName} buchen`,
      booked: ({ guest, loungeName }) => `${guest} hat bei ${loungeName} gebucht`,
      moved: ({ guest, loungeName }) => `${guest} hat eine Buchung bei ${loungeName} geändert`,
      cancelled: ({ guest, loungeName }) => `${guest} hat bei ${loungeName} abgesagt`,
    },
    offered: (lounge) => `Für dich frei geworden: ${lounge}`,
  },
  en: {
    labels: {
      requested: 'My requests have arrived',
      confirmed: 'My bookings are confirmed',
      moved: 'My bookings have changed',
      cancelled: 'My bookings are cancelled',
      reminder: 'Reminder on the day before',
      offered: 'Free boards for me on the waiting list',
      asked: 'Requests to my lounge',
      desk: 'Bookings, changes and cancellations at my lounge',
    },
    member: {
      requested: ({ loungeName }) => `Your request is with ${loungeName}`,
      confirmed: ({ loungeName }) => `Your booking at ${loungeName} is confirmed`,
      changed: ({ loungeName }) => `Your booking at ${loungeName} has changed`,
      cancelled: ({ loungeName, cancelledAs }) =>
        cancelledAs === 'member'
          ? `You have cancelled your booking at ${loungeName}`
          : `${loungeName} has cancelled your booking`,
      declined: ({ loungeName }) => `${loungeName} has declined your request`,
      expired: ({ loungeName }) => `${loungeName} has not answered your request`,
      reminder: ({ loungeName }) => `It starts soon: ${loungeName}`,
    },
    desk: {
      requested: ({ guest, loungeName }) => `${guest} would like to book at ${loungeName}`,
      booked: ({ guest, loungeName }) => `${guest} has booked at ${loungeName}`,
      moved: ({ guest, loungeName }) => `${guest} has changed a booking at ${loungeName}`,
      cancelled: ({ guest, loungeName }) => `${guest} has cancelled at ${loungeName}`,
    },
    offered: (lounge) => `Free for you now: ${lounge}`,
  },
};
