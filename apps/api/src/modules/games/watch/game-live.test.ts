import { randomUUID } from 'node:crypto';
import type { GameEvent } from '@oche/validators/games/schemas';
import { isTrackedEnvelope } from '@trpc/server';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { eventsOverNotify } from '../../../lib/events/transport/notify.ts';
import { refusal, useMember, useTestApi } from '../../../testing/index.ts';
import { createCaller } from '../../../trpc/root.ts';

const api = useTestApi();
const mia = useMember(api);
/** the events of another API process on the same database */
let otherEvents: EventBus;
const leaving: (() => Promise<void>)[] = [];
let opened = 0;

beforeAll(async () => {
  otherEvents = eventsOverNotify(api.url, pino({ level: 'silent' }), new Map());
  await otherEvents.start();
});
afterEach(async () => {
  await Promise.all(leaving.splice(0).map((leave) => leave()));
});
afterAll(() => otherEvents.stop());

const games = () => api.callerFor(mia).games;

async function begin(visibility: 'public' | 'private' = 'public'): Promise<number> {
  const { id } = await games().start({
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: mia.id }], [{ guestName: 'Uwe' }]],
    visibility,
  });
  return id;
}

const phone = randomUUID();
const enter = (gameId: number, base: number, total: number, dartsThrown?: number) =>
  games().enterMoves({
    gameId,
    deviceId: phone,
    base,
    moves: [{ id: randomUUID(), move: { kind: 'enter', entry: { total, dartsThrown } } }],
  });

/** A visitor who opens the game in the other process, after the revision that the page has shown. */
async function watch(gameId: number, lastEventId: string) {
  const left = new AbortController();
  const address = `watcher ${opened++}`;
  const context = api.contextFor(null, { events: otherEvents, address });
  const caller = createCaller(context, { signal: left.signal });
  const stream = await caller.games.events({ gameId, lastEventId });
  const seen: GameEvent[] = [];
  const ended = (async () => {
    for await (const item of stream as AsyncIterable<unknown>) {
      if (!isTrackedEnvelope(item)) throw new Error('an event without an id');
      seen.push(item[1] as GameEvent);
    }
  })();
  ended.catch(() => {});
  leaving.push(async () => {
    left.abort();
    await ended.catch(() => {});
  });
  return { seen, ended };
}

it('a watcher at another process sees every visit, and the end', async () => {
  const gameId = await begin();
  const { seen } = await watch(gameId, '0');
  await expect.poll(() => seen).toMatchObject([{ revision: 0, status: 'playing', moves: [] }]);
  await enter(gameId, 0, 61);
  await expect.poll(() => seen).toHaveLength(2);
  await enter(gameId, 1, 26);
  await expect.poll(() => seen).toHaveLength(3);
  await enter(gameId, 2, 40, 2);
  await expect.poll(() => seen).toHaveLength(4);
  expect(seen.slice(1).map(({ revision, moves }) => [revision, moves])).toMatchObject([
    [1, [{ entry: { total: 61 } }]],
    [2, [{ entry: { total: 26 } }]],
    [3, [{ entry: { total: 40 } }]],
  ]);
  expect(seen.at(-1)?.status).not.toBe('playing');
});

it('a watcher who comes back gets what was missed', async () => {
  const gameId = await begin();
  await enter(gameId, 0, 61);
  await enter(gameId, 1, 26);
  const { seen } = await watch(gameId, '1');
  await expect.poll(() => seen).toMatchObject([{ revision: 2, moves: [{ entry: { total: 26 } }] }]);
});

it('every process hears that a game begins, is claimed or is taken back', async () => {
  const told: number[] = [];
  const ben = await api.createMember();
  const forget = otherEvents.on('game.changed', ({ gameId }) => void told.push(gameId));
  leaving.push(async () => forget());
  const claimed = await begin();
  const place = { gameId: claimed, side: 1, position: 0 };
  const { token } = await games().guest.createLink(place);
  await api.callerFor(ben).games.guest.claim({ token });
  const { id: cancelled } = await games().start({
    rules: { game: 'cricket', scoring: 'standard' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: mia.id }], [{ userId: ben.id }]],
  });
  await games().invitation.cancel({ gameId: cancelled });
  await expect.poll(() => told).toEqual([claimed, claimed, cancelled, cancelled]);
});

it('a private game is watched by no visitor', async () => {
  const { ended } = await watch(await begin('private'), '0');
  expect(await refusal(ended)).toMatchObject({ code: 'GAME_NOT_FOUND' });
});
