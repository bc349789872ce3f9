import type { Locale } from '@oche/validators/locale';
import type { TournamentStatus } from '@oche/validators/tournaments/schemas';
import type { IcalEntry } from '../../../lib/calendar/ical.ts';
import { clockText } from '../../../lib/time/time-text.ts';

/** A tournament, as calendars show it. Times are ISO texts. */
export interface CalendarTournament {
  id: number;
  revision: number;
  name: string;
  description: string | null;
  status: TournamentStatus;
  startsAt: string;
  endsAt: string | null;
  checkInOpensAt: string | null;
  updatedAt: string;
  timeZone: string;
  where: string | null;
  /** whether the calendar's member waits for a seat */
  isWaiting: boolean;
}

/** Where no lounge says which clock counts. */
export const DEFAULT_ZONE = 'Europe/Berlin';
/** Hours that a tournament takes where nobody has said when it ends. */
const USUAL_HOURS = 4;

const WORDS = {
  de: { cancelled: 'Abgesagt', waiting: 'Warteliste', checkIn: 'Einchecken ab' },
  en: { cancelled: 'Called off', waiting: 'Waiting list', checkIn: 'Check-in from' },
} satisfies Record<Locale, Record<string, string>>;

/**
 * A tournament as an entry of a calendar: in a file as in a member's feed, so a calendar that has one
 * of them changes it by the other.
 * @param url of the tournament's page
 */
export function toEntry(tournament: CalendarTournament, locale: Locale, url: string): IcalEntry {
  const { id, revision, name, status, startsAt, endsAt, timeZone, checkInOpensAt } = tournament;
  const { description, where, isWaiting, updatedAt } = tournament;
  const words = WORDS[locale];
  const isCancelled = status === 'cancelled';
  const opens = checkInOpensAt && `${words.checkIn} ${clockText(checkInOpensAt, locale, timeZone)}`;
  // not every calendar shows a status, so the title says it, too
  const said = isCancelled ? words.cancelled : isWaiting ? words.waiting : null;
  return {
    key: `tournament-${id}`,
    sequence: revision,
    status: isCancelled ? 'cancelled' : isWaiting ? 'tentative' : 'confirmed',
    startAt: startsAt,
    endAt: endsAt ?? new Date(Date.parse(startsAt) + USUAL_HOURS * 3_600_000).toISOString(),
    updatedAt,
    summary: said ? `${said}: ${name}` : name,
    description: [opens, description, url].filter(Boolean).join('\n'),
    location: where ?? '',
    url,
  };
}
