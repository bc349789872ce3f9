import type { Locale } from '@oche/validators/common';
import { PRODUCT_NAME } from '@oche/validators/product';
import type { TournamentOutput } from '@oche/validators/tournaments';
import ical, { ICalEventStatus } from 'ical-generator';

/** Hours that a tournament takes where nobody has said when it ends. */
const USUAL_HOURS = 4;

/** RFC 5545 allows line breaks and tabs; other control characters make a calendar unreadable. */
const readable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (/[\n\t]/.test(control) ? control : ''));

interface Where {
  locale: Locale;
  /** of the tournament's page */
  url: string;
}

/**
 * A tournament as an RFC 5545 calendar with times in UTC. The same tournament always gives the same UID,
 * so a calendar that has it already changes it.
 */
export function toIcal(tournament: TournamentOutput, { locale, url }: Where): string {
  const { venue, location, startDate, endDate, status } = tournament;
  const end = endDate ?? new Date(Date.parse(startDate) + USUAL_HOURS * 3_600_000).toISOString();
  const place = venue
    ? [venue.name, venue.address, [venue.zipCode, venue.city].filter(Boolean).join(' ')].join(', ')
    : (location ?? '');
  const calendar = ical({
    prodId: { company: PRODUCT_NAME, product: 'Calendar', language: locale.toUpperCase() },
    scale: 'gregorian',
    events: [
      {
        id: `tournament-${tournament.id}@${new URL(url).host}`,
        sequence: tournament.revision,
        stamp: tournament.updatedAt,
        lastModified: tournament.updatedAt,
        start: startDate,
        end,
        status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        summary: readable(tournament.name),
        description: readable([tournament.description, url].filter(Boolean).join('\n')),
        location: readable(place),
        url,
      },
    ],
  });
  return `${calendar.toString()}\r\n`;
}
