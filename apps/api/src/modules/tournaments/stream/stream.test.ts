import type { CourseOutput, MatchOutput } from '@oche/validators/tournaments/schemas';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openStream, type ReadStream } from '../../../plugins/rest/testing.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { liveStreamsOf } from '../../../trpc/live-streams.ts';
import { guests, matchOf, running } from '../testing-course.ts';

const server = useTestApp();
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

async function watch(id: number, { query = '', headers = {} } = {}) {
  const stream = await openStream(`${address}/api/tournaments/${id}/stream${query}`, headers);
  opened.push(stream);
  return stream;
}

const tournaments = () => server.api.callerFor(anna).tournaments;
const courseOf = async (id: number) =>
  (await (await fetch(`${address}/api/tournaments/${id}/matches`)).json()) as CourseOutput;

async function win(id: number, key: string) {
  const match = matchOf(await tournaments().matches.list({ id }), key);
  await tournaments().matches.decide({
    matchId: match.id,
    score: [3, 1],
    idempotencyKey: undefined,
  });
}

it('tells all that is played, then each match that changes, and the end', async () => {
  const { id } = await running(server.api, anna, guests(4));
  const stream = await watch(id);
  const [state] = await stream.take(1);
  const course = await courseOf(id);
  expect(state).toEqual({ event: 'state', id: String(course.revision), data: course });
  const [semi, other, final] = course.matches.map(({ plan }) => plan.id);
  await win(id, semi ?? '');
  const changed = await stream.take(2);
  const now = await courseOf(id);
  // the final has its first player
  expect(changed.map(({ event, data }) => [event, (data as MatchOutput).plan.id])).toEqual([
    ['match', semi],
    ['match', final],
  ]);
  expect(changed.map(({ data }) => data)).toEqual([now.matches[0], now.matches[2]]);
  expect(changed.map((event) => event.id)).toEqual([undefined, String(now.revision)]);
  await win(id, other ?? '');
  await win(id, final ?? '');
  const rest = await stream.end();
  // the final is decided, and then it is over
  const over = await courseOf(id);
  expect(rest.slice(-3)).toEqual([
    { event: 'match', data: over.matches[2] },
    { event: 'state', id: String(over.revision), data: over },
    { event: 'end', id: `${over.revision}-end`, data: over },
  ]);
  expect(over).toMatchObject({ status: 'completed', matches: [{}, {}, { status: 'played' }] });
  const last = rest.at(-1);
  const again = await watch(id, { query: `?lastEventId=${last?.id}` });
  expect(again.response.status).toBe(204);
});

it('tells each match of a league, its tables with it, up to the last one', async () => {
  const { id } = await running(server.api, anna, guests(3), {
    tournamentType: 'round_robin',
    draw: { seeding: 'drawn', seeded: 0 },
  });
  const stream = await watch(id);
  await stream.take(1);
  const { matches } = await courseOf(id);
  const keys = matches.filter(({ status }) => status === 'open').map(({ plan }) => plan.id);
  for (const key of keys) await win(id, key);
  const rest = await stream.end();
  const told = rest.flatMap(({ event, data }) =>
    event === 'match' && (data as MatchOutput).status === 'played'
      ? [(data as MatchOutput).plan.id]
      : [],
  );
  expect(told.toSorted()).toEqual(keys.toSorted());
  expect(rest.slice(-4).map(({ event }) => event)).toEqual(['match', 'tables', 'state', 'end']);
});

it('tells a cancellation as a whole', async () => {
  const { id } = await running(server.api, anna, guests(4));
  const stream = await watch(id);
  await stream.take(1);
  await tournaments().cancel({ id, reason: 'Kein Strom' });
  const rest = await stream.end();
  expect(rest.map(({ event }) => event)).toEqual(['state', 'end']);
});

it('tells who comes back all of it, if something has changed, and else nothing', async () => {
  const { id } = await running(server.api, anna, guests(4));
  const { revision, matches } = await courseOf(id);
  const same = await watch(id, { query: `?lastEventId=${revision}` });
  const late = await watch(id, { query: '?lastEventId=1' });
  expect((await late.take(1)).map((event) => event.event)).toEqual(['state']);
  await win(id, matches[0]?.plan.id ?? '');
  const [next] = await same.take(1);
  expect(next).toMatchObject({ event: 'state', data: { matches: [{ status: 'played' }, {}, {}] } });
});

it('is for those who see the tournament', async () => {
  const { id } = await running(server.api, anna, guests(4), { isPublic: false });
  expect((await watch(id)).response.status).toBe(404);
  const own = await watch(id, { headers: { cookie: await server.signIn(anna) } });
  expect((await own.take(1)).map(({ event }) => event)).toEqual(['state']);
  expect((await watch(id, { query: '?lastEventId=-1' })).response.status).toBe(400);
});
