import { randomUUID } from 'node:crypto';
import type { Move } from '@oche/darts/moves';
import { withTransaction } from '@oche/db';
import { type GameState, gameStreamEvents } from '@oche/validators/games/state';
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { openStream, type ReadStream } from '../../../plugins/rest/testing.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { liveStreamsOf } from '../../../trpc/live-streams.ts';
import { proposeDarts } from '../proposed/proposed.service.ts';

const STREAMS = 10;
const server = useTestApp({ env: { STREAMS_PER_CLIENT: String(STREAMS) } });
let address: string;
let mia: TestMember;
const opened: ReadStream[] = [];

beforeAll(async () => {
  address = await server.listen();
  mia = await server.api.createMember({ first_name: 'Mia', last_name: 'Muster' });
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.leave();
  await expect.poll(() => liveStreamsOf(server.api.deps.events).size).toBe(0);
});

const games = () => server.api.callerFor(mia).games;

async function begin(visibility: 'public' | 'private' = 'public', start = 101, legs = 2) {
  const { id } = await games().start({
    rules: { game: 'x01', start, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: legs } },
    sides: [[{ userId: mia.id }], [{ guestName: 'Uwe' }]],
    visibility,
  });
  return id;
}

const phone = randomUUID();
const make = (gameId: number, base: number, ...moves: Move[]) =>
  games().enterMoves({
    gameId,
    deviceId: phone,
    base,
    moves: moves.map((move) => ({ id: randomUUID(), move }) as never),
  });
const total = (points: number, dartsThrown?: number): Move => ({
  kind: 'enter',
  entry: { total: points, ...(dartsThrown && { dartsThrown }) },
});

async function watch(gameId: number, { query = '', headers = {} } = {}) {
  const stream = await openStream(`${address}/api/games/${gameId}/stream${query}`, headers);
  opened.push(stream);
  return stream;
}

it('tells how a game stands, every visit, and that it is over', async () => {
  const gameId = await begin();
  const stream = await watch(gameId);
  expect(stream.response.status).toBe(200);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
  const [state] = await stream.take(1);
  expect(state).toMatchObject({
    event: 'state',
    id: '0-playing',
    data: {
      sides: [
        { name: 'Mia Muster', remaining: 101, route: ['T20', 'S9', 'D16'] },
        { name: 'Uwe', average: null },
      ],
      first: 0,
      next: { side: 0 },
    },
  });
  const darts: Move = { kind: 'enter', entry: { darts: ['T20', 'S1', 'D20'] } };
  await make(gameId, 0, darts, total(26), total(50), total(20));
  const [won, answer] = await stream.take(4);
  expect(won).toMatchObject({
    event: 'visit',
    id: '1-playing',
    data: {
      name: 'Mia Muster',
      points: 101,
      darts: ['T20', 'S1', 'D20'],
      checkout: 101,
      won: 'leg',
    },
  });
  expect(won?.data).toMatchObject({
    game: { leg: 2, first: 1, sides: [{ legs: 1 }, { legs: 0 }] },
  });
  // the second leg is begun by the other side
  expect(answer?.data).toMatchObject({ side: 1, before: 101, remaining: 75, won: null });
  await make(gameId, 4, total(51, 3));
  const last = await stream.end();
  expect(last.map(({ event, id }) => [event, id])).toEqual([
    ['visit', '5-casual'],
    ['end', '5-end'],
  ]);
  expect(last[0]?.data).toMatchObject({ checkout: 51, won: 'game' });
  expect(last[1]?.data).toMatchObject({ isOver: true, winner: 0 });
  // a browser comes back by itself, and is told to stay away
  const again = await watch(gameId, { headers: { 'last-event-id': '5-end' } });
  expect(again.response.status).toBe(204);
  const late = await watch(gameId, { query: '?lastEventId=4-playing' });
  expect((await late.end()).map(({ id }) => id)).toEqual(['5-casual', '5-end']);
});

it('says what is taken back and corrected by how the game stands then', async () => {
  const gameId = await begin();
  const stream = await watch(gameId);
  await make(gameId, 0, total(60), total(45), { kind: 'undo' });
  await make(gameId, 3, { kind: 'correct', index: 0, entry: { total: 41 } });
  const left = (await stream.take(5)).map(({ event, id, data }) => [
    event,
    id,
    ...((data as { game?: GameState }).game ?? (data as GameState)).sides.map(
      ({ remaining }) => remaining,
    ),
  ]);
  expect(left).toEqual([
    ['state', '0-playing', 101, 101],
    ['visit', '1-playing', 41, 101],
    ['visit', '2-playing', 41, 56],
    ['state', '3-playing', 41, 101],
    ['state', '4-playing', 60, 101],
  ]);
});

