import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type IcalEntry, toIcal } from './ical.ts';

const entry: IcalEntry = {
  key: 'booking-12',
  sequence: 3,
  status: 'confirmed',
  startAt: '2026-11-27T18:00:00.000Z',
  endAt: '2026-11-27T20:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  summary: 'Darts: Zum Bullseye',
  description: 'Board 3\n2 Personen',
  location: 'Sendlinger Str. 1, 80331 München',
  url: 'https://oche.example/bookings',
};
const options = { host: 'oche.example', locale: 'de', name: 'Meine Buchungen' } as const;

/** Parses with another implementation than the one that writes. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { calendar, events };
}

function parseOne(changes: Partial<IcalEntry>) {
  const [event] = parse(toIcal([{ ...entry, ...changes }], options)).events;
  if (!event) throw new Error('the calendar has no event');
  return event;
}

const property = (event: ICAL.Event, name: string) =>
  event.component.getFirstPropertyValue(name)?.toString();

describe('a calendar', () => {
  it('says of a booking what, when and where', () => {
    const event = parseOne({});
    expect(event.uid).toBe('booking-12@oche.example');
    expect(event.sequence).toBe(3);
    expect(event.summary).toBe('Darts: Zum Bullseye');
    expect(event.description).toBe('Board 3\n2 Personen');
    expect(event.location).toBe('Sendlinger Str. 1, 80331 München');
    expect(event.startDate.toJSDate().toISOString()).toBe(entry.startAt);
    expect(event.endDate.toJSDate().toISOString()).toBe(entry.endAt);
    expect(property(event, 'url')).toBe('https://oche.example/bookings');
    expect(property(event, 'dtstamp')).toBe('2026-11-21T09:30:00Z');
    expect(property(event, 'last-modified')).toBe('2026-11-21T09:30:00Z');
    expect(property(event, 'created')).toBe('2026-11-20T09:00:00Z');
  });

  it('has its name, and is valid without any booking', () => {
    const { calendar, events } = parse(toIcal([], { ...options, name: 'Boards; links, hinten' }));
    // the parser leaves unknown properties as they are: as TEXT, escaped
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Boards\\; links\\, hinten');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Oche//Calendar//DE');
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
    expect(events).toHaveLength(0);
  });

  it.each([
    ['tentative', 'TENTATIVE', 'OPAQUE'],
    ['confirmed', 'CONFIRMED', 'OPAQUE'],
    ['cancelled', 'CANCELLED', 'TRANSPARENT'],
  ] as const)('keeps what is %s as %s, %s', (status, shown, transparency) => {
    const event = parseOne({ status });
    expect(property(event, 'status')).toBe(shown);
    expect(property(event, 'transp')).toBe(transparency);
  });

  it('is right in both hours that the end of summer time makes, and over the one it takes', () => {
    const times = (startAt: string, endAt: string) => {
      const { startDate, endDate } = parseOne({ startAt, endAt });
      return [startDate, endDate].map((time) => time.toJSDate().toISOString());
    };
    // 02:30 twice: in summer time and an hour later in winter time
    const autumn = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'] as const;
    expect(times(...autumn)).toEqual(autumn);
    // from 01:30 to 03:30 on the clock only one hour passes
    const spring = ['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'] as const;
    expect(times(...spring)).toEqual(spring);
  });

  it('is the same text for the same bookings', () => {
    expect(toIcal([entry], options)).toBe(toIcal([entry], options));
  });

  it('takes any text', () => {
    const hostile = [
      'Semikolon; Komma, Backslash \\ Backslash-n \\n und "Gänsefüßchen"',
      'Zeile\r\nEND:VEVENT\nBEGIN:VEVENT\rUID:fremd',
      '🎯'.repeat(80),
      'ä'.repeat(200),
      'Steuerzeichen \u0007\u001b[31m\u0085 weg',
      'x'.repeat(1000),
    ];
    const text = toIcal(
      hostile.map((value, index) => ({
        ...entry,
        key: `booking-${index}`,
        summary: value,
        description: value,
        location: value,
      })),
      options,
    );
    const { events } = parse(text);
    expect(events).toHaveLength(hostile.length);
    for (const [index, value] of hostile.entries()) {
      const shown = value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
      expect(events[index]?.summary).toBe(shown);
      expect(events[index]?.description).toBe(shown);
      expect(events[index]?.location).toBe(shown);
    }
  });

  it('has lines of at most 75 octets that end in CRLF and cut no character in two', () => {
    const text = toIcal([{ ...entry, description: 'ä🎯;'.repeat(300) }], options);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
  });
});

describe('a calendar entry in a mail', () => {
  const invitation = {
    method: 'REQUEST',
    organizer: { name: 'Zum "Bullseye"; hinten', email: 'no-reply@oche.example' },
    attendee: { name: 'Anna Muster', email: 'anna@oche.test' },
  } as const;

  it('is from the lounge to the member, who need not answer', () => {
    const { calendar, events } = parse(toIcal([entry], { ...options, invitation }));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    const organizer = events[0]?.component.getFirstProperty('organizer');
    expect(organizer?.getFirstValue()).toBe('mailto:no-reply@oche.example');
    const attendee = events[0]?.component.getFirstProperty('attendee');
    expect(String(attendee?.getFirstValue()).toLowerCase()).toBe('mailto:anna@oche.test');
    expect(attendee?.getParameter('partstat')).toBe('ACCEPTED');
    expect(attendee?.getParameter('rsvp')).toBe('FALSE');
  });

  it('takes the entry with the same UID out again', () => {
    const cancelled = { ...entry, status: 'cancelled', sequence: 4 } as const;
    const cancel = { ...invitation, method: 'CANCEL' } as const;
    const { calendar, events } = parse(toIcal([cancelled], { ...options, invitation: cancel }));
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(events[0]?.uid).toBe('booking-12@oche.example');
    expect(events[0]?.sequence).toBe(4);
  });
});
