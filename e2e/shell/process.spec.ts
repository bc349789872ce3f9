import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isReady, npmStart, type Oche, runs } from '../support/oche.ts';
import { expect, test } from '../support/test.ts';

const THREAD = 11;

let oche: Oche;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  oche = await npmStart();
});
test.afterAll(() => oche.kill());

test('npm start survives the death of its database, and ends when it is told to', async () => {
  test.setTimeout(90_000);
  const stream = await follow();
  const first = oche.postgres();
  process.kill(first, 'SIGKILL');

  await expect.poll(oche.said, { timeout: 30_000 }).toContain('PostgreSQL runs again.');
  await expect.poll(() => isReady(oche.url), { timeout: 30_000 }).toBe(true);
  // writing, reading, a stream that has been open all the time, and jobs all work again
  await expect.poll(reply, { timeout: 30_000 }).toBe(201);
  await expect.poll(stream, { timeout: 30_000 }).toContain('post.saved');
  await requestMail();
  await expect.poll(() => existsSync(join(oche.dataDir, 'mail')), { timeout: 30_000 }).toBe(true);

  const second = oche.postgres();
  expect(second).not.toBe(first);
  await beInTheWay();
  oche.process.kill('SIGTERM');
  // what it has said last is read, too, before it counts as closed
  const [code] = await once(oche.process, 'close');
  expect(oche.said()).toMatch(/SIGTERM: closing …\n(.*\n)*Closed\.\n$/);
  expect(code).toBe(0);
  expect(runs(second)).toBe(false);
  expect(await isReady(oche.url)).toBe(false);
});

/**
 * Opens a live stream.
 * @returns a function that returns what the stream has sent up to now
 */
async function follow(): Promise<() => string> {
  const input = encodeURIComponent(JSON.stringify({ threadId: THREAD }));
  const { body } = await fetch(`${oche.url}/trpc/forum.thread.events?input=${input}`);
  let text = '';
  const read = async () => {
    for await (const chunk of body ?? []) text += Buffer.from(chunk);
  };
  // when the process ends, it may cut the stream
  read().catch(() => {});
  await expect.poll(() => text).toContain('event: connected');
  return () => text;
}

async function reply(): Promise<number> {
  const signIn = await fetch(`${oche.url}/api/mock-login?email=anna@oche.test`, {
    redirect: 'manual',
  });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await fetch(`${oche.url}/api/forum/posts`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ threadId: THREAD, content: 'Geht das Schreiben wieder?' }),
  });
  return answer.status;
}

async function requestMail(): Promise<void> {
  await fetch(`${oche.url}/trpc/auth.requestPasswordReset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ben@oche.test' }),
  });
}

/** Opens connections that could keep the process alive: a slow client, a silent one, a proxy's. */
async function beInTheWay(): Promise<void> {
  const open = async (text: string) => {
    const socket = connect(oche.port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const head = 'HTTP/1.1\r\nhost: x\r\n';
  await open('');
  await open(`POST /api/x ${head}content-type: application/json\r\ncontent-length: 9\r\n\r\n{`);
  const proxy = await open('');
  const ask = () => proxy.write(`GET /api/forum/categories ${head}\r\n`);
  proxy.on('data', ask);
  ask();
  await once(proxy, 'data');
}
