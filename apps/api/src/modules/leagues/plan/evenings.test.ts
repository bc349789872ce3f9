import { expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { foundLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-08-01T10:00:00Z' });

it('nobody plays on the holidays of the state, on Christmas Eve, or on New Year’s Eve', async () => {
  const anna = await api.createMember();
  const { leagueId, divisionId } = await foundLeague(api, anna, {
    isDouble: true,
    players: 0,
  });
  const { leagues } = api.callerFor(anna);
  const input = { id: divisionId, rounds: ['2026-12-21', '2026-12-28'] };
  const days = async () =>
    (await leagues.divisions.preview(input)).fixtures.map(({ date }) => date).sort();
  // all are at home on Fridays
  expect(await days()).toEqual(['2026-12-25', '2027-01-01']);
  await leagues.update({
    id: leagueId,
    name: 'Dartliga',
    region: 'Kreis Unna',
    holidays: 'DE-NW',
  });
  const planned = await days();
  expect(planned).toHaveLength(2);
  const closed = ['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'];
  expect(planned.filter((day) => day !== null && closed.includes(day))).toEqual([]);
});
