import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, useTestApp } from '../testing.ts';
import { ran, testRouter } from '../testing-router.ts';

const server = useTestApp({ router: testRouter });
let address: string;

beforeAll(async () => {
  address = await server.listen();
});

const json = { 'content-type': 'application/json' };
const add = (
  headers: Record<string, string>,
  url = '/trpc/probe.add',
  payload: unknown = { label: 'x' },
) =>
  server.app.inject({
    method: 'POST',
    url,
    headers,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

/** Media types that any page on the web can make a visitor's browser send. */
const FORM_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain; application/json',
  'application/jsonp',
  'application/octet-stream',
];

describe.each(['/trpc/probe.add', '/trpc/probe.addNothing', '/api/probe', '/nowhere'])(
  'bodies for %s',
  (url) => {
    test.each(FORM_TYPES)('%s never reaches a procedure', async (type) => {
      const before = ran.add;
      const answer = await add({ 'content-type': type }, url);
      expect(answer.statusCode).toBe(415);
      expect(answer.body).toContain('UNSUPPORTED_MEDIA_TYPE');
      expect(ran.add).toBe(before);
    });

    test('a form without fields, so without a body, is refused, too', async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const answer = await server.app.inject({ method: 'POST', url, headers });
      expect(answer.statusCode).toBe(415);
    });

    test('a body without a type is refused', async () => {
      expect((await add({ 'content-type': '' }, url)).statusCode).toBe(415);
    });
  },
);

test('a mutation without input may come without a body', async () => {
  for (const headers of [{}, json]) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/trpc/probe.addNothing',
      headers,
    });
    expect(answer.statusCode).toBe(200);
  }
});

test('reading needs no content type, and a wrong one does no harm', async () => {
  const answer = await server.app.inject({
    url: '/api/probe/1',
    headers: { 'content-type': 'text/plain' },
  });
  expect(answer.statusCode).toBe(200);
});

describe.each([
  ['multipart/form-data; boundary=x', 'HTTP/1.1 415'],
  ['application/json', 'HTTP/1.1 413'],
])('a body of 300 MB as %s', (type, expected) => {
  test.each(['/trpc/probe.add', '/api/probe', '/nowhere'])('for %s is not read', async (path) => {
    const before = ran.add;
    const { rss } = process.memoryUsage();
    const { answer, megabytes } = await upload(path, type);
    // a client that goes on sending may be cut off before it has read the answer
    expect(['', expected]).toContain(answer.slice(0, expected.length));
    expect(megabytes).toBeLessThan(50);
    expect(process.memoryUsage().rss - rss).toBeLessThan(100 * 1024 * 1024);
    expect(ran.add).toBe(before);
  });
});

test.each([
  ['a whole address, as for a proxy', 'GET http://oche.example/api/probe/1', ['host: x']],
  ['no path', 'GET *', ['host: x']],
  ['no path, but options', 'OPTIONS *', ['host: x']],
  ['two hosts', 'GET /api/probe/1', ['host: x', 'Host: y']],
  ['the same host twice', 'GET /nowhere', ['host: x', 'host: x']],
])('%s is refused', async (_, target, headers) => {
  const head = [`${target} HTTP/1.1`, ...headers, 'connection: close', '', ''];
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let read = '';
  socket.on('data', (data) => {
    read += data;
  });
  socket.on('close', () => resolve(read));
  socket.write(head.join('\r\n'));
  expect(await answer).toMatch(/^HTTP\/1.1 400 .*"code":"BAD_INPUT"/s);
});

