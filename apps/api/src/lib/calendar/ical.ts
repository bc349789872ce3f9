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

/** Something that takes its time, as an entry of a calendar, with texts in the reader's language. */
export interface IcalEntry {
  /** the same in every feed, mail and file, for ever, e.g. `booking-17` */
  key: string;
  /** grows with every change that a calendar shows */
  sequence: number;
  status: 'tentative' | 'confirmed' | 'cancelled';
  /** ISO times */
  startAt: string;
  endAt: string;
  createdAt?: string;
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
  /** host of our address: with it an entry has the same UID everywhere */
  host: string;
  locale: Locale;
  /** name of the calendar */
  name: string;
  invitation?: Invitation;
}

const STATUS: Record<IcalEntry['status'], ICalEventStatus> = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * Entries as an RFC 5545 calendar. Times are in UTC: single events need no VTIMEZONE, all apps
 * show them in their user's time, and the hour that comes twice in autumn stays unambiguous. The
 * same entries always give the same text, as nothing in it depends on the present time.
 */
export function toIcal(
  entries: readonly IcalEntry[],
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
    id: `${entry.key}@${host}`,
    sequence: entry.sequence,
    stamp: entry.updatedAt,
    created: entry.createdAt ?? null,
    lastModified: entry.updatedAt,
    start: entry.startAt,
    end: entry.endAt,
    status: STATUS[entry.status],
    // what is called off doesn't make their time busy
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
