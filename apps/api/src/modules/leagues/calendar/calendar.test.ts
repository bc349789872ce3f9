import ICAL from 'ical.js';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { playFixture, runningLeague } from '../testing.ts';

const NOW = '2026-09-05T10:00:00.000Z';
const FIVE = [
  [3, 2],
  [4, 1],
  [1, 4],
  [3, 2],
  [4, 1],
] as const;
const server = useTestApp({ now: NOW, env: { PUBLIC_URL: 'https://oche.example' } });
const { api } = server;
let anna: TestMember;

beforeAll(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: path, headers });

async function eventsOf(path: string) {
  const response = await get(path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  const calendar = new ICAL.Component(ICAL.parse(response.body));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      startsAt: event.startDate.toJSDate().toISOString(),
      hours: (event.endDate.toUnixTime() - event.startDate.toUnixTime()) / 3600,
      status: component.getFirstPropertyValue('status'),
      changed: `${component.getFirstPropertyValue('last-modified')}`,
    };
  });
}

it('a league, a division and each team have the same fixtures as entries, in the order of time', async () => {
  const { leagueId, divisionId, teamIds, fixtures } = await runningLeague(api, anna, {
    teams: ['Nord', 'Süd', 'West'],
  });
  const [first] = fixtures;
  const ofDivision = await eventsOf(`/leagues/divisions/${divisionId}/calendar.ics`);
  expect(ofDivision).toHaveLength(3);
  expect(ofDivision.map(({ startsAt }) => startsAt)).toEqual(
    ofDivision.map(({ startsAt }) => startsAt).toSorted(),
  );
  const one = ofDivision.find(({ uid }) => uid === `league-fixture-${first?.id}@oche.example`);
  expect(one).toMatchObject({ startsAt: first?.startsAt, status: 'CONFIRMED' });
  expect(one?.summary).toMatch(/^\S+ – \S+$/);
  expect(one?.description).toContain(`1. Spieltag\nhttps://oche.example/leagues/fixtures/`);
  expect(one?.hours).toBeGreaterThan(1);
  expect(await eventsOf(`/leagues/${leagueId}/calendar.ics`)).toEqual(ofDivision);
  const ofTeam = await eventsOf(`/leagues/teams/${teamIds[0]}/calendar.ics`);
  expect(ofTeam).toEqual(ofDivision.filter(({ summary }) => summary.includes('Nord')));
  const english = await get(`/leagues/teams/${teamIds[0]}/calendar.ics?language=en`);
  expect(english.body).toContain('Round 1');
});

it('what is moved keeps its UID, what is annulled is cancelled, and what was played has its result', async () => {
  const { divisionId, entries, fixtures } = await runningLeague(api, anna, {
    teams: ['Nord', 'Süd', 'West', 'Ost'],
  });
  const path = `/leagues/divisions/${divisionId}/calendar.ics`;
  const { leagues } = api.callerFor(anna);
  const [moved, played] = fixtures;
  const find = async (id = 0) =>
    (await eventsOf(path)).find(({ uid }) => uid === `league-fixture-${id}@oche.example`);
  // times of change are told in seconds
  await api.deps.db
    .updateTable('league_fixtures')
    .set({ updated_at: NOW })
    .where('id', '=', moved?.id ?? 0)
    .execute();
  const before = await find(moved?.id);
  expect(before?.changed).toBe('2026-09-05T10:00:00Z');
  await leagues.fixtures.setDate({ id: moved?.id ?? 0, startsAt: '2026-10-30T18:00:00.000Z' });
  const after = await find(moved?.id);
  expect(after?.startsAt).toBe('2026-10-30T18:00:00.000Z');
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  expect(after?.changed).not.toBe(before?.changed);

  await playFixture(api, anna, played?.id ?? 0, FIVE);
  expect((await find(played?.id))?.description).toContain('Ergebnis: 4:1');

  await leagues.teams.withdraw({ entryId: entries[0]?.entryId ?? 0, mode: 'annulled' });
  const events = await eventsOf(path);
  const gone = events.filter(({ status }) => status === 'CANCELLED');
  expect(gone).toHaveLength(3);
  expect(gone.every(({ summary }) => summary.startsWith('Abgesagt: '))).toBe(true);
});

it('a member’s own calendar has what they play and what they lead, as soon as they do', async () => {
  const ben = await api.createMember({ first_name: 'Ben', locale: 'de' });
  const carl = await api.createMember({ first_name: 'Carl', locale: 'de' });
  const { entries, fixtures } = await runningLeague(api, anna, {
    teams: ['Nord', 'Süd', 'West'],
    captains: [carl],
  });
  const feedOf = async (member: TestMember) =>
    new URL((await api.callerFor(member).bookings.feed.create({ kind: 'member' })).url).pathname;
  const bens = await feedOf(ben);
  expect(await eventsOf(bens)).toEqual([]);
  const entryId = entries[1]?.entryId ?? 0;
  const { id } = await api
    .callerFor(anna)
    .leagues.squads.register({ entryId, player: { userId: ben.id } });
  const own = fixtures.filter(({ homeId, awayId }) => homeId === entryId || awayId === entryId);
  expect((await eventsOf(bens)).map(({ uid }) => uid).toSorted()).toEqual(
    own.map((one) => `league-fixture-${one.id}@oche.example`).toSorted(),
  );
  expect(await eventsOf(await feedOf(carl))).toHaveLength(2);
  await api.callerFor(anna).leagues.squads.end({ registrationId: id });
  expect(await eventsOf(bens)).toEqual([]);
});

it('whoever has it gets nothing anew, and a list that is not final says so', async () => {
  const { leagueId, divisionId, seasonId, fixtures } = await runningLeague(api, anna);
  const path = `/leagues/${leagueId}/calendar.ics`;
  const first = await get(path);
  expect(first.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' });
  const etag = String(first.headers.etag);
  const again = await get(path, { 'if-none-match': `W/${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const { leagues } = api.callerFor(anna);
  await leagues.fixtures.setDate({ id: fixtures[0]?.id ?? 0, startsAt: '2026-11-30T18:00:00Z' });
  expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(200);
  await api.deps.db
    .updateTable('league_seasons')
    .set({ status: 'planned', started_at: null })
    .where('id', '=', seasonId)
    .execute();
  const [event] = await eventsOf(`/leagues/divisions/${divisionId}/calendar.ics`);
  expect(event).toMatchObject({ status: 'TENTATIVE' });
  expect(event?.summary).toMatch(/^Vorläufig: /);
});

it('what is hidden, or not there, has no calendar', async () => {
  const { leagueId, divisionId, teamIds } = await runningLeague(api, anna);
  const paths = [`${leagueId}`, `divisions/${divisionId}`, `teams/${teamIds[0]}`];
  await api.deps.db
    .updateTable('leagues')
    .set({ hidden_at: NOW, hidden_by: anna.id })
    .where('id', '=', leagueId)
    .execute();
  const cookie = await server.signIn(anna);
  for (const path of [...paths, '999999', 'divisions/999999', 'teams/999999']) {
    const response = await get(`/leagues/${path}/calendar.ics`, { cookie });
    expect([path, response.statusCode]).toEqual([path, 404]);
  }
});
