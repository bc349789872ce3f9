import { expect, test } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { useFreshMember } from '../../../testing/index.ts';
import { giveToken } from '../testing.ts';

const server = useTestApp({
  env: {
    RATE_LIMIT_TOKEN_PER_MINUTE: '3',
    RATE_LIMIT_POSTING_PER_MINUTE: '2',
    RATE_LIMIT_PER_MINUTE: '100',
  },
});
const anna = useFreshMember(server.api);

test('each token has calls of its own, and is told when to come back', async () => {
  const [one, other] = [await giveToken(server.api, anna), await giveToken(server.api, anna)];
  const call = ({ headers }: typeof one) => server.app.inject({ url: '/api/token', headers });
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await call(one)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(Number((await call(one)).headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(other)).statusCode).toBe(200);
  // the member's own calls are not counted with them
  const cookie = await server.signIn(anna);
  const own = await server.app.inject({ url: '/api/friends', headers: { cookie } });
  expect(own.statusCode).toBe(200);
});

test('what is written counts for the member, however many tokens they have', async () => {
  const statuses = [];
  for (let n = 0; n < 3; n++) {
    const { headers } = await giveToken(server.api, anna);
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/friend-requests',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: { toUserId: 'nobody' },
    });
    statuses.push(statusCode === 429);
  }
  expect(statuses).toEqual([false, false, true]);
});

test('made-up tokens are counted like made-up sessions', async () => {
  // from an address of its own, which takes nothing more for a minute
  const call = (token: string) =>
    server.app.inject({
      url: '/api/token',
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: '192.0.2.7',
    });
  const statuses = [];
  for (let n = 0; n < 101; n++) statuses.push((await call(`oche_pat_${n}`)).statusCode);
  expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 401));
  expect(statuses[100]).toBe(429);
});

const WRITE = {
  method: 'POST',
  url: '/api/friend-requests',
  payload: { toUserId: 'nobody' },
} as const;
const LIMITS = /^"calls";r=(\d+);t=(\d+)(?:, "writes";r=(\d+);t=\d+)?$/;

test('each answer says what is left of which limit, also a refusal', async () => {
  const cleo = await server.api.createMember();
  const { headers } = await giveToken(server.api, cleo);
  const read = await server.app.inject({ url: '/api/token', headers });
  expect(read.headers['ratelimit-policy']).toBe('"calls";q=3;w=60');
  expect(LIMITS.exec(String(read.headers.ratelimit))?.slice(1)).toEqual([
    '2',
    expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
    undefined,
  ]);
  const written = await server.app.inject({ ...WRITE, headers });
  expect(written.statusCode).toBeGreaterThanOrEqual(400);
  expect(written.headers['ratelimit-policy']).toBe('"calls";q=3;w=60, "writes";q=2;w=60');
  expect(LIMITS.exec(String(written.headers.ratelimit))?.[1]).toBe('1');
  expect(LIMITS.exec(String(written.headers.ratelimit))?.[3]).toBe('1');
  await server.app.inject({ url: '/api/token', headers });
  const refused = await server.app.inject({ url: '/api/token', headers });
  expect(refused.statusCode).toBe(429);
  const [, left, seconds] = LIMITS.exec(String(refused.headers.ratelimit)) ?? [];
  // whoever comes back when it begins anew comes back when they are told to
  expect([left, seconds]).toEqual(['0', refused.headers['retry-after']]);
  // what is written counts over all tokens of the member, and says so
  const other = await giveToken(server.api, cleo);
  await server.app.inject({ ...WRITE, headers: other.headers });
  const tooMany = await server.app.inject({ ...WRITE, headers: other.headers });
  expect(tooMany.statusCode).toBe(429);
  expect(LIMITS.exec(String(tooMany.headers.ratelimit))?.slice(1, 4)).toEqual([
    '1',
    expect.any(String),
    '0',
  ]);
});

test('pages of other sites may read it, and nobody is told who comes without a token', async () => {
  const { headers } = await giveToken(server.api, anna);
  const told = await server.app.inject({ url: '/api/token', headers });
  expect(told.headers['access-control-expose-headers']).toMatch(
    /Retry-After, RateLimit, RateLimit-Policy/,
  );
  const visitor = await server.app.inject({ url: '/api/tournaments' });
  expect(visitor.headers.ratelimit).toBeUndefined();
});