describe.each([
  ['too long', '/api/probe', 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  [
    'of a wrong type',
    '/api/probe',
    'multipart/form-data; boundary=x',
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['for nobody', '/nowhere', 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
])('a body of 20 MB that is %s', (_, path, type, status, code) => {
  // bytes that arrive after the answer must not reset the connection before its sender has read it
  test.each(['its length announced', 'in chunks'])('has its answer read, %s', async (how) => {
    const megabyte = Buffer.alloc(1 << 20, 'a');
    const sending = request(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, ...(how !== 'in chunks' && { 'content-length': 20 << 20 }) },
    });
    const answered = once(sending, 'response');
    // sends everything, whatever the answer, and reads the answer only then
    for (let sent = 0; sent < 20; sent += 1) {
      await new Promise<void>((resolve, reject) => {
        sending.write(megabyte, (error) => (error ? reject(error) : resolve()));
      });
    }
    sending.end();
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(status);
    expect(await text(answer)).toContain(code);
  });
});

/** Sends chunks of a megabyte until the server ends the connection, at most 300. */
function upload(path: string, type: string): Promise<{ answer: string; megabytes: number }> {
  const { promise, resolve } = Promise.withResolvers<{ answer: string; megabytes: number }>();
  const chunk = Buffer.concat([
    Buffer.from('100000\r\n'),
    Buffer.alloc(1 << 20, 'a'),
    Buffer.from('\r\n'),
  ]);
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
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n`;
  socket.write(`${head}transfer-encoding: chunked\r\n\r\n`, more);
  return promise;
}

test.each(['/trpc/probe.add', '/api/probe'])('a long body for %s gets its 413', async (url) => {
  const answer = await add(json, url, { label: 'x'.repeat(300_000) });
  expect(answer.statusCode).toBe(413);
  expect(answer.body).toContain('PAYLOAD_TOO_LARGE');
});

test('what takes files takes longer bodies, by itself, and has a limit, too', async () => {
  const long = { label: 'x'.repeat(300_000) };
  const url = '/trpc/probe.addLong';
  expect((await add(json, url, long)).json()).toEqual({ result: { data: 300_000 } });
  expect((await add(json, `${url}?batch=1`, { 0: long })).json()).toHaveLength(1);
  expect((await add(json, `${url},probe.addLong?batch=1`, { 0: long })).statusCode).toBe(413);
  expect((await add(json, url, { label: 'x'.repeat(600_000) })).statusCode).toBe(413);
  expect((await add({ 'content-type': 'text/plain' }, url, 'x')).statusCode).toBe(415);
});

describe('prototype keys in JSON', () => {
  test.each([
    '{"label":"x","__proto__":{"isAdmin":true}}',
    '{"label":"x","\\u005f_proto__":{"isAdmin":true}}',
    '{"label":"x","deep":[{"__proto__":{}}]}',
    '{"label":"x","constructor":{"prototype":{"isAdmin":true}}}',
  ])('%s is refused', async (payload) => {
    const before = ran.add;
    for (const url of ['/trpc/probe.add', '/api/probe']) {
      const answer = await add(json, url, payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('BAD_INPUT');
    }
    const query = await server.app.inject({
      url: `/trpc/probe.get?input=${encodeURIComponent(payload)}`,
    });
    expect(query.statusCode).toBe(400);
    expect(ran.add).toBe(before);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'probe', 'probe.__proto__'])(
    'there is no procedure %s',
    async (name) => {
      const answer = await server.app.inject({ url: `/trpc/${name}` });
      expect(answer.statusCode).toBe(404);
    },
  );

  test.each(['__proto__', 'constructor'])('%s as a query field is harmless', async (name) => {
    const answer = await server.app.inject({ url: `/api/probe/1?${name}[x]=1&${name}=2` });
    expect(answer.json()).toEqual({ id: 1, flavour: null });
  });
});

describe('requests from other sites', () => {
  const refused: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'nonsense' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://localhost' },
  ];
  const allowed: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost' },
  ];

  test.each(refused)('%j changes nothing', async (headers) => {
    const before = ran.add;
    for (const url of ['/trpc/probe.add', '/trpc/probe.addNothing', '/api/probe', '/nowhere']) {
      const answer = await add({ ...json, ...headers }, url);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('CROSS_SITE');
    }
    expect(ran.add).toBe(before);
  });

  test.each(allowed)('%j may', async (headers) => {
    const host = { host: 'localhost:80' };
    expect((await add({ ...json, ...host, ...headers })).statusCode).toBe(200);
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'TRACE'] as const)(
    '%s is looked at, too',
    async (method) => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      const answer = await server.app.inject({ method, url: '/api/probe/1', headers });
      expect(answer.statusCode).toBe(403);
    },
  );

  test('reading is nobody’s to refuse', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await server.app.inject({ url: '/api/probe/1', headers });
    expect(answer.statusCode).toBe(200);
    // as a visitor: with cookies a browser keeps the answer from the other site
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('a method in a header or the query overrides nothing', async () => {
    const before = ran.add;
    for (const url of ['/trpc/probe.addNothing', '/api/probe', '/api/probe?_method=POST']) {
      await server.app.inject({ url, headers: { 'x-http-method-override': 'POST' } });
    }
    expect(ran.add).toBe(before);
  });
});

test('PUBLIC_URL, not the Host header, says what our own site is', async () => {
  const own = await createTestApp({
    router: testRouter,
    env: { PUBLIC_URL: 'https://oche.example/' },
  });
  const post = (origin: string) =>
    own.app.inject({
      method: 'POST',
      url: '/trpc/probe.add',
      headers: { ...json, origin, host: 'evil.example' },
      payload: '{"label":"x"}',
    });
  expect((await post('https://evil.example')).statusCode).toBe(403);
  expect((await post('https://oche.example')).statusCode).toBe(200);
  await own.close();
});
