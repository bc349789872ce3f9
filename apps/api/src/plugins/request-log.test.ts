import type { InjectOptions } from 'fastify';
import { expect, test, vi } from 'vitest';
import { useTestApp } from './testing.ts';
import { testRouter } from './testing-router.ts';

const server = useTestApp({ router: testRouter });

/** The log lines of a request. */
async function linesOf(options: InjectOptions) {
  const answer = await server.app.inject(options);
  const requestId = answer.headers['x-request-id'];
  return { answer, lines: server.log.filter((line) => line.requestId === requestId) };
}

test('one line a request: route, status, time, member and procedures', async () => {
  const member = await server.api.createMember();
  const cookie = await server.signIn(member);
  const rest = await linesOf({ url: '/api/probe/12', headers: { cookie } });
  expect(rest.lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      requestId: rest.answer.headers['x-request-id'],
      method: 'GET',
      route: '/api/probe/:id',
      calls: ['probe.get OK'],
      status: 200,
      ms: expect.any(Number),
      memberId: member.id,
      msg: 'request',
    },
  ]);
  const batch = await linesOf({ url: '/trpc/probe.who,probe.refuse,made.up?batch=1' });
  expect(batch.lines.filter(({ level }) => level === 30)).toMatchObject([
    {
      route: '/trpc/:path',
      calls: expect.arrayContaining([
        'probe.who OK',
        'probe.refuse RATE_LIMITED',
        'unknown NOT_FOUND',
      ]),
      status: 207,
    },
  ]);
});

test('nothing that was sent is logged: no query, no token, no address, no cookie, no body', async () => {
  const before = server.log.length;
  const member = await server.api.createMember({ email: 'anna@oche.test' });
  const cookie = await server.signIn(member);
  const secret = 'SECRET-9f8e';
  const headers = {
    cookie: `${cookie}; other=${secret}`,
    authorization: `Bearer ${secret}`,
    referer: `http://localhost/reset?token=${secret}`,
    'user-agent': secret,
    'x-request-id': secret,
    'content-type': 'application/json',
  };
  const payload = JSON.stringify({ label: secret, text: `${secret}@oche.test` });
  for (const url of [
    `/api/probe/1?flavour=${secret}`,
    `/trpc/probe.get?input=${JSON.stringify({ id: 1, flavour: secret })}`,
    `/trpc/${secret}`,
    `/${secret}?token=${secret}`,
    `/api/probe/${secret}`,
    `/%zz${secret}`,
  ]) {
    await server.app.inject({ url, headers });
    await server.app.inject({ method: 'POST', url, headers, payload });
    await server.app.inject({ method: 'POST', url, headers, payload: `{${secret}` });
  }
  const written = JSON.stringify(server.log.slice(before));
  expect(written.length).toBeGreaterThan(1000);
  expect(written).not.toContain(secret);
  expect(written).not.toContain('oche.test');
  expect(written).not.toContain(cookie.split('=')[1]);
});

test('a request id is ours, short and new each time', async () => {
  const headers = { 'x-request-id': 'theirs', 'request-id': 'theirs' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.app.inject({ url: '/api/probe/1', headers })),
  );
  const ids = new Set(answers.map((answer) => answer.headers['x-request-id']));
  expect(ids.size).toBe(20);
  expect(ids).not.toContain('theirs');
});

test('health checks and metrics are not logged', async () => {
  for (const url of ['/health/live', '/health/ready', '/metrics']) {
    expect((await linesOf({ url })).lines).toEqual([]);
  }
});

test('refusals are no errors in the log', async () => {
  const { lines } = await linesOf({ url: '/api/probe/refuse' });
  expect(lines.map(({ level }) => level)).toEqual([20, 30]);
});

test('a live stream is logged when it is over', async () => {
  const response = await fetch(`${await server.listen()}/trpc/probe.three`);
  const requestId = response.headers.get('x-request-id');
  await response.text();
  await vi.waitFor(() => {
    expect(server.log.filter((line) => line.requestId === requestId)).toMatchObject([
      { route: '/trpc/:path', calls: ['probe.three OK'], status: 200 },
    ]);
  });
});
