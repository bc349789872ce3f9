import { type DivisionEvent, divisionEventOutput } from '@oche/validators/leagues/fixture';
import { isTrackedEnvelope } from '@trpc/server';
import { afterEach, expect, it } from 'vitest';
import { refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createCaller } from '../../../trpc/root.ts';
import { nameAll, runningLeague } from '../testing.ts';
import { watchDivision } from './watch.service.ts';

const NOW = '2026-09-01T10:00:00Z';
const api = useTestApi({ now: NOW });
const anna = useMember(api);
const open: AbortController[] = [];
afterEach(() => {
  for (const left of open.splice(0)) left.abort();
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;

/** Watches a division from a revision on, as a visitor. @returns what gives the next event */
async function watch(input: {
  id: number;
  lastEventId?: string;
}): Promise<() => Promise<DivisionEvent>> {
  const left = new AbortController();
  open.push(left);
  const caller = createCaller(api.contextFor(null), { signal: left.signal });
  const stream = (await caller.leagues.divisions.events(input)) as AsyncIterable<unknown>;
  const events = stream[Symbol.asyncIterator]();
  return async () => {
    const { value } = await events.next();
    if (!isTrackedEnvelope(value)) throw new Error('an event without an id');
    const event = value[1] as DivisionEvent;
    expect(event).toEqual(divisionEventOutput.parse(event));
    expect(value[0]).toBe(String(event.revision));
    return event;
  };
}

const FOUR = ['Nord', 'Süd', 'Ost', 'West'];

async function evening() {
  const league = await runningLeague(api, anna, { teams: FOUR });
  const id = league.fixtures[0]?.id ?? 0;
  await nameAll(api, anna, id);
  const { revision } = await as(null).divisions.get({ id: league.divisionId });
  return { ...league, id, lastEventId: String(revision) };
}

const enter = (id: number) =>
  as(anna).fixtures.enter({ id, number: 1, legs: [3, 2], before: null });

it('tells who watches the table and what was played, and nothing else', async () => {
  const { id, divisionId, lastEventId } = await evening();
  const next = await watch({ id: divisionId, lastEventId });
  await enter(id);
  const { news, revision } = await next();
  const division = await as(null).divisions.get({ id: divisionId });
  expect(revision).toBe(division.revision);
  expect(news?.standings).toEqual(division.standings);
  expect(news?.fixtures).toEqual([division.fixtures.find((one) => one.id === id)]);
  expect(news?.fixtures[0]?.games).toEqual([1, 0]);
  expect(news?.fixtureCount).toBe(6);
  expect(news?.plannedAt).toBe(division.plannedAt);
});

it('tells who comes back all that they have missed', async () => {
  const { id, fixtures, divisionId, lastEventId } = await evening();
  await enter(id);
  const other = fixtures.at(-1)?.id ?? 0;
  await as(anna).fixtures.setDate({ id: other, startsAt: '2026-12-05T18:00:00.000Z' });
  const next = await watch({ id: divisionId, lastEventId });
  const { news } = await next();
  expect(news?.fixtures.map((one) => one.id).toSorted()).toEqual([id, other].toSorted());
});

it('tells who knows nothing yet, or the same, only how far the division is', async () => {
  const { divisionId, lastEventId } = await evening();
  const next = await watch({ id: divisionId });
  expect(await next()).toEqual({ revision: Number(lastEventId), news: null });
});

it('counts the fixtures that are left when a list is made anew', async () => {
  const { fixtures, divisionId, lastEventId } = await evening();
  const gone = fixtures.at(-1)?.id ?? 0;
  const next = await watch({ id: divisionId, lastEventId });
  await api.deps.db.deleteFrom('league_fixtures').where('id', '=', gone).execute();
  await as(anna).fixtures.setDate({
    id: fixtures.at(-2)?.id ?? 0,
    startsAt: '2026-12-05T18:00:00.000Z',
  });
  expect((await next()).news?.fixtureCount).toBe(5);
});

it('ends for visitors when the league is hidden, and goes on for who runs it', async () => {
  const { id, leagueId, divisionId, lastEventId } = await evening();
  const visitor = await watch({ id: divisionId, lastEventId });
  const left = new AbortController();
  open.push(left);
  const officer = watchDivision(api.contextFor(anna), { id: divisionId, lastEventId }, left.signal);
  const told = officer.next();
  await api.deps.db
    .updateTable('leagues')
    .set({ hidden_at: new Date(NOW) })
    .where('id', '=', leagueId)
    .execute();
  const ended = refusal(visitor());
  await enter(id);
  expect(await ended).toMatchObject({ code: 'DIVISION_NOT_FOUND' });
  const { value } = await told;
  expect(value?.news?.fixtures.map((one) => one.id)).toEqual([id]);
});

it('keeps nothing for the next reader that only some may know', async () => {
  const { divisionId } = await evening();
  const officer = await as(anna).divisions.get({ id: divisionId });
  const visitor = await as(null).divisions.get({ id: divisionId });
  expect([officer.canManage, visitor.canManage]).toEqual([true, false]);
  expect(officer.plan).not.toBeNull();
  expect(visitor.plan).toBeNull();
});
