import { randomUUID } from 'node:crypto';
import type { CountingEvent } from '@oche/validators/autoscoring/schemas';
import type { GameEvent } from '@oche/validators/games/schemas';
import { isTrackedEnvelope } from '@trpc/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { codeOf, refusal, TestBrowser, type TestMember } from '../../../testing/index.ts';
import { createCaller } from '../../../trpc/root.ts';
import { bridgeOf } from '../testing.ts';

const NOW = '2031-03-03T19:00:00.000Z';
const server = useTestApp({ now: NOW });
const { api } = server;
let mia: TestMember;
let token: string;
let boardId: number;
const leaving: (() => Promise<void>)[] = [];

const boards = (member = mia) => api.callerFor(member).autoscoring;
const bridge = (key = token) => bridgeOf(server.app, key);

beforeEach(async () => {
  mia = await api.createMember();
  ({ token, boardId } = await boards().create({ name: 'Keller' }));
});
afterEach(async () => {
  await Promise.all(leaving.splice(0).map((leave) => leave()));
});

/** What a stream says, as it comes. */
async function follow<Event>(
  open: (caller: ReturnType<typeof createCaller>) => Promise<unknown>,
  member = mia,
) {
  const left = new AbortController();
  const browser = new TestBrowser(api);
  browser.sessionId = (await server.signIn(member)).split('=')[1] ?? null;
  const caller = createCaller(await browser.context(), { signal: left.signal });
  const stream = (await open(caller)) as AsyncIterable<unknown>;
  const told: Event[] = [];
  const ended = (async () => {
    for await (const item of stream) if (isTrackedEnvelope(item)) told.push(item[1] as Event);
  })();
  ended.catch(() => {});
  leaving.push(async () => {
    left.abort();
    await ended.catch(() => {});
  });
  return { told, ended };
}
const followBoard = (member?: TestMember) =>
  follow<CountingEvent>((caller) => caller.autoscoring.events({ boardId }), member);

async function startGame(): Promise<number> {
  const { id } = await api.callerFor(mia).games.start({
    rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: mia.id }], [{ guestName: 'Uwe' }]],
    visibility: 'public',
  });
  return id;
}

it('a board says what it sees, and who follows it hears of it', async () => {
  const { told } = await followBoard();
  const autodarts = bridge();
  expect(await autodarts.hello()).toEqual({
    status: 200,
    body: { board: 'Keller', leaseSeconds: 30 },
  });
  expect(await autodarts.sees('T20')).toEqual({ status: 200, body: { isAttached: false } });
  const first = autodarts.visit();
  await autodarts.sees('T20', 'S5');
  await autodarts.say('takeout', ['T20', 'S5']);
  await autodarts.takeOut();
  await expect
    .poll(() => told.at(-1))
    .toMatchObject({
      state: 'empty',
      isConnected: true,
      darts: [],
      done: [{ visit: first, darts: ['T20', 'S5'] }],
    });
  expect(await boards().listOwn()).toMatchObject([
    { name: 'Keller', maker: 'autodarts', state: 'empty', isConnected: true, dartAt: NOW },
  ]);
  await autodarts.bye();
  await expect.poll(() => told.at(-1)?.isConnected).toBe(false);
});

it('repeated and overtaken messages change nothing', async () => {
  const autodarts = bridge();
  await autodarts.hello();
  const { lease, post } = autodarts;
  const visit = randomUUID();
  const say = (seq: number, darts: string[]) =>
    post('seen', { lease, seq, visit, state: 'throwing', darts });
  await say(5, ['T20', 'T19']);
  for (const [seq, darts] of [
    [4, ['T20']],
    [5, ['S1']],
  ] as const) {
    expect(await say(seq, [...darts])).toEqual({ status: 200, body: { isAttached: false } });
  }
  const { told } = await followBoard();
  await expect.poll(() => told.at(-1)?.darts).toEqual(['T20', 'T19']);
  // the same process, after it has lost the network
  await autodarts.hello();
  expect((await say(5, [])).status).toBe(200);
  await expect.poll(() => told.at(-1)?.darts).toEqual(['T20', 'T19']);
});