it('shows the darts that a board sees, which nobody catches up on', async () => {
  const gameId = await begin();
  const stream = await watch(gameId);
  await stream.take(1);
  const { db, events } = server.api.deps;
  const seen = (darts: string[]) =>
    withTransaction(db, (tx) => proposeDarts({ events }, tx, { gameId, darts }));
  for (const darts of [['T20'], ['T20', 'T20']]) {
    await seen(darts);
    expect(await stream.take(1)).toEqual([{ event: 'darts', id: undefined, data: { darts } }]);
  }
  await make(gameId, 0, total(60));
  expect((await stream.take(2)).map(({ event, data }) => [event, data])).toMatchObject([
    ['visit', { points: 60 }],
    ['darts', { darts: [] }],
  ]);
});

it('readers who come and go get every visit once, in its order', async () => {
  const gameId = await begin('public', 1001, 3);
  const moves = 40;
  const writing = (async () => {
    for (let base = 0; base < moves; base++) await make(gameId, base, total(base + 1));
  })();
  /** @param count after how many events this reader's connection is lost each time */
  const read = async (count: number) => {
    const seen: number[] = [];
    let lastEventId: string | undefined;
    while (seen.at(-1) !== moves) {
      const query = lastEventId === undefined ? '' : `?lastEventId=${lastEventId}`;
      const stream = await openStream(`${address}/api/games/${gameId}/stream${query}`);
      // the server has not heard yet that the ones before are gone
      if (stream.response.status === 429) continue;
      for (let taken = 0; taken < count && seen.at(-1) !== moves; taken++) {
        const [{ id, event, data } = expect.fail('the stream has ended')] = await stream.take(1);
        lastEventId = id ?? lastEventId;
        if (event === 'visit') seen.push((data as { points: number }).points);
        else expect(event).toBe('state');
      }
      stream.leave();
    }
    return seen;
  };
  const all = Array.from({ length: moves }, (_, index) => index + 1);
  const whole = await watch(gameId, { query: '?lastEventId=0-playing' });
  const [one, three] = await Promise.all([read(1), read(3), writing]);
  // the first event says how it stands: what came before it is in it
  expect(one).toEqual(all.slice(all.indexOf(one[0] ?? 0)));
  expect(three).toEqual(all.slice(all.indexOf(three[0] ?? 0)));
  const visits = await whole.take(moves);
  expect(visits.map(({ data }) => (data as { points: number }).points)).toEqual(all);
});

it('is as documented, and the same as the game itself', async () => {
  const gameId = await begin();
  const stream = await watch(gameId);
  await make(gameId, 0, total(60));
  const [, visit] = await stream.take(2);
  const schema = z.strictObject({ ...gameStreamEvents.visit.shape });
  const { game } = schema.parse(visit?.data);
  const answer = await fetch(`${address}/api/games/${gameId}`);
  expect(await answer.json()).toEqual(game);
});

it('says within the process what the stream says first, and nothing of what is private', async () => {
  const gameId = await begin();
  const [state] = await (await watch(gameId)).take(1);
  const visitor = server.api.callerFor(null).games;
  expect(JSON.parse(JSON.stringify(await visitor.state({ gameId })))).toEqual(state?.data);
  const own = await begin('private');
  await expect(visitor.state({ gameId: own })).rejects.toThrow('GAME_NOT_FOUND');
  await expect(visitor.state({ gameId: 999_999 })).rejects.toThrow('GAME_NOT_FOUND');
  await expect(visitor.state({ gameId: -1 })).rejects.toThrow();
  expect(await games().state({ gameId: own })).toMatchObject({ id: own });
});

describe('refusals are statuses', () => {
  test('for a game that isn’t there, or is for nobody else', async () => {
    const gameId = await begin('private');
    for (const id of [gameId, 999_999]) {
      const { response } = await watch(id);
      expect([response.status, await response.json()]).toMatchObject([
        404,
        { code: 'GAME_NOT_FOUND' },
      ]);
    }
    const own = await watch(gameId, { headers: { cookie: await server.signIn(mia) } });
    expect(own.response.status).toBe(200);
  });

  test.each(['x', '1', '-1', '1-playing-', '1%0Aid'])('for the id %s of no event', async (id) => {
    const { response } = await watch(await begin(), { query: `?lastEventId=${id}` });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: [{ path: 'lastEventId' }] });
  });

  test('for who has many streams open', async () => {
    const gameId = await begin();
    for (let count = 0; count < STREAMS; count++) await (await watch(gameId)).take(1);
    const { response } = await watch(gameId);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
  });
});
