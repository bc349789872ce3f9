import type { BookingStatus } from '@oche/validators/bookings';
import type { Locale } from '@oche/validators/common';
import { PRODUCT_NAME } from '@oche/validators/product';
import ical, {
  escape as escapeText,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

/** How often a calendar should ask again; most programs have a pace of their own. */
const REFRESH_SECONDS = 3600;

/** One booking as a calendar shows it, its texts in the reader's language. */
export interface IcalEntry {
  bookingId: number;
  /** the booking's: grows with every change that a calendar shows */
  sequence: number;
  status: BookingStatus;
  /** ISO times */
  startAt: string;
  endAt: string;
  createdAt: string;
  updatedAt: string;
  summary: string;
  description: string;
  location: string;
  url: string;
}

interface Mailbox {
  name: string;
  email: string;
}

/** What makes an entry of a mail something that a calendar takes over (RFC 5546). */
interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  organizer: Mailbox;
  attendee: Mailbox;
}

interface IcalOptions {
  /** of our address: with it a booking's UID is the same in every feed and mail, for ever */
  host: string;
  locale: Locale;
  /** of the calendar */
  name: string;
  invitation?: Invitation;
}

const STATUS: Record<BookingStatus, ICalEventStatus> = {
  requested: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  completed: ICalEventStatus.CONFIRMED,
  no_show: ICalEventStatus.CONFIRMED,
};

/**
 * Bookings as an RFC 5545 calendar. Times are in UTC: single events need no VTIMEZONE, every
 * program shows them in its reader's time, and the hour that the autumn has twice stays what it is.
 * The same bookings give the same text: nothing of it depends on when it is made.
 */
export function toIcal(
  entries: IcalEntry[],
  { host, locale, name, invitation }: IcalOptions,
): string {
  const calendar = ical({
    prodId: { company: PRODUCT_NAME, product: 'Calendar', language: locale.toUpperCase() },
    // the library escapes texts of events only
    name: escapeText(readable(name), false),
    method: invitation ? ICalCalendarMethod[invitation.method] : null,
    ttl: invitation ? null : REFRESH_SECONDS,
    scale: 'gregorian',
    events: entries.map((entry) => toEvent(entry, host, invitation)),
  });
  return `${calendar.toString()}\r\n`;
}

function toEvent(entry: IcalEntry, host: string, invitation?: Invitation): ICalEventData {
  const isCancelled = entry.status === 'cancelled';
  return {
    id: `booking-${entry.bookingId}@${host}`,
    sequence: entry.sequence,
    stamp: entry.updatedAt,
    created: entry.createdAt,
    lastModified: entry.updatedAt,
    start: entry.startAt,
    end: entry.endAt,
    status: STATUS[entry.status],
    // what was cancelled doesn't keep the time busy
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: readable(entry.summary),
    description: readable(entry.description),
    location: readable(entry.location),
    url: entry.url,
    ...(invitation && participants(invitation)),
  };
}

/** The member has booked already, so nobody is asked to answer. */
function participants({ organizer, attendee }: Invitation) {
  return {
    organizer: { name: readable(organizer.name), email: organizer.email },
    attendees: [
      {
        name: readable(attendee.name),
        email: attendee.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  };
}

/** RFC 5545 knows line breaks and tabs; other control characters make a calendar unreadable. */
const readable = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (/[\n\t]/.test(control) ? control : ''));