it('one process holds a board: of two at once one comes first, and the other one waits', async () => {
  const both = [bridge(), bridge()];
  const answers = await Promise.all(both.map((one) => one.hello()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'BOARD_HELD',
    details: { until: '2031-03-03T19:00:30.000Z' },
  });
  const [late] = both.filter((_, at) => answers[at]?.status === 409);
  const [held] = both.filter((_, at) => answers[at]?.status === 200);
  expect((await late?.sees('T20'))?.body.code).toBe('BOARD_HELD');
  await held?.sees('S1', 'S1');
  api.deps.clock.set('2031-03-03T19:00:31.000Z');
  expect((await late?.hello())?.status).toBe(200);
  // what the first one has seen of the darts in the board is no visit of its own
  await late?.sees('S1', 'S1');
  await late?.takeOut();
  expect((await held?.sees('S1'))?.body.code).toBe('BOARD_HELD');
  const { told } = await followBoard();
  await expect.poll(() => told.at(-1)?.done).toMatchObject([{ darts: ['S1', 'S1'] }]);
});

it('nobody gets in without the key, or with a former one', async () => {
  const autodarts = bridge();
  await autodarts.hello();
  const { token: newer } = await boards().renewToken({ boardId });
  expect(await autodarts.sees('T20')).toMatchObject({
    status: 401,
    body: { code: 'BOARD_TOKEN_UNKNOWN' },
  });
  expect((await bridge(newer).hello()).status).toBe(200);
  expect((await bridge('short').hello()).status).toBe(401);
  await boards().delete({ boardId });
  expect((await bridge(newer).bye()).status).toBe(401);
});

it.each([
  ['a bed that is none', { darts: ['T25'] }],
  ['four darts', { darts: ['S1', 'S1', 'S1', 'S1'] }],
  ['a state that is none', { state: 'asleep' }],
  ['no number', { seq: 0 }],
  ['no lease', { lease: 'mine' }],
])('refuses %s', async (_, wrong) => {
  const autodarts = bridge();
  const { lease } = autodarts;
  const good = { lease, seq: 1, visit: randomUUID(), state: 'throwing', darts: ['T20'] };
  expect(await autodarts.post('seen', { ...good, ...wrong })).toMatchObject({
    status: 400,
    body: { code: 'BAD_INPUT' },
  });
});

it('who watches a game sees the darts before they are entered, as they were corrected', async () => {
  const gameId = await startGame();
  await boards().attach({ boardId, gameId });
  const { told } = await follow<GameEvent>((caller) => caller.games.events({ gameId }));
  const autodarts = bridge();
  await autodarts.hello();
  expect((await autodarts.sees('S1')).body).toEqual({ isAttached: true });
  await expect.poll(() => told.at(-1)?.proposed).toEqual(['S1']);
  await boards().correct({ boardId, visit: autodarts.visit(), place: 0, dart: 'T20' });
  await expect.poll(() => told.at(-1)?.proposed).toEqual(['T20']);
  await autodarts.sees('S1', 'S5');
  await expect.poll(() => told.at(-1)?.proposed).toEqual(['T20', 'S5']);
  // it stays in sight until it is entered
  await autodarts.takeOut();
  await api.callerFor(mia).games.enterMoves({
    gameId,
    deviceId: randomUUID(),
    base: 0,
    moves: [{ id: randomUUID(), move: { kind: 'enter', entry: { darts: ['T20', 'S5', '0'] } } }],
  });
  await expect.poll(() => told.at(-1)).toMatchObject({ revision: 1 });
  expect(told.at(-1)?.proposed).toBeUndefined();
});

it('a stream ends when the board counts for somebody else, or is gone', async () => {
  const { ended } = await followBoard();
  await boards().delete({ boardId });
  expect(await refusal(ended)).toMatchObject({ code: 'COUNTING_BOARD_NOT_FOUND' });
  const ben = await api.createMember();
  expect(await codeOf((await followBoard(ben)).ended)).toBe('COUNTING_BOARD_NOT_FOUND');
});
