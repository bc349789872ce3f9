import { beforeEach, expect, it } from 'vitest';
import { actingAs } from '../../../lib/acting.ts';
import { type TestMember, useTestApi } from '../../../testing/index.ts';
import { runningLeague } from '../testing.ts';
import { leaveLeagues } from './leaving.service.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;
let uwe: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Adler' });
  ben = await api.createMember({ first_name: 'Ben', last_name: 'Biber' });
  mia = await api.createMember({ first_name: 'Mia', last_name: 'Meise' });
  uwe = await api.createMember({ first_name: 'Uwe', last_name: 'Uhu' });
});

const as = (member: TestMember) => api.callerFor(member).leagues;
const leave = (member: TestMember) => leaveLeagues(actingAs(api.deps, member.id, 'departure'));

/** Anna leads it with Uwe’s help; Ben leads Nord with Mia’s help, and plays for it. */
async function league() {
  const { leagueId, teamIds, entries } = await runningLeague(api, anna, { captains: [ben] });
  const [teamId = 0] = teamIds;
  const entryId = entries.find((one) => one.teamId === teamId)?.entryId ?? 0;
  await as(anna).officers.add({ id: leagueId, userId: uwe.id });
  await as(ben).teams.setCaptain({ id: teamId, userId: mia.id, role: 'deputy' });
  await as(anna).squads.register({ entryId, player: { userId: ben.id } });
  const officers = async () =>
    (await as(mia).get({ id: leagueId })).officers.map(({ person, role }) => [person.id, role]);
  const captains = async () =>
    (await as(mia).teams.get({ id: teamId })).captains.map(({ person, role }) => [person.id, role]);
  const squad = async () =>
    (await as(uwe).squads.list({ entryId })).flatMap(({ player }) => player.person?.id ?? []);
  return { leagueId, teamId, officers, captains, squad };
}

it('a league goes to who has helped longest', async () => {
  const { leagueId, officers } = await league();
  const { consequences } = await api.callerFor(anna).ownData.leaving();
  expect(consequences).toContainEqual(
    expect.objectContaining({ kind: 'league', outcome: 'handedOver', to: 'Uwe Uhu' }),
  );
  await leave(anna);
  expect(await officers()).toEqual([[uwe.id, 'head']]);
  expect((await as(uwe).get({ id: leagueId })).can.lead).toBe(true);
});

it('a team goes to who has helped longest, and who leaves plays for it no more', async () => {
  const { captains, squad } = await league();
  // whoever they are to each other
  await api.callerFor(mia).social.people.block({ userId: ben.id });
  const { consequences } = await api.callerFor(ben).ownData.leaving();
  expect(consequences).toMatchObject([
    { kind: 'leagueTeam', name: 'Nord', outcome: 'handedOver', to: 'Mia Meise' },
  ]);
  expect(await squad()).toEqual([ben.id]);
  await leave(ben);
  expect(await captains()).toEqual([[mia.id, 'captain']]);
  expect(await squad()).toEqual([]);
});

it('who only helps goes, and changes nobody’s place', async () => {
  const { officers, captains } = await league();
  expect((await api.callerFor(uwe).ownData.leaving()).consequences).toEqual([]);
  await leave(uwe);
  await leave(mia);
  expect(await officers()).toEqual([[anna.id, 'head']]);
  expect(await captains()).toEqual([[ben.id, 'captain']]);
});
