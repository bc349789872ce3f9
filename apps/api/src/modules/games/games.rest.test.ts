import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import type { TestMember } from '../../testing/index.ts';
import { giveToken } from '../access/testing.ts';

const server = useTestApp();
let anna: TestMember;
let ben: TestMember;

beforeAll(async () => {
  anna = await server.api.createMember();
  ben = await server.api.createMember();
});

type Headers = Record<string, string>;

async function call(headers: Headers, method: 'GET' | 'POST', path: string, payload?: object) {
  const url = `/api${path}`;
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const GAME = {
  rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 1 } },
};

const enter = (entry: object) => ({ id: randomUUID(), move: { kind: 'enter', entry } });

it('lets a programme of somebody’s keep score, from who plays to what they agree on', async () => {
  const { headers } = await giveToken(server.api, anna, ['games:read', 'games:write']);
  const bens = await giveToken(server.api, ben, ['games:read', 'games:write']);
  const sides = [[{ userId: anna.id }], [{ userId: ben.id }]];
  const started = await call(headers, 'POST', '/games', { ...GAME, sides });
  expect(started.status).toBe(201);
  const path = `/games/${started.body.id}`;
  const deviceId = randomUUID();
  const send = (base: number, moves: object[]) =>
    call(headers, 'POST', `${path}/moves`, { deviceId, base, moves });
  const first = [enter({ total: 60 })];
  expect(await send(0, first)).toMatchObject({ status: 409, body: { code: 'GAME_NOT_OPEN' } });
  expect(await call(bens.headers, 'POST', `${path}/accept`)).toMatchObject({ status: 200 });
  expect(await send(0, first)).toMatchObject({ status: 200, body: { revision: 1 } });
  // sent again, as an answer got lost
  expect(await send(0, first)).toMatchObject({ status: 200, body: { revision: 1 } });
  const others = [enter({ darts: ['S20', 'S5', 'S1'] }), enter({ darts: ['S1', 'D20'] })];
  expect(await send(1, others)).toMatchObject({
    status: 200,
    body: { revision: 3, status: 'finished' },
  });
  expect((await call(headers, 'GET', path)).body).toMatchObject({ status: 'finished', winner: 0 });
  const result = await call(bens.headers, 'GET', `${path}/result`);
  expect(result.body).toMatchObject({ status: 'finished', waitsFor: [1] });
  const confirmed = await call(bens.headers, 'POST', `${path}/result/confirm`, { revision: 3 });
  expect(confirmed.status).toBe(200);
  expect((await call({}, 'GET', path)).body).toMatchObject({ status: 'completed' });
});

it('takes moves from players alone, with a token that may write', async () => {
  const reads = await giveToken(server.api, anna, ['games:read']);
  const sides = [[{ userId: anna.id }], [{ guestName: 'Uwe' }]];
  const refused = await call(reads.headers, 'POST', '/games', { ...GAME, sides });
  expect(refused).toMatchObject({ status: 403, body: { code: 'INSUFFICIENT_SCOPE' } });
  const { headers } = await giveToken(server.api, anna, ['games:write']);
  const { body } = await call(headers, 'POST', '/games', { ...GAME, sides });
  const moves = { deviceId: randomUUID(), base: 0, moves: [enter({ total: 60 })] };
  const bens = await giveToken(server.api, ben, ['games:write']);
  expect(await call(bens.headers, 'POST', `/games/${body.id}/moves`, moves)).toMatchObject({
    status: 403,
    body: { code: 'NOT_AMONG_PLAYERS' },
  });
  expect((await call({}, 'POST', `/games/${body.id}/moves`, moves)).status).toBe(401);
  const impossible = { ...moves, moves: [enter({ total: 179 })] };
  expect(await call(headers, 'POST', `/games/${body.id}/moves`, impossible)).toMatchObject({
    body: { code: 'VISIT_IMPOSSIBLE', message: expect.any(String) },
  });
});
