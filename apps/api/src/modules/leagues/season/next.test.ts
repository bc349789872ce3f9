import { beforeEach, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { foundLeague, mondays } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
});

const leagues = () => api.callerFor(anna).leagues;
const NEXT = { name: '2027/28', startsOn: '2027-09-01', endsOn: '2028-05-31' };

/** Two divisions of three teams each, in which the first team beats all, and the second one the third. */
async function twoDivisions() {
  const league = await foundLeague(api, anna, { teams: ['A1', 'A2', 'A3'], players: 0 });
  const { seasonId } = league;
  const lower = await leagues().divisions.create({
    seasonId,
    name: 'Kreisklasse',
    level: 2,
    promotes: 1,
    relegates: 0,
    isDouble: false,
  });
  for (const name of ['B1', 'B2', 'B3']) {
    await leagues().teams.create({
      divisionId: lower.id,
      name,
      homeWeekday: 3,
      homeTime: '20:00',
    });
  }
  const divisionIds = [league.divisionId, lower.id];
  for (const id of divisionIds) await leagues().divisions.plan({ id, rounds: mondays(3) });
  await leagues().seasons.start({ id: seasonId });
  const teamIds = new Map<string, number>();
  for (const id of divisionIds) {
    const { fixtures, teams } = await leagues().divisions.get({ id });
    const nameOf = new Map(teams.map(({ entryId, name }) => [entryId, name]));
    for (const { teamId, name } of teams) teamIds.set(name, teamId);
    for (const { id: fixtureId, homeId, awayId } of fixtures) {
      const isHome = (nameOf.get(homeId) ?? '') < (nameOf.get(awayId) ?? '');
      await leagues().fixtures.decide({
        id: fixtureId,
        decision: { kind: 'forfeit', winner: isHome ? 0 : 1 },
        reason: 'Nicht angetreten',
      });
    }
  }
  const idOf = (name: string) => teamIds.get(name) ?? 0;
  return { ...league, divisionIds, idOf };
}

const teamsOf = async (seasonId: number) => {
  const { divisions } = await leagues().seasons.get({ id: seasonId });
  return Promise.all(
    divisions.map(async ({ id }) => {
      const { teams } = await leagues().divisions.get({ id });
      return teams.map(({ name }) => name).toSorted();
    }),
  );
};

it('the last one goes down, the first one up', async () => {
  const { seasonId } = await twoDivisions();
  expect(await codeOf(leagues().seasons.createNext({ id: seasonId, ...NEXT }))).toBe(
    'SEASON_NOT_OVER',
  );
  await leagues().seasons.end({ id: seasonId });
  const next = await leagues().seasons.createNext({ id: seasonId, ...NEXT });
  expect(await teamsOf(next.id)).toEqual([
    ['A1', 'A2', 'B1'],
    ['A3', 'B2', 'B3'],
  ]);
  // at home when they were at home before
  const { divisions } = await leagues().seasons.get({ id: next.id });
  const { teams } = await leagues().divisions.get({ id: divisions[0]?.id ?? 0 });
  expect(teams.find(({ name }) => name === 'B1')).toMatchObject({
    homeWeekday: 3,
    homeTime: '20:00',
  });
});

it('who waives stays, the next one goes up instead, and the preview says why', async () => {
  const { seasonId, idOf } = await twoDivisions();
  await leagues().seasons.end({ id: seasonId });
  const waived = [idOf('B1')];
  const preview = await leagues().seasons.previewNext({ id: seasonId, waived });
  const moves = preview.divisions.flatMap(({ teams }) =>
    teams.map(({ name, kind, reason }) => `${name} ${kind} ${reason}`),
  );
  expect(moves).toEqual(
    expect.arrayContaining([
      'A3 relegated place',
      'B1 stays waived',
      'B2 promoted insteadOf',
      'B3 stays place',
    ]),
  );
  const next = await leagues().seasons.createNext({ id: seasonId, ...NEXT, waived });
  expect(await teamsOf(next.id)).toEqual([
    ['A1', 'A2', 'B2'],
    ['A3', 'B1', 'B3'],
  ]);
});

it('who doesn’t play on leaves a place, and is out', async () => {
  const { seasonId, idOf } = await twoDivisions();
  await leagues().seasons.end({ id: seasonId });
  const gone = [idOf('A1')];
  const preview = await leagues().seasons.previewNext({ id: seasonId, gone });
  expect(preview.out).toMatchObject([{ name: 'A1', kind: 'out', reason: 'leaves' }]);
  const next = await leagues().seasons.createNext({ id: seasonId, ...NEXT, gone });
  const teams = await teamsOf(next.id);
  expect(teams.flat()).not.toContain('A1');
  expect(teams[0]).toHaveLength(3);
  expect(await codeOf(leagues().seasons.createNext({ id: seasonId, ...NEXT }))).toBe(
    'SEASON_EXISTS',
  );
});
