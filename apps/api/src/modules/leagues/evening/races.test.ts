import { beforeEach, expect, it } from 'vitest';
import { outcomeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { foundLeague, nameAll, playFixture, runningLeague } from '../testing.ts';
import { confirmByItself } from './result.service.ts';

const NOW = '2026-09-01T10:00:00Z';
const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  mia = await api.createMember({ first_name: 'Mia' });
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;
const FIVE = [
  [3, 2],
  [4, 1],
  [2, 3],
  [5, 0],
  [3, 2],
] as const;

/** Both captains lead both teams, so that who is at home doesn't matter. */
async function evening(wish: Parameters<typeof runningLeague>[2] = {}) {
  const league = await runningLeague(api, anna, { ...wish, captains: [ben, mia] });
  for (const { teamId } of league.entries) {
    for (const { id: userId } of [ben, mia]) {
      await api.deps.db
        .insertInto('league_captains')
        .values({ team_id: teamId, user_id: userId, role: 'deputy', added_at: NOW })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  return { ...league, id: league.fixtures[0]?.id ?? 0 };
}

it('both captains and an officer name line-ups at once: both lie open, named once each', async () => {
  const { id, fixtures } = await evening();
  const [first] = fixtures;
  const squads = await Promise.all(
    [first?.homeId ?? 0, first?.awayId ?? 0].map(async (entryId) =>
      (await as(anna).squads.list({ entryId })).map(({ player }) => player.id).slice(0, 2),
    ),
  );
  const name = (member: TestMember, side: number, players: number[] = []) =>
    outcomeOf(as(member).fixtures.nameLineUp({ id, name: 'players', side, players }));
  const outcomes = await Promise.all([
    name(ben, 0, squads[0]),
    name(mia, 1, squads[1]),
    name(anna, 0, squads[0]?.toReversed()),
    name(anna, 1, squads[1]?.toReversed()),
  ]);
  // officers always may; a captain may until both lie open
  expect(outcomes.slice(2)).toEqual(['done', 'done']);
  for (const outcome of outcomes.slice(0, 2)) expect(['done', 'LINE_UP_OPEN']).toContain(outcome);
  const { lineUps, sheet, status } = await as(null).fixtures.get({ id });
  expect(lineUps.map(({ side }) => side).toSorted()).toEqual([0, 1]);
  expect(status).toBe('live');
  for (const side of [0, 1] as const) {
    const named = lineUps.find((one) => one.side === side)?.players?.map((one) => one?.id);
    expect(named?.toSorted()).toEqual(squads[side]?.toSorted());
    expect((side === 0 ? sheet[0]?.home : sheet[0]?.away)?.[0]?.id).toBe(named?.[0]);
  }
});

it('two phones enter one game: the first is heard, who differs is told', async () => {
  const { id } = await evening();
  await nameAll(api, anna, id);
  const enter = (member: TestMember, legs: [number, number]) =>
    outcomeOf(as(member).fixtures.enter({ id, number: 1, legs, before: null }));
  const outcomes = await Promise.all([enter(ben, [3, 2]), enter(mia, [2, 3])]);
  expect(outcomes.toSorted()).toEqual(['SHEET_DIFFERS', 'done']);
  const { sheet, score } = await as(null).fixtures.get({ id });
  expect(sheet[0]?.legs).toEqual(outcomes[0] === 'done' ? [3, 2] : [2, 3]);
  expect(score[0] + score[1]).toBe(1);
  expect(await Promise.all([ben, mia].map((one) => enter(one, [3, 2])))).toEqual(
    outcomes[0] === 'done' ? ['done', 'done'] : ['SHEET_DIFFERS', 'SHEET_DIFFERS'],
  );
});

it('what two phones noted without a network and send at once doubles nothing', async () => {
  const { id } = await evening();
  await nameAll(api, anna, id);
  const games = FIVE.map(([home, away], index) => ({
    number: index + 1,
    legs: [home, away] as [number, number],
    before: null,
  }));
  const sent = [ben, mia, ben, mia].map((one) =>
    outcomeOf(as(one).fixtures.enterAll({ id, games })),
  );
  expect(await Promise.all(sent)).toEqual(Array(4).fill('done'));
  expect(await as(null).fixtures.get({ id })).toMatchObject({
    score: [4, 1],
    points: [2, 0],
    legs: [17, 8],
    status: 'reported',
  });
  const told = await api.deps.db
    .selectFrom('notifications')
    .select('id')
    .where('recipient_id', '=', ben.id)
    .where('kind', '=', 'leagues.toConfirm')
    .execute();
  expect(told).toHaveLength(1);
});

it('a batch that differs in one game is refused as a whole', async () => {
  const { id } = await evening();
  await nameAll(api, anna, id);
  await as(ben).fixtures.enter({ id, number: 3, legs: [2, 3], before: null });
  const games = [1, 2, 3].map((number) => ({
    number,
    legs: [3, 2] as [number, number],
    before: null,
  }));
  expect(await outcomeOf(as(mia).fixtures.enterAll({ id, games }))).toBe('SHEET_DIFFERS');
  expect((await as(null).fixtures.get({ id })).score).toEqual([0, 1]);
});

it('a phone that sends again takes nobody’s confirmation back; a correction does', async () => {
  const { fixtures } = await runningLeague(api, anna, { captains: [ben, mia] });
  const id = fixtures[0]?.id ?? 0;
  await playFixture(api, anna, id, FIVE);
  await as(ben).fixtures.confirm({ id });
  await as(mia).fixtures.enter({ id, number: 1, legs: [3, 2], before: null });
  expect((await as(null).fixtures.get({ id })).confirmed).toContain(true);
  await as(mia).fixtures.enter({ id, number: 1, legs: [2, 3], before: [3, 2] });
  expect((await as(null).fixtures.get({ id })).confirmed).toEqual([false, false]);
});

it('the days for a yes begin anew with a correction; then the job agrees', async () => {
  const { fixtures } = await runningLeague(api, anna, { captains: [ben, mia] });
  const id = fixtures[0]?.id ?? 0;
  await playFixture(api, anna, id, FIVE);
  api.deps.clock.set('2026-09-03T09:00:00Z');
  await as(ben).fixtures.enter({ id, number: 1, legs: [2, 3], before: [3, 2] });
  api.deps.clock.set('2026-09-03T11:00:00Z');
  await confirmByItself(api.deps, { fixtureId: id });
  expect((await as(null).fixtures.get({ id })).status).toBe('reported');
  api.deps.clock.set('2026-09-05T09:00:00Z');
  await confirmByItself(api.deps, { fixtureId: id });
  expect((await as(null).fixtures.get({ id })).status).toBe('confirmed');
});

it('the job agrees while a captain contradicts: one of both holds', async () => {
  const { fixtures } = await runningLeague(api, anna, { captains: [ben, mia] });
  const id = fixtures[0]?.id ?? 0;
  await playFixture(api, anna, id, FIVE);
  api.deps.clock.set('2026-09-04T10:00:00Z');
  const [, , disputed] = await Promise.all([
    confirmByItself(api.deps, { fixtureId: id }),
    outcomeOf(as(ben).fixtures.confirm({ id })),
    outcomeOf(as(mia).fixtures.dispute({ id, reason: 'Spiel 3 war andersherum' })),
  ]);
  // within the days for protest a confirmed result can still be contradicted
  expect(disputed).toBe('done');
  expect((await as(null).fixtures.get({ id })).status).toBe('disputed');
  await confirmByItself(api.deps, { fixtureId: id });
  expect((await as(null).fixtures.get({ id })).status).toBe('disputed');
});

it('the job and both captains at once confirm once', async () => {
  const { fixtures } = await runningLeague(api, anna, { captains: [ben, mia] });
  const id = fixtures[0]?.id ?? 0;
  await playFixture(api, anna, id, FIVE);
  api.deps.clock.set('2026-09-04T10:00:00Z');
  const outcomes = await Promise.all([
    outcomeOf(confirmByItself(api.deps, { fixtureId: id })),
    outcomeOf(as(ben).fixtures.confirm({ id })),
    outcomeOf(as(mia).fixtures.confirm({ id })),
    outcomeOf(confirmByItself(api.deps, { fixtureId: id })),
  ]);
  expect(outcomes).toEqual(Array(4).fill('done'));
  expect((await as(null).fixtures.get({ id })).status).toBe('confirmed');
  const steps = await api.deps.db
    .selectFrom('league_steps')
    .select('id')
    .where('fixture_id', '=', id)
    .where('kind', '=', 'confirmedByItself')
    .execute();
  expect(steps.length).toBeLessThanOrEqual(1);
});

it('one player is registered for two teams at once: one has them', async () => {
  const { entries } = await foundLeague(api, anna, { players: 0, captains: [ben, mia] });
  const player = { userId: (await api.createMember()).id };
  const outcomes = await Promise.all(
    entries.map(({ entryId }) => outcomeOf(as(anna).squads.register({ entryId, player }))),
  );
  expect(outcomes.toSorted()).toEqual(['PLAYER_ELSEWHERE', 'done']);
  const squads = await Promise.all(entries.map(({ entryId }) => as(anna).squads.list({ entryId })));
  expect(squads.flat()).toHaveLength(1);
});

it('one player is registered twice for a team at once: they are in it once', async () => {
  const { entries } = await foundLeague(api, anna, { players: 0 });
  const entryId = entries[0]?.entryId ?? 0;
  const player = { userId: (await api.createMember()).id };
  const register = () => outcomeOf(as(anna).squads.register({ entryId, player }));
  expect((await Promise.all([register(), register()])).toSorted()).toEqual([
    'PLAYER_REGISTERED',
    'done',
  ]);
});

it('two teams of one name at once: one is founded, however it is written', async () => {
  const { divisionId } = await foundLeague(api, anna, { players: 0 });
  const create = (name: string) =>
    outcomeOf(as(anna).teams.create({ divisionId, name, homeWeekday: 5, homeTime: '19:30' }));
  expect((await Promise.all([create('Die Drei'), create('die drei')])).toSorted()).toEqual([
    'TEAM_EXISTS',
    'done',
  ]);
});
