import { LEAGUE_RULES, type LeagueRules } from '@oche/darts/leagues/rules';
import { DEPUTIES_MAX, SQUAD_MAX } from '@oche/validators/leagues/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { foundLeague, runningLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  mia = await api.createMember({ first_name: 'Mia' });
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;
type Player = Parameters<ReturnType<typeof as>['squads']['register']>[0]['player'];

/** Anna runs it, Ben leads Nord, Mia Süd; nobody is registered. */
async function squads(registrations: Partial<LeagueRules['registrations']> = {}) {
  const usual = { ...LEAGUE_RULES.registrations, closedLastRounds: 0 };
  const rules = { registrations: { ...usual, ...registrations } };
  const league = await runningLeague(api, anna, { rules, captains: [ben, mia], players: 0 });
  const entryOf = (name: string) => league.entries.find((one) => one.name === name)?.entryId ?? 0;
  const [nord, sued] = [entryOf('Nord'), entryOf('Süd')];
  const register = (member: TestMember, entryId: number, player: Player) =>
    as(member).squads.register({ entryId, player });
  const list = (entryId: number, member: TestMember | null = anna) =>
    as(member).squads.list({ entryId });
  return { ...league, nord, sued, register, list };
}

const toldOf = (member: TestMember) =>
  api.deps.db
    .selectFrom('notifications')
    .select('kind')
    .where('recipient_id', '=', member.id)
    .execute();

describe('who is registered', () => {
  it('waits for an officer where the league wants that, who decides once', async () => {
    const { nord, register, list } = await squads({ mustBeConfirmed: true });
    const { id: registrationId } = await register(ben, nord, { name: 'Uwe' });
    await register(anna, nord, { name: 'Ina' });
    expect(await list(nord)).toMatchObject([
      { status: 'asked', decidedAt: null },
      { status: 'confirmed', decidedAt: '2026-09-01T10:00:00.000Z' },
    ]);
    await as(anna).squads.decide({ registrationId, isConfirmed: false });
    const again = as(anna).squads.decide({ registrationId, isConfirmed: true });
    expect(await codeOf(again)).toBe('REGISTRATION_NOT_FOUND');
    expect(await list(nord)).toMatchObject([{ player: { name: 'Ina' } }]);
  });

  it('is in it at once where the league takes everybody', async () => {
    const { nord, register, list } = await squads({ mustBeConfirmed: false });
    await register(ben, nord, { name: 'Uwe' });
    expect(await list(nord)).toMatchObject([{ status: 'confirmed' }]);
  });

  it('hears it, unless they have done it themselves', async () => {
    const { nord, register } = await squads();
    const uwe = await api.createMember();
    await register(ben, nord, { userId: uwe.id });
    await register(ben, nord, { userId: ben.id });
    expect(await toldOf(uwe)).toEqual([{ kind: 'leagues.registered' }]);
    expect(await toldOf(ben)).toEqual([]);
  });

  it('plays for one team, until they are refused or leave, where the league knows only one', async () => {
    const { nord, sued, register, list } = await squads({ oneTeam: true, mustBeConfirmed: true });
    const uwe = { userId: (await api.createMember()).id };
    const asked = await register(ben, nord, uwe);
    expect(await codeOf(register(mia, sued, uwe))).toBe('PLAYER_ELSEWHERE');
    expect(await codeOf(register(ben, nord, uwe))).toBe('PLAYER_REGISTERED');
    await as(anna).squads.decide({ registrationId: asked.id, isConfirmed: true });
    expect(await codeOf(register(mia, sued, uwe))).toBe('PLAYER_ELSEWHERE');
    await as(ben).squads.end({ registrationId: asked.id });
    expect(await codeOf(as(ben).squads.end({ registrationId: asked.id }))).toBe(
      'REGISTRATION_NOT_FOUND',
    );
    await register(mia, sued, uwe);
    // it is the same player, with the same figures
    expect((await list(sued))[0]?.player).toMatchObject({ person: { id: uwe.userId } });
    const players = api.deps.db.selectFrom('league_players').select('id');
    expect(await players.where('user_id', '=', uwe.userId).execute()).toHaveLength(1);
  });

  it('plays for several teams, where the league allows it', async () => {
    const { nord, sued, register } = await squads({ oneTeam: false });
    const { id: userId } = await api.createMember();
    await register(ben, nord, { userId });
    expect(await outcomeOf(register(mia, sued, { userId }))).toBe('done');
  });

  it('is somebody whom one may see, or whom the league knows', async () => {
    const { nord, sued, register, list } = await squads({ oneTeam: false });
    const uwe = await api.createMember();
    await api.callerFor(uwe).social.people.block({ userId: ben.id });
    expect(await codeOf(register(ben, nord, { userId: uwe.id }))).toBe('MEMBER_NOT_FOUND');
    expect(await codeOf(register(ben, nord, { playerId: 2_000_000 }))).toBe('MEMBER_NOT_FOUND');
    await register(mia, sued, { name: 'Ina' });
    const playerId = (await list(sued))[0]?.player.id ?? 0;
    expect(await outcomeOf(register(ben, nord, { playerId }))).toBe('done');
    const other = await squads();
    expect(await codeOf(register(anna, other.nord, { playerId }))).toBe('MEMBER_NOT_FOUND');
  });

  it('is one of so many', async () => {
    const { nord, register } = await squads();
    for (let player = 1; player < SQUAD_MAX; player += 1) {
      await register(anna, nord, { name: `Nord ${player}` });
    }
    expect(await outcomeOf(register(anna, nord, { name: 'Ina' }))).toBe('done');
    expect(await codeOf(register(anna, nord, { name: 'Uwe' }))).toBe('SQUAD_FULL');
  });
});

