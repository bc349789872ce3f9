import type { FixtureStatus, SeasonStatus } from '@oche/validators/leagues/limits';
import type { Locale } from '@oche/validators/locale';
import type { IcalEntry } from '../../../lib/calendar/ical.ts';

/** A fixture that has a date, as calendars show it. Times are ISO texts. */
export interface CalendarFixture {
  id: number;
  revision: number;
  round: number;
  status: FixtureStatus;
  seasonStatus: SeasonStatus;
  startsAt: string;
  updatedAt: string;
  gamesHome: number;
  gamesAway: number;
  divisionName: string;
  leagueName: string;
  homeName: string;
  awayName: string;
  place: string | null;
}

const WORDS = {
  de: {
    annulled: 'Abgesagt',
    forfeit: 'Kampflos',
    provisional: 'Vorläufig',
    round: (round: number) => `${round}. Spieltag`,
    result: 'Ergebnis',
  },
  en: {
    annulled: 'Called off',
    forfeit: 'Without play',
    provisional: 'Provisional',
    round: (round: number) => `Round ${round}`,
    result: 'Result',
  },
} satisfies Record<Locale, Record<string, string | ((round: number) => string)>>;

/** What comes before the title, as not every calendar shows a status. */
function prefixOf({ status, seasonStatus }: CalendarFixture, locale: Locale): string | null {
  const words = WORDS[locale];
  if (status === 'annulled') return words.annulled;
  if (status === 'forfeit') return words.forfeit;
  return seasonStatus === 'planned' ? words.provisional : null;
}

function statusOf({ status, seasonStatus }: CalendarFixture): IcalEntry['status'] {
  // nobody plays on that evening
  if (status === 'annulled' || status === 'forfeit') return 'cancelled';
  // officers may make the list anew as long as the season has not begun
  return seasonStatus === 'planned' ? 'tentative' : 'confirmed';
}

const OVER = new Set<CalendarFixture['status']>(['reported', 'disputed', 'confirmed', 'forfeit']);

/**
 * A fixture as an entry of a calendar: the same in the feed of its team, its league and of those who play.
 * @param endAt ISO time
 * @param url of the fixture's page
 */
export function toEntry(
  fixture: CalendarFixture,
  locale: Locale,
  { endAt, url }: { endAt: string; url: string },
): IcalEntry {
  const { id, revision, round, status, startsAt, updatedAt, place } = fixture;
  const words = WORDS[locale];
  const prefix = prefixOf(fixture, locale);
  const teams = `${fixture.homeName} – ${fixture.awayName}`;
  const result = OVER.has(status)
    ? `${words.result}: ${fixture.gamesHome}:${fixture.gamesAway}`
    : null;
  return {
    key: `league-fixture-${id}`,
    sequence: revision,
    status: statusOf(fixture),
    startAt: startsAt,
    endAt,
    updatedAt,
    summary: prefix ? `${prefix}: ${teams}` : teams,
    description: [
      `${fixture.leagueName}, ${fixture.divisionName}, ${words.round(round)}`,
      result,
      url,
    ]
      .filter(Boolean)
      .join('\n'),
    location: place ?? '',
    url,
  };
}
