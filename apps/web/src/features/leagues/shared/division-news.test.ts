import type { DivisionEvent } from '@oche/validators/leagues/fixture';
import { describe, expect, it } from 'vitest';
import { divisionOf } from '../testing.ts';
import { hasEnded, isPunished, withNews } from './division-news.ts';

const division = divisionOf();
const [first, ...others] = division.fixtures;
if (!first) throw new Error('a division without fixtures');

type News = NonNullable<DivisionEvent['news']>;
const eventOf = (news: Partial<News> = {}): DivisionEvent => ({
  revision: 4,
  news: {
    plannedAt: division.plannedAt,
    standings: division.standings,
    fixtures: [],
    fixtureCount: division.fixtures.length,
    ...news,
  },
});

describe('what an event tells of a division', () => {
  it('puts the table and the fixtures that have changed into it, in the order of dates', () => {
    const standings = division.standings.toReversed();
    const moved = { ...first, startsAt: '2027-05-01T17:30:00.000Z', round: 9 };
    const next = withNews(division, eventOf({ standings, fixtures: [moved] }));
    expect(next).toEqual({ ...division, revision: 4, standings, fixtures: [...others, moved] });
  });

  it('adds fixtures, those without a date behind the others of their round', () => {
    const added = { ...first, id: 1, startsAt: null };
    const next = withNews(
      division,
      eventOf({ fixtures: [added], fixtureCount: division.fixtures.length + 1 }),
    );
    const round = next?.fixtures.filter((one) => one.round === first.round);
    expect(round?.at(-1)).toEqual(added);
    expect(next?.fixtures).toHaveLength(division.fixtures.length + 1);
  });

  it.each([
    ['it tells nothing', { revision: 4, news: null }],
    ['fixtures are gone', eventOf({ fixtureCount: division.fixtures.length - 1 })],
    ['the list was made anew', eventOf({ plannedAt: '2026-09-02T12:00:00.000Z' })],
    [
      'a team has left',
      eventOf({
        standings: division.standings.map((row) => ({ ...row, withdrawn: 'kept' as const })),
      }),
    ],
  ])('is not enough when %s', (_, event) => {
    expect(withNews(division, event)).toBeNull();
  });

  it('lets lists of the season follow when a fixture is over, penalties when points are taken', () => {
    const live = eventOf({ fixtures: [{ ...first, status: 'live' }] });
    expect([hasEnded(live), isPunished(division, live)]).toEqual([false, false]);
    expect(hasEnded(eventOf({ fixtures: [{ ...first, status: 'reported' }] }))).toBe(true);
    const standings = division.standings.map((row) => ({ ...row, penalty: row.penalty - 1 }));
    expect(isPunished(division, eventOf({ standings }))).toBe(true);
  });
});