describe('a squad is closed', () => {
  it('for captains in the last rounds, not for officers', async () => {
    const { nord, register } = await squads({ closedLastRounds: 1 });
    expect(await codeOf(register(ben, nord, { name: 'Uwe' }))).toBe('REGISTRATIONS_CLOSED');
    expect(await outcomeOf(register(anna, nord, { name: 'Uwe' }))).toBe('done');
    const open = await squads();
    expect(await outcomeOf(register(ben, open.nord, { name: 'Uwe' }))).toBe('done');
  });

  it('for all when the team has withdrawn, and when the season is over', async () => {
    const { nord, sued, seasonId, register } = await squads();
    await as(anna).teams.withdraw({ entryId: sued, mode: 'kept' });
    expect(await codeOf(register(anna, sued, { name: 'Jan' }))).toBe('TEAM_WITHDRAWN');
    await as(anna).seasons.end({ id: seasonId });
    expect(await codeOf(register(anna, nord, { name: 'Jan' }))).toBe('SEASON_STATUS');
  });
});

it('names of members are for officers and the captains of their team; others read who may be seen', async () => {
  const { nord, register, list } = await squads();
  const uwe = await api.createMember({ first_name: 'Uwe' });
  await register(anna, nord, { userId: uwe.id });
  await api.callerFor(uwe).social.people.block({ userId: mia.id });
  await api.callerFor(uwe).social.people.block({ userId: ben.id });
  const named = async (reader: TestMember) => (await list(nord, reader))[0]?.player.person?.id;
  expect(await named(anna)).toBe(uwe.id);
  expect(await named(ben)).toBe(uwe.id);
  expect(await named(mia)).toBeUndefined();
});

describe('who leads a team', () => {
  it('is one captain; whoever was it helps from then on', async () => {
    const { teamIds } = await squads();
    const [id = 0] = teamIds;
    const { id: userId } = await api.createMember();
    await as(ben).teams.setCaptain({ id, userId, role: 'captain' });
    const { captains } = await as(anna).teams.get({ id });
    expect(captains.map(({ person, role }) => [person.id, role])).toEqual([
      [userId, 'captain'],
      [ben.id, 'deputy'],
    ]);
    // a deputy makes nobody captain any more
    const back = as(ben).teams.setCaptain({ id, userId: ben.id, role: 'captain' });
    expect(await codeOf(back)).toBe('FORBIDDEN');
  });

  it('has so many deputies at most', async () => {
    const [id = 0] = (await squads()).teamIds;
    const name = async () =>
      as(ben).teams.setCaptain({ id, userId: (await api.createMember()).id, role: 'deputy' });
    for (let deputy = 0; deputy < DEPUTIES_MAX; deputy += 1) {
      expect(await outcomeOf(name())).toBe('done');
    }
    expect(await codeOf(name())).toBe('TOO_MANY_DEPUTIES');
  });

  it('is somebody whom one may see', async () => {
    const { teamIds, divisionId } = await foundLeague(api, anna, { players: 0 });
    const [id = 0] = teamIds;
    const uwe = await api.createMember();
    await api.callerFor(uwe).social.people.block({ userId: anna.id });
    const team = { divisionId, name: 'Ost', homeWeekday: 5, homeTime: '19:30' };
    const named = as(anna).teams.setCaptain({ id, userId: uwe.id, role: 'deputy' });
    expect(await codeOf(named)).toBe('MEMBER_NOT_FOUND');
    const founded = as(anna).teams.create({ ...team, captainId: uwe.id });
    expect(await codeOf(founded)).toBe('MEMBER_NOT_FOUND');
  });
});
