import { withTransaction } from '@oche/db';
import { LEAGUES_OF_MEMBER_MAX, OFFICERS_MAX } from '@oche/validators/leagues/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { leagueReports } from '../reports/league-moderation.service.ts';
import { countLeagueParts, listLeaguePages } from './sitemap.service.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let number = 0;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;
const found = (member: TestMember) => {
  number += 1;
  return as(member).create({ name: `Liga ${number}`, region: 'Unna' });
};

describe('who runs a league', () => {
  it('is one of so many, and runs so many at most', async () => {
    const { id } = await found(anna);
    const busy = await api.createMember();
    for (let league = 0; league < LEAGUES_OF_MEMBER_MAX; league += 1) await found(busy);
    expect(await codeOf(found(busy))).toBe('TOO_MANY_LEAGUES');
    const add = (userId: string) => as(anna).officers.add({ id, userId });
    expect(await codeOf(add(busy.id))).toBe('TOO_MANY_LEAGUES');
    for (let officer = 1; officer < OFFICERS_MAX; officer += 1) {
      expect(await outcomeOf(add((await api.createMember()).id))).toBe('done');
    }
    expect(await codeOf(add((await api.createMember()).id))).toBe('TOO_MANY_OFFICERS');
  });

  it('is somebody whom its head may see, and leads it when the head says so', async () => {
    const { id } = await found(anna);
    const [uwe, mia] = [await api.createMember(), await api.createMember()];
    await api.callerFor(uwe).social.people.block({ userId: anna.id });
    expect(await codeOf(as(anna).officers.add({ id, userId: uwe.id }))).toBe('MEMBER_NOT_FOUND');
    const hand = () => as(anna).officers.handOver({ id, userId: mia.id });
    expect(await codeOf(hand())).toBe('MEMBER_NOT_FOUND');
    await as(anna).officers.add({ id, userId: mia.id });
    await hand();
    const { officers } = await as(anna).get({ id });
    expect(officers.map(({ person, role }) => [person.id, role])).toEqual([
      [mia.id, 'head'],
      [anna.id, 'officer'],
    ]);
  });
});

it('offers its head all, officers all but who runs it, others to report it', async () => {
  const { id } = await found(anna);
  const [mia, uwe] = [await api.createMember(), await api.createMember()];
  const moderator = await api.createMember({ role: 'moderator' });
  await as(anna).officers.add({ id, userId: mia.id });
  const can = async (reader: TestMember | null) => (await as(reader).get({ id })).can;
  expect(await can(anna)).toEqual({ manage: true, lead: true, report: false });
  expect(await can(mia)).toEqual({ manage: true, lead: false, report: false });
  expect(await can(uwe)).toEqual({ manage: false, lead: false, report: true });
  expect(await can(null)).toEqual({ manage: false, lead: false, report: false });
  expect(await can(moderator)).toEqual({ manage: true, lead: true, report: true });
  const suspended = { ...anna, status: 'suspended' as const };
  expect(await can(suspended)).toEqual({ manage: false, lead: false, report: false });
});

it('two leagues of a region never have one name', async () => {
  const { name } = await found(anna);
  expect(await codeOf(as(anna).create({ name, region: 'Unna' }))).toBe('LEAGUE_EXISTS');
  expect(await outcomeOf(as(anna).create({ name, region: 'Hamm' }))).toBe('done');
});

it('moderators hide a league and show it again; while it is hidden its officers alone find it', async () => {
  const { id } = await found(anna);
  const { hide } = leagueReports[0]?.actions ?? {};
  if (!hide) throw new Error('leagues can be hidden');
  const pages = async () => {
    const size = id + 1;
    expect(await countLeagueParts(api.deps, size)).toBe(1);
    return (await listLeaguePages(api.deps, 0, size)).map(({ path }) => path);
  };
  const change = (what: 'do' | 'undo') =>
    withTransaction(api.deps.db, (tx) => hide[what](api.deps, tx, String(id), anna.id));
  expect(await pages()).toContain(`/leagues/${id}`);
  expect([await change('do'), await change('do')]).toEqual([true, false]);
  expect(await codeOf(as(null).get({ id }))).toBe('LEAGUE_NOT_FOUND');
  expect((await as(anna).get({ id })).can.manage).toBe(true);
  expect(await pages()).not.toContain(`/leagues/${id}`);
  expect([await change('undo'), await change('undo')]).toEqual([true, false]);
  expect((await as(null).get({ id })).id).toBe(id);
});
