import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing.ts';
import { testRouter } from '../testing-router.ts';
import { httpLimits } from './http-limits.ts';

const server = useTestApp({
  router: testRouter,
  limits: {
    ...httpLimits,
    headersMs: 200,
    requestMs: 300,
    silenceMs: 400,
    handlerMs: 350,
    keepAliveMs: 100,
    checkMs: 20,
  },
});
let address: string;
beforeAll(async () => {
  address = await server.listen();
});

/** @returns what the server sends until it ends the connection; never resolves if it doesn't */
function untilClosed(talk: (socket: Socket) => void): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(Number(new URL(address).port), '127.0.0.1', () => talk(socket));
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.on('close', () => resolve(answer));
  return promise;
}

const trickle = (head: string) => (socket: Socket) => {
  socket.write(head);
  const timer = setInterval(() => socket.write('x'), 10);
  socket.on('close', () => clearInterval(timer));
};

describe('a connection that keeps us waiting is ended:', () => {
  test('headers byte by byte', async () => {
    const answer = await untilClosed(trickle('GET / HTTP/1.1\r\nhost: x\r\nx: '));
    expect(answer).toMatch(/^HTTP\/1.1 408 .*"code":"BAD_INPUT"/s);
  });

  test('a body byte by byte', async () => {
    const head = 'POST /api/probe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const answer = await untilClosed(trickle(`${head}content-length: 100000\r\n\r\n`));
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });

  test('no word at all', async () => {
    expect(await untilClosed(() => {})).toMatch(/^(HTTP\/1.1 408 |$)/);
  });

  test('silence after an answer', async () => {
    const answer = await untilClosed((socket) => {
      socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n');
    });
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });
});

test('a picture may take longer than every other body', async () => {
  const cookie = await server.signIn(await server.api.createMember());
  const body = await sharp({
    create: { width: 90, height: 90, channels: 3, background: '#a21' },
  })
    .png()
    .toBuffer();
  const upload = request(`${address}/api/uploads`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'image/png', 'content-length': body.length },
  });
  const answered = once(upload, 'response');
  let sent = 0;
  const drip = setInterval(() => {
    if (sent < body.length - 1) upload.write(body.subarray(sent, ++sent));
  }, 10);
  const head = 'POST /api/probe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  for (const _ of ['as long', 'and twice as long']) {
    const answer = await untilClosed(trickle(`${head}content-length: 100000\r\n\r\n`));
    expect(answer).toContain('408');
  }
  clearInterval(drip);
  upload.end(body.subarray(sent));
  const [{ statusCode }] = (await answered) as [IncomingMessage];
  expect(statusCode).toBe(201);
});

test.each(['/api/probe/slow', '/trpc/probe.slow'])('%s gives up and says so', async (path) => {
  const answer = await fetch(`${address}${path}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.text()).toContain('UNAVAILABLE');
});

test('a live stream outlives all of them', async () => {
  const input = encodeURIComponent('{"every":40}');
  const response = await fetch(`${address}/trpc/probe.ticks?input=${input}`);
  let text = '';
  // 20 times 40 ms is more than every limit above
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    if (text.includes('{"tick":20}')) break;
  }
  expect(text).toContain('{"tick":20}');
});

test('the limits of the product leave PostgreSQL time to say no, and streams time to ping', () => {
  expect(httpLimits.handlerMs).toBeGreaterThanOrEqual(httpLimits.requestMs + 10_000);
  expect(httpLimits.silenceMs).toBeGreaterThan(2 * 15_000);
  expect(httpLimits.headersMs).toBeLessThanOrEqual(httpLimits.requestMs);
  // 8 MB take 64 seconds at 1 Mbit/s
  expect(httpLimits.uploadMs).toBeGreaterThan(64_000);
});
