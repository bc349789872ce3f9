/** The longest line in bytes (RFC 5545, 3.1). */
const LINE_MAX = 75;

export interface CalendarEvent {
  /** the same in feeds and mails, so that calendars have one entry */
  uid: string;
  /** ISO times */
  start: string;
  end: string;
  title: string;
  location: string;
  description: string;
  url: string;
  isTentative: boolean;
  /** the current time */
  stamp: Date;
}

/** One event as a calendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oche//Bookings//DE',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${instant(event.stamp)}`,
    `DTSTART:${instant(new Date(event.start))}`,
    `DTEND:${instant(new Date(event.end))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(fold).join('\r\n')}\r\n`;
}

/** Hands the file to the device, which opens its calendar. */
export function saveCalendarFile(content: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
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
