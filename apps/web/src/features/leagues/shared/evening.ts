import type { DivisionOutput, FixtureSummary } from '@oche/validators/leagues/fixture';
import { dateOf } from '../../../lib/time/place-time.ts';

/**
 * The fixtures of an evening: those that run, and those of the day.
 * @param today where the league plays
 */
export const eveningOf = (
  { fixtures, league }: Pick<DivisionOutput, 'fixtures' | 'league'>,
  today: string,
): readonly FixtureSummary[] => {
  const isToday = ({ startsAt }: FixtureSummary) =>
    startsAt !== null && dateOf(startsAt, league.timeZone) === today;
  return fixtures.filter((fixture) => fixture.status === 'live' || isToday(fixture));
};
