import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from './testing.ts';
import { testRouter } from './testing-router.ts';

const server = useTestApp({ router: testRouter });
let port: number;

beforeAll(async () => {
  port = Number(new URL(await server.listen()).port);
});

describe.each(['secret', 'wrongOutput'])('an unexpected error (%s)', (name) => {
  const path = name === 'secret' ? 'secret' : 'wrong-output';

  test('says its request id over REST and nothing else', async () => {
    const answer = await server.app.inject({ url: `/api/probe/${path}` });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'INTERNAL',
      message: 'Da ist bei uns etwas schiefgegangen.',
      requestId: answer.headers['x-request-id'],
    });
  });

  test('says its request id over tRPC and nothing else', async () => {
    const answer = await server.app.inject({ url: `/trpc/probe.${name}` });
    const requestId = answer.headers['x-request-id'];
    expect(answer.json()).toEqual({
      error: {
        code: -32_603,
        message: 'INTERNAL',
        data: { code: 'INTERNAL', domain: 'common', httpStatus: 500, requestId },
      },
    });
  });

  test('is in the log under that id', async () => {
    for (const url of [`/api/probe/${path}`, `/trpc/probe.${name}`]) {
      const answer = await server.app.inject({ url });
      const logged = server.log.filter(
        (line) => line.requestId === answer.headers['x-request-id'] && line.level === 50,
      );
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatchObject({ err: { stack: expect.stringContaining('Error') } });
    }
  });
});

test('a refusal has its wait, details and text in the asked language', async () => {
  const german = await server.app.inject({ url: '/api/probe/refuse' });
  expect(german.statusCode).toBe(429);
  expect(german.headers['retry-after']).toBe('7');
  expect(german.json()).toEqual({
    code: 'RATE_LIMITED',
    message: 'Zu viele Versuche. Warte bitte einen Moment.',
    details: { name: 'Anna' },
  });
  const headers = { 'accept-language': 'en-GB,en;q=0.9,de;q=0.8' };
  const english = await server.app.inject({ url: '/api/probe/refuse', headers });
  expect(english.json().message).toBe('Too many attempts. Please wait a moment.');
});

test.each([
  ['/api/nothing', 404],
  ['/api', 404],
  ['/api/', 404],
  ['/api/../etc/passwd', 404],
  ['//evil.example', 404],
  ['/api/%00', 404],
  ['/api/%zz', 400],
  ['/%c0%af', 400],
  [`/${'x'.repeat(5000)}`, 404],
  [`/api/probe/${'1'.repeat(3000)}`, 400],
])('%s answers {code, message} and nothing that a program said', async (url, status) => {
  const answer = await server.app.inject({ url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{13}$/);
});

/** @returns what the server answers to these bytes until it closes the connection */
function raw(bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.on('close', () => resolve(answer));
  return promise;
}

describe('what is not even a request', () => {
  test.each([
    ['nonsense', 'HELLO\r\n\r\n', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['no host', 'GET /health/live HTTP/1.1\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nhost: x\r\nx: a\u0000b\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an endless address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ])('%s gets a short answer and the connection ends', async (_name, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.length).toBeLessThan(800);
    expect(answer).not.toMatch(/Error|at .*\.js/);
  });
});

test('a JSON bomb of nested lists is refused like any wrong input', async () => {
  for (const payload of [
    `{"label":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    `${'{"label":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  ]) {
    for (const url of ['/api/probe', '/trpc/probe.add', '/trpc/probe.add?batch=1']) {
      const answer = await server.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
    }
  }
});
