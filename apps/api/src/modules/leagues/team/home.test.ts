import { beforeEach, expect, it } from 'vitest';
import { codeOf, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { leaguesModule } from '../module.ts';
import { runningLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let owner: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  owner = await api.createMember({ first_name: 'Olga' });
});

it('boards are kept for a home team only when the lounge agrees, and say so when there are none', async () => {
  const lounge = await createLounge(api, owner);
  const { teamIds, fixtures, entries } = await runningLeague(api, anna, { isDouble: true });
  const [id = 0] = teamIds;
  const leagues = api.callerFor(anna).leagues;
  await leagues.teams.update({ id, name: 'Nord', loungeId: lounge.id });
  expect(await codeOf(leagues.teams.setHomeAgreed({ id, isAgreed: true }))).toBe('FORBIDDEN');
  expect(await codeOf(leagues.teams.atLounge({ loungeId: lounge.id }))).toBe('FORBIDDEN');
  const atLounge = api.callerFor(owner).leagues.teams;
  expect(await atLounge.atLounge({ loungeId: lounge.id })).toMatchObject([{ id, agreedAt: null }]);
  await atLounge.setHomeAgreed({ id, isAgreed: true });
  expect(await leagues.teams.get({ id })).toMatchObject({ isHomeAgreed: true });
  await runJobs(api);
  const home = fixtures.find(({ homeId }) => homeId === entries[0]?.entryId);
  const shown = await leagues.fixtures.get({ id: home?.id ?? 0 });
  expect(shown).toMatchObject({ boards: 'kept', lounge: { id: lounge.id } });
});

it('another lounge has agreed to nothing, another name takes nothing back', async () => {
  const [lounge, other] = [await createLounge(api, owner), await createLounge(api, owner)];
  const [id = 0] = (await runningLeague(api, anna)).teamIds;
  const { teams } = api.callerFor(anna).leagues;
  await teams.update({ id, name: 'Nord', loungeId: lounge.id });
  await api.callerFor(owner).leagues.teams.setHomeAgreed({ id, isAgreed: true });
  const renamed = await teams.update({ id, name: 'Nord I', loungeId: lounge.id });
  expect(renamed).toMatchObject({ name: 'Nord I', isHomeAgreed: true });
  const moved = await teams.update({ id, name: 'Nord I', loungeId: other.id });
  expect(moved).toMatchObject({ lounge: { id: other.id }, isHomeAgreed: false });
});

it('the page of a lounge says which fixtures come next, until they are over', async () => {
  const lounge = await createLounge(api, owner);
  const { teamIds, fixtures, entries } = await runningLeague(api, anna, { isDouble: true });
  const [id = 0] = teamIds;
  const { leagues } = api.callerFor(anna);
  await leagues.teams.update({ id, name: 'Nord', loungeId: lounge.id });
  const atLounge = () => api.callerFor(null).leagues.fixtures.listOfLounge({ loungeId: lounge.id });
  const own = fixtures.find(({ homeId }) => homeId === entries[0]?.entryId);
  const next = { id: own?.id, home: 'Nord', away: 'Süd', status: 'planned', games: [0, 0] };
  expect(await atLounge()).toMatchObject([next]);
  const stale: string[] = [];
  api.deps.events.on('leagueDivision.changed', (event) =>
    stale.push(...(leaguesModule.stalePages?.['leagueDivision.changed']?.(event) ?? [])),
  );
  await leagues.fixtures.decide({
    id: own?.id ?? 0,
    decision: { kind: 'forfeit', winner: 0 },
    reason: 'Süd ist nicht gekommen',
  });
  expect(await atLounge()).toEqual([]);
  await expect.poll(() => stale).toContain(`/venues/${lounge.id}`);
  const nowhere = api.callerFor(null).leagues.fixtures.listOfLounge({ loungeId: 999_999 });
  expect(await codeOf(nowhere)).toBe('LOUNGE_NOT_FOUND');
  const many = api.callerFor(null).leagues.fixtures.listOfLounge({ loungeId: 1, limit: 21 });
  expect(await codeOf(many)).toBe('BAD_INPUT');
});
