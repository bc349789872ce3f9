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
  const call = (token: string) =>
    server.app.inject({ url: '/api/token', headers: { authorization: `Bearer ${token}` } });
  const statuses = [];
  for (let n = 0; n < 101; n++) statuses.push((await call(`oche_pat_${n}`)).statusCode);
  expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 401));
  expect(statuses[100]).toBe(429);
});
