import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { UPLOAD_MAX_BYTES } from '@oche/validators/uploads/schemas';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { MemberContext } from '../../lib/deps.ts';
import { createTestApp, useTestApp } from '../../plugins/testing.ts';
import { refusal } from '../../testing/index.ts';
import { pictureFile, sendPicture, storedFiles } from './testing.ts';
import { createUpload } from './upload.service.ts';

const server = useTestApp();
let address: string;
let cookie: string;
let file: Buffer;
beforeAll(async () => {
  address = await server.listen();
  cookie = await server.signIn(await server.api.createMember());
  file = await pictureFile('image/png', { width: 30, height: 20 });
});

const png = { 'content-type': 'image/png' };

describe('who may upload', () => {
  const codeOf = async (headers: Record<string, string>) => {
    const answer = await sendPicture(server, file, { ...png, ...headers });
    return [answer.statusCode, answer.json().code];
  };
  const as = async (columns: Parameters<typeof server.api.createMember>[0]) => ({
    cookie: await server.signIn(await server.api.createMember(columns)),
  });

  test('is a member, not a visitor', async () => {
    expect(await codeOf({ cookie })).toEqual([201, undefined]);
    expect(await codeOf({})).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('is nobody who is suspended, or has not confirmed the address', async () => {
    expect(await codeOf(await as({ status: 'suspended' }))).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(await codeOf(await as({ email_verified_at: null }))).toEqual([
      403,
      'EMAIL_NOT_VERIFIED',
    ]);
  });

  test('is nobody whom the service itself refuses: it reads nothing of the body', async () => {
    const suspended = await server.api.createMember({ status: 'suspended' });
    const body = Readable.from([file]);
    const upload = createUpload(server.api.contextFor(suspended) as MemberContext, {
      type: 'image/png',
      body,
    });
    expect((await refusal(upload)).code).toBe('ACCOUNT_SUSPENDED');
    expect(body.readableDidRead).toBe(false);
  });

  test('is nobody from another site', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      expect(await codeOf({ cookie, ...headers })).toEqual([403, 'CROSS_SITE']);
    }
  });

  test('nothing of a refused one is stored', async () => {
    const before = await storedFiles(server.api);
    await codeOf({});
    await codeOf(await as({ status: 'suspended' }));
    expect(await storedFiles(server.api)).toEqual(before);
  });
});

test('a member has so many uploads an hour', async () => {
  const strict = await createTestApp({ env: { RATE_LIMIT_UPLOADS_PER_HOUR: '2' } });
  const own = { ...png, cookie: await strict.signIn(await strict.api.createMember()) };
  const other = { ...png, cookie: await strict.signIn(await strict.api.createMember()) };
  const statuses = [];
  for (const headers of [own, own, own, other]) {
    statuses.push((await sendPicture(strict, file, headers)).statusCode);
  }
  expect(statuses).toEqual([201, 201, 429, 201]);
  await strict.close();
});

describe('bodies', () => {
  test.each([
    'application/json',
    'image/gif',
    'image/svg+xml',
    'image/png; x=1',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
  ])('of type %s are refused here', async (type) => {
    const answer = await sendPicture(server, file, { cookie, 'content-type': type });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test('without a type, or no body at all, are refused here', async () => {
    const untyped = await server.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { cookie },
    });
    expect(untyped.statusCode).toBe(415);
    const empty = await server.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { cookie, ...png },
    });
    expect([empty.statusCode, empty.json().code]).toEqual([415, 'UPLOAD_WRONG_FORMAT']);
  });

  test('that are pictures are refused everywhere else', async () => {
    const routes = await writingRoutes();
    expect(routes.length).toBeGreaterThan(5);
    // a document for a check may be a picture
    const takers = ['/api/uploads', '/api/marketplace/verifications/:kind'];
    for (const { method, url } of routes.filter((route) => !takers.includes(route.url))) {
      const answer = await server.app.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/g, '1'),
        payload: file,
        headers: { cookie, ...png },
      });
      expect([method, url, answer.statusCode]).toEqual([method, url, 415]);
    }
  });
});

/** All routes of the server that take a body. */
async function writingRoutes(): Promise<{ method: string; url: string }[]> {
  const found: { method: string; url: string }[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) {
        if (!['GET', 'HEAD', 'OPTIONS'].includes(each)) found.push({ method: each, url });
      }
    });
  };
  subscribe('fastify.initialization', listen);
  const app = await buildApp(server.api.deps);
  unsubscribe('fastify.initialization', listen);
  await app.close();
  return found;
}

describe('what is larger than it may be', () => {
  const head = (lines: string[]) =>
    [
      'POST /api/uploads HTTP/1.1',
      'host: x',
      `cookie: ${cookie}`,
      'content-type: image/png',
      ...lines,
      '',
      '',
    ].join('\r\n');

  test('by its own word is refused before it is read', async () => {
    const { answer, megabytes } = await send(
      head([`content-length: ${300 << 20}`]),
      (chunk) => chunk,
    );
    expect(answer).toMatch(/^(HTTP\/1.1 413 .*UPLOAD_TOO_LARGE|$)/s);
    expect(megabytes).toBeLessThan(50);
  });

  test('without saying so is cut off', async () => {
    const sized = (chunk: Buffer) =>
      Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
    const { answer, megabytes } = await send(head(['transfer-encoding: chunked']), sized);
    expect(answer).toMatch(/^(HTTP\/1.1 413 .*UPLOAD_TOO_LARGE|$)/s);
    expect(megabytes).toBeLessThan(60);
  });

  test.each(['announced', 'in chunks'])('%s is told so', async (how) => {
    const body = Buffer.alloc(20 << 20);
    const sending = request(`${address}/api/uploads`, {
      method: 'POST',
      headers: { cookie, ...png },
    });
    if (how === 'announced') sending.setHeader('content-length', body.length);
    const answered = once(sending, 'response');
    // like a browser, which sends everything before it looks for an answer
    await new Promise<void>((resolve) => sending.end(body, resolve));
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(await text(answer)).toContain('UPLOAD_TOO_LARGE');
  });
});

/** Sends one megabyte after another until the server ends the connection, at most 300. */
function send(
  head: string,
  wrap: (chunk: Buffer) => Buffer,
): Promise<{ answer: string; megabytes: number }> {
  const { promise, resolve } = Promise.withResolvers<{ answer: string; megabytes: number }>();
  const chunk = wrap(Buffer.alloc(1 << 20, 'a'));
  let answer = '';
  let megabytes = 0;
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.on('close', () => resolve({ answer, megabytes }));
  const more = () => {
    if (socket.destroyed || megabytes === 300) return socket.destroy();
    megabytes += 1;
    return socket.write(chunk, () => setImmediate(more));
  };
  socket.write(head, more);
  return promise;
}

test('a visitor’s picture is not waited for, but the refusal reaches him', async () => {
  const answer = await fetch(`${address}/api/uploads`, {
    method: 'POST',
    headers: png,
    body: Buffer.alloc(UPLOAD_MAX_BYTES),
  });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('a sender who hangs up leaves nothing', async () => {
  const before = await storedFiles(server.api);
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const head = `POST /api/uploads HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: image/png\r\ncontent-length: ${file.length}\r\n\r\n`;
  const line = () => server.log.filter(({ route }) => route === '/api/uploads').length;
  const lines = line();
  socket.write(head);
  socket.write(file.subarray(0, 100), () => socket.destroy());
  await expect.poll(line).toBeGreaterThan(lines);
  expect(await storedFiles(server.api)).toEqual(before);
  expect(server.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
