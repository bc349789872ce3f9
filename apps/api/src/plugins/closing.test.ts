import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { router } from '../trpc/init.ts';
import { liveStreamsOf } from '../trpc/live-streams.ts';
import { publicProcedure } from '../trpc/procedures.ts';
import { httpLimits } from './guards/http-limits.ts';
import { createTestApp, type TestApp } from './testing.ts';
import { testRouter } from './testing-router.ts';

/** Longer than a test may take. */
const NEVER_MS = 300_000;

let server: TestApp | undefined;
let port: number;
let begun: PromiseWithResolvers<void>;
let held: PromiseWithResolvers<void>;

const closingRouter = router({
  probe: testRouter.probe,
  held: router({
    answer: publicProcedure
      .meta({ rest: { method: 'GET', path: '/held', summary: 'Waits', tag: 'held' } })
      .output(z.string())
      .query(async () => {
        begun.resolve();
        await held.promise;
        return 'the answer';
      }),
    large: publicProcedure
      .meta({ rest: { method: 'GET', path: '/large', summary: 'Large', tag: 'held' } })
      .output(z.string())
      .query(() => 'x'.repeat(50_000_000)),
  }),
});

/** Puts all other limits far away, so that only what a test is about can end a connection. */
async function listen(closingMs: number, lingerMs = 0, drainMs = 0, noticeMs = 0): Promise<void> {
  const limits = {
    ...httpLimits,
    headersMs: NEVER_MS,
    requestMs: NEVER_MS,
    uploadMs: NEVER_MS,
    silenceMs: NEVER_MS,
    handlerMs: NEVER_MS,
    keepAliveMs: NEVER_MS,
    closingMs,
    lingerMs,
    drainMs,
    noticeMs,
  };
  // behind a proxy
  const env = { TRUST_PROXY: 'loopback' };
  server = await createTestApp({ router: closingRouter, limits, env });
  port = Number(new URL(await server.listen()).port);
}

beforeEach(() => {
  begun = Promise.withResolvers();
  held = Promise.withResolvers();
});
afterEach(async () => {
  held.resolve();
  await server?.close();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

/** An HTTP/1.1 connection that the client would like to keep open. */
async function open(request = ''): Promise<{ socket: Socket; all: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  const { promise: all, resolve } = Promise.withResolvers<string>();
  let read = '';
  socket.on('data', (data) => {
    read += data;
  });
  socket.on('error', () => {});
  socket.on('close', () => resolve(read));
  await once(socket, 'connect');
  socket.write(request);
  return { socket, all };
}

test('an answer under way is given, and says that it is the last of its connection', async () => {
  await listen(NEVER_MS);
  const { all } = await open(get('/api/held'));
  await begun.promise;
  const closed = server?.app.close();
  await vi.waitFor(() => expect(server?.app.server.listening).toBe(false));
  held.resolve();
  await closed;
  expect(await all).toMatch(/^HTTP\/1.1 200 OK.*\r\nconnection: close\r\n.*\r\n\r\nthe answer$/is);
});

test('a live stream ends, and its connection with it', async () => {
  await listen(NEVER_MS);
  const { all } = await open(get('/trpc/probe.ticks'));
  const streams = server && liveStreamsOf(server.api.deps.events);
  await vi.waitFor(() => expect(streams?.size).toBe(1));
  await server?.app.close();
  expect(await all).toContain('UNAVAILABLE');
});

test('a connection that was used before, or never, is closed at once', async () => {
  await listen(NEVER_MS);
  const used = await open(get('/health/live'));
  await once(used.socket, 'data');
  const unused = await open();
  await server?.app.close();
  expect(await used.all).toContain('{"status":"ok"}');
  expect(await unused.all).toBe('');
});

test('a connection that a proxy still keeps takes one more request', async () => {
  await listen(NEVER_MS, NEVER_MS);
  const used = await open(get('/health/live'));
  await once(used.socket, 'data');
  const unused = await open();
  const closed = server?.app.close();
  await vi.waitFor(() => expect(server?.app.server.listening).toBe(false));
  for (const { socket } of [used, unused]) socket.write(get('/api/probe'));
  expect(await used.all).toMatch(/connection: keep-alive.*connection: close.*"label":"#0"/is);
  expect(await unused.all).toMatch(/^HTTP\/1.1 200 OK.*connection: close/is);
  await closed;
});

test('connections that the server has not accepted yet get their answers', async () => {
  await listen(NEVER_MS, NEVER_MS);
  const clients = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(get('/health/live'));
    let text = '';
    socket.setEncoding('utf8').on('data', (data) => {
      text += data;
    });
    return once(socket, 'close').then(() => text);
  });
  // sockets connect in the next tick, the server looks at them later
  const closed = new Promise((resolve) => process.nextTick(resolve)).then(() =>
    server?.app.close(),
  );
  for (const text of await Promise.all(clients)) expect(text).toContain('{"status":"ok"}');
  await closed;
});

/** What becomes of connections that are begun now: their answer, or how they failed. */
const beginAndAsk = (count: number): Promise<string>[] =>
  Array.from(
    { length: count },
    () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1');
        let text = '';
        socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
        socket.setEncoding('utf8').on('data', (data) => {
          text += data;
        });
        socket.on('close', () => resolve(text));
        socket.write(get('/health/live'));
      }),
  );

const ticks = async (count: number) => {
  for (let tick = 0; tick < count; tick++) {
    await new Promise<void>((resolve) => process.nextTick(resolve));
  }
};

// elsewhere the length of the queue of a server that listens doesn't change
test.skipIf(process.platform !== 'linux')(
  'who comes after the last in the line is refused, not accepted and reset',
  async () => {
    await listen(NEVER_MS, NEVER_MS);
    const before = beginAndAsk(20);
    await ticks(1);
    const closed = server?.app.close();
    await ticks(5);
    const after = beginAndAsk(20);
    expect(await Promise.all(after)).toEqual(Array(20).fill('ECONNREFUSED'));
    for (const text of await Promise.all(before)) expect(text).toContain('{"status":"ok"}');
    await closed;
  },
);

test('who sends or reads too slowly is cut in the end', async () => {
  await listen(50);
  const sender = await open(
    'POST /api/probe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  const reader = await open(get('/api/large'));
  await once(reader.socket, 'data');
  reader.socket.pause();
  const waiting = await open(get('/api/held'));
  await begun.promise;
  await server?.app.close();
  reader.socket.resume();
  expect((await reader.all).length).toBeLessThan(50_000_000);
  expect(await sender.all).toBe('');
  expect(await waiting.all).toBe('');
});

test('a process that ends says so first, and goes on until others have heard it', async () => {
  await listen(NEVER_MS, 0, 1000);
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  const closing = server?.close();
  server = undefined;
  const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    expect.objectContaining({ status: 'failing', process: 'closing', database: 'ok' }),
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/api/large`)).status).toBe(200);
  await closing;
});

test('before that it goes on as if nothing were, until a proxy has seen the one that was restarted before', async () => {
  await listen(NEVER_MS, 0, 1000, 1000);
  const read = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
    const { process } = (await answer.json()) as { process: string };
    return [answer.status, process];
  };
  const closing = server?.close();
  server = undefined;
  expect(await read()).toEqual([200, 'ok']);
  await vi.waitFor(async () => expect(await read()).toEqual([503, 'closing']), 5000);
  await closing;
});
