import type {
  DivisionOutput,
  FixtureOutput,
  FixtureSummary,
} from '@oche/validators/leagues/fixture';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openStream, type ReadStream } from '../../../plugins/rest/testing.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { liveStreamsOf } from '../../../trpc/live-streams.ts';
import { nameAll, runningLeague } from '../testing.ts';

const server = useTestApp({ now: '2026-09-01T10:00:00Z' });
let address: string;
let anna: TestMember;
const opened: ReadStream[] = [];

beforeAll(async () => {
  address = await server.listen();
  anna = await server.api.createMember();
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.leave();
  await expect.poll(() => liveStreamsOf(server.api.deps.events).size).toBe(0);
});

const leagues = () => server.api.callerFor(anna).leagues;
const get = async <T>(path: string) =>
  (await (await fetch(`${address}/api/leagues/${path}`)).json()) as T;

async function watch(path: string) {
  const stream = await openStream(`${address}/api/leagues/${path}`);
  opened.push(stream);
  return stream;
}

const enter = (id: number, number: number) =>
  leagues().fixtures.enter({ id, number, legs: [3, 2], before: null });

async function evening() {
  const league = await runningLeague(server.api, anna, { teams: ['Nord', 'Süd', 'Ost', 'West'] });
  const id = league.fixtures[0]?.id ?? 0;
  await nameAll(server.api, anna, id);
  return { ...league, id };
}

it('tells a division as it is, then what changes, and who comes back what they have missed', async () => {
  const { divisionId, id, fixtures } = await evening();
  const stream = await watch(`divisions/${divisionId}/stream`);
  const [state] = await stream.take(1);
  expect(state?.data).toEqual(await get<DivisionOutput>(`divisions/${divisionId}`));
  await enter(id, 1);
  const [fixture, standings] = await stream.take(2);
  const now = await get<DivisionOutput>(`divisions/${divisionId}`);
  expect(fixture).toEqual({
    event: 'fixture',
    id: undefined,
    data: now.fixtures.find((one) => one.id === id),
  });
  expect(standings).toEqual({
    event: 'standings',
    id: `${now.revision}-6`,
    data: { standings: now.standings },
  });
  await enter(id, 2);
  const other = fixtures.at(-1)?.id ?? 0;
  await leagues().fixtures.setDate({ id: other, startsAt: '2026-12-05T18:00:00.000Z' });
  const again = await watch(`divisions/${divisionId}/stream?lastEventId=${standings?.id}`);
  const missed = await again.take(3);
  expect(missed.map(({ event }) => event)).toEqual(['fixture', 'fixture', 'standings']);
  const ids = missed.slice(0, 2).map(({ data }) => (data as FixtureSummary).id);
  expect(ids.toSorted()).toEqual([id, other].toSorted());
});

it('tells all of a division whose list is another one', async () => {
  const { divisionId } = await evening();
  const { revision } = await get<DivisionOutput>(`divisions/${divisionId}`);
  await server.api.deps.db
    .updateTable('league_divisions')
    .set({ revision: revision + 1 })
    .where('id', '=', divisionId)
    .execute();
  const again = await watch(`divisions/${divisionId}/stream?lastEventId=${revision}-7`);
  expect((await again.take(1)).map(({ event, id }) => [event, id])).toEqual([
    ['state', `${revision + 1}-6`],
  ]);
});

it('tells the evening of a fixture until it is decided', async () => {
  const { id } = await evening();
  const stream = await watch(`fixtures/${id}/stream`);
  const [state] = await stream.take(1);
  expect(state?.data).toEqual(await get<FixtureOutput>(`fixtures/${id}`));
  await enter(id, 1);
  const [first] = await stream.take(1);
  expect(first?.data).toMatchObject({ score: [1, 0] });
  // another one of the division is no news here
  for (const number of [2, 3, 4, 5]) await enter(id, number);
  await leagues().fixtures.decide({
    id,
    decision: { kind: 'forfeit', winner: 1 },
    reason: 'Nicht spielberechtigt',
  });
  const last = (await stream.end()).at(-1);
  expect(last).toMatchObject({ event: 'end', data: { status: 'forfeit' } });
  const again = await watch(`fixtures/${id}/stream?lastEventId=${last?.id}`);
  expect(again.response.status).toBe(204);
});

it.each([
  ['divisions/999999/stream', 404],
  ['fixtures/999999/stream', 404],
  ['divisions/1/stream?lastEventId=x', 400],
])('refuses %s', async (path, status) => {
  expect((await watch(path)).response.status).toBe(status);
});
