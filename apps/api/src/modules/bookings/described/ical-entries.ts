import type { BookingStatus } from '@oche/validators/bookings/schemas';
import type { Locale } from '@oche/validators/common';
import type { IcalEntry } from '../../../lib/calendar/ical.ts';
import { momentText } from '../../../lib/time/time-text.ts';
import { formatAddress, formatPrice } from '../mails/format.ts';
import type { DescribedBooking } from './described.select.ts';

/** Not every calendar shows a status, so the title says it, too. */
const STATUS: Record<Locale, Partial<Record<BookingStatus, string>>> = {
  de: { requested: 'Angefragt', cancelled: 'Abgesagt', no_show: 'Nicht erschienen' },
  en: { requested: 'Requested', cancelled: 'Cancelled', no_show: 'No-show' },
};

const KIND: Record<BookingStatus, IcalEntry['status']> = {
  requested: 'tentative',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  completed: 'confirmed',
  no_show: 'confirmed',
};

const WORDS = {
  de: { boards: 'Boards', group: 'Personen', price: 'Preis', until: 'Absagen bis' },
  en: { boards: 'Boards', group: 'People', price: 'Price', until: 'Cancel until' },
} satisfies Record<Locale, Record<string, string>>;

/**
 * A booking, as an entry of its member's calendar.
 * @param url address of the member's bookings
 */
export function memberEntry(booking: DescribedBooking, locale: Locale, url: string): IcalEntry {
  const words = WORDS[locale];
  const until = momentText(booking.cancellableUntil, locale, booking.timeZone);
  return toEntry(booking, {
    // whether the member came is only the lounge's business
    summary: withStatus(
      booking.status === 'no_show' ? 'completed' : booking.status,
      `Darts: ${booking.loungeName}`,
      locale,
    ),
    description: lines(
      ...common(booking, locale),
      `${words.price}: ${formatPrice(booking.priceCents, locale)}`,
      booking.status === 'confirmed' && `${words.until}: ${until}`,
      booking.notes,
      url,
    ),
    url,
  });
}

/**
 * A booking, as an entry of a lounge's or board's calendar.
 * @param url address of the lounge's calendar
 */
export function loungeEntry(booking: DescribedBooking, locale: Locale, url: string): IcalEntry {
  return toEntry(booking, {
    summary: withStatus(booking.status, `${booking.guest} (${booking.boards.join(', ')})`, locale),
    description: lines(...common(booking, locale), booking.notes, url),
    url,
  });
}

function withStatus(status: BookingStatus, title: string, locale: Locale): string {
  const shown = STATUS[locale][status];
  return shown ? `${shown}: ${title}` : title;
}

const common = ({ boards, groupSize }: DescribedBooking, locale: Locale) => [
  `${WORDS[locale].boards}: ${boards.join(', ')}`,
  groupSize !== null && `${WORDS[locale].group}: ${groupSize}`,
];

const lines = (...parts: (string | false | null)[]): string => parts.filter(Boolean).join('\n');

const toEntry = (
  booking: DescribedBooking,
  texts: Pick<IcalEntry, 'summary' | 'description' | 'url'>,
): IcalEntry => ({
  key: `booking-${booking.id}`,
  sequence: booking.sequence,
  status: KIND[booking.status],
  startAt: booking.startAt,
  endAt: booking.endAt,
  createdAt: booking.createdAt,
  updatedAt: booking.updatedAt,
  location: `${booking.loungeName}, ${formatAddress(booking)}`,
  ...texts,
});
