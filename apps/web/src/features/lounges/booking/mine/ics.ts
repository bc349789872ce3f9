import type { Booking } from '@oche/validators/bookings';

/** The longest line in bytes (RFC 5545, 3.1). */
const LINE_MAX = 75;

interface IcsWords {
  /** public host; makes the UID the same as in feeds and mails, so that calendars have one entry */
  host: string;
  /** address of the booking's page */
  url: string;
  /** names of the boards, price */
  description: string;
  /** the current time */
  stamp: Date;
}

/** One booking as a calendar file (RFC 5545). */
export function icsOf(booking: Booking, { host, url, description, stamp }: IcsWords): string {
  const { lounge } = booking;
  const city = [lounge.zipCode, lounge.city].filter(Boolean).join(' ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oche//Bookings//DE',
    'BEGIN:VEVENT',
    `UID:booking-${booking.id}@${host}`,
    `DTSTAMP:${instant(stamp)}`,
    `DTSTART:${instant(new Date(booking.startTime))}`,
    `DTEND:${instant(new Date(booking.endTime))}`,
    `SUMMARY:${escapeText(lounge.name)}`,
    `LOCATION:${escapeText(`${lounge.name}, ${lounge.address}, ${city}`)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    `STATUS:${booking.status === 'requested' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(fold).join('\r\n')}\r\n`;
}

/** 20261127T180000Z */
const instant = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Long lines continue on the next line, after a blank; no character is split. */
function fold(line: string): string[] {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_MAX) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current];
}
