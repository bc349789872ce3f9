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

/** How often a calendar should be read again; most apps have a rhythm of their own. */
const REFRESH_SECONDS = 3600;

/** One booking as an entry of a calendar, with texts in the reader's language. */
export interface IcalEntry {
  bookingId: number;
  /** the booking's sequence number, which grows with every change that a calendar shows */
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

/** What an entry in a mail needs to be accepted by calendars (RFC 5546). */
interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  organizer: Mailbox;
  attendee: Mailbox;
}

interface IcalOptions {
  /** host of our address: with it a booking has the same UID in every feed and mail, for ever */
  host: string;
  locale: Locale;
  /** name of the calendar */
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
 * Bookings as an RFC 5545 calendar. Times are in UTC: single events need no VTIMEZONE, all apps
 * show them in their user's time, and the hour that comes twice in autumn stays unambiguous. The
 * same bookings always give the same text, as nothing in it depends on the present time.
 */
export function toIcal(
  entries: IcalEntry[],
  { host, locale, name, invitation }: IcalOptions,
): string {
  const calendar = ical({
    prodId: { company: PRODUCT_NAME, product: 'Calendar', language: locale.toUpperCase() },
    // the library escapes only the texts of events
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
    // cancelled bookings don't make their time busy
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

/** RFC 5545 allows line breaks and tabs; other control characters make a calendar unreadable. */
const readable = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (/[\n\t]/.test(control) ? control : ''));
