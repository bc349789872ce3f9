import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createClient, idempotencyKey, OcheError } from './index.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers as it is told; the last answer is for all that come later. */
async function serve(...answers: RequestListener[]) {
  const asked: IncomingMessage[] = [];
  server = createServer((request, response) => {
    asked.push(request);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  return { asked, oche: createClient({ baseUrl, token: 'oche_pat_test', language: 'en' }) };
}

const sends =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
const busy = (status: 429 | 503) =>
  sends(status, { code: 'RATE_LIMITED', message: 'Wait' }, { 'retry-after': '0' });

test('sends the token and the language, and gives the body', async () => {
  const { oche, asked } = await serve(sends(200, { id: 7 }));
  const path = { params: { path: { id: 7 } } };
  expect(await oche.get('/api/tournaments/{id}', path)).toEqual({ id: 7 });
  expect(asked[0]).toMatchObject({
    url: '/api/tournaments/7',
    headers: { authorization: 'Bearer oche_pat_test', 'accept-language': 'en' },
  });
});

test('an error has what the server says of it', async () => {
  const body = { code: 'BAD_INPUT', message: 'Wrong', fields: [{ path: 'q', message: 'Empty' }] };
  const { oche } = await serve(sends(400, body, { 'x-request-id': 'abc', 'retry-after': '7' }));
  const error = await oche.get('/api/tournaments').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OcheError);
  expect(error).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    message: 'Wrong',
    fields: body.fields,
    requestId: 'abc',
    retryAfter: 7,
  });
});

test('an answer of something in between is an error, too', async () => {
  const { oche } = await serve((_, response) => response.writeHead(502).end('<html>'));
  await expect(oche.get('/api/tournaments')).rejects.toMatchObject({
    status: 502,
    code: 'UNKNOWN',
  });
});

test.each([429, 503] as const)('waits and reads again after %i', async (status) => {
  const { oche, asked } = await serve(busy(status), busy(status), sends(200, []));
  expect(await oche.get('/api/tournaments')).toEqual([]);
  expect(asked).toHaveLength(3);
});

test('gives up after some attempts, and at once where the wait is long', async () => {
  const always = await serve(busy(429));
  await expect(always.oche.get('/api/tournaments')).rejects.toMatchObject({ status: 429 });
  expect(always.asked).toHaveLength(4);
  const long = await serve(sends(429, {}, { 'retry-after': '61' }));
  await expect(long.oche.get('/api/tournaments')).rejects.toMatchObject({ retryAfter: 61 });
  expect(long.asked).toHaveLength(1);
});

test('what may have been done is sent again only with a key', async () => {
  const body = { threadId: 1, content: 'Good darts!' };
  const bare = await serve(busy(503), sends(200, {}));
  await expect(bare.oche.post('/api/forum/posts', { body })).rejects.toMatchObject({ status: 503 });
  const keyed = await serve(busy(503), sends(201, { id: 1 }));
  const params = { header: { 'Idempotency-Key': idempotencyKey() } };
  expect(await keyed.oche.post('/api/forum/posts', { params, body })).toEqual({ id: 1 });
  const keys = keyed.asked.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([params.header['Idempotency-Key'], params.header['Idempotency-Key']]);
});

test('goes through all pages of a list by their links', async () => {
  const { oche, asked } = await serve(
    sends(200, [{ id: 1 }, { id: 2 }], { link: '</api/tournaments?cursor=x>; rel="next"' }),
    sends(200, [{ id: 3 }], { link: '</api/tournaments?before=y>; rel="prev"' }),
  );
  const found: number[] = [];
  for await (const { id } of oche.each('/api/tournaments')) found.push(id);
  expect(found).toEqual([1, 2, 3]);
  expect(asked[1]).toMatchObject({
    url: '/api/tournaments?cursor=x',
    headers: { authorization: 'Bearer oche_pat_test' },
  });
});

test('takes the token to no other server', async () => {
  const { oche, asked } = await serve(
    sends(200, [], { link: '<https://elsewhere.test/>; rel="next"' }),
  );
  for await (const _ of oche.pages('/api/tournaments')) expect(asked).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

const events =
  (text: string): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`retry: 1\n\n${text}`);
  };

test('reads a stream, and comes back with the id of the last event', async () => {
  const { oche, asked } = await serve(
    events('event: state\nid: 1-a\ndata: {"id":5}\n\n: ping\n\n'),
    (request) => request.socket.destroy(),
    events('event: visit\nid: 2-a\ndata: {"points":60}\n\n'),
    (_, response) => response.writeHead(204).end(),
  );
  const read: unknown[] = [];
  const game = { params: { path: { id: 5 } } };
  for await (const event of oche.stream('/api/games/{id}/stream', game)) read.push(event);
  expect(read).toEqual([
    { event: 'state', id: '1-a', data: { id: 5 } },
    { event: 'visit', id: '2-a', data: { points: 60 } },
  ]);
  const ids = asked.map(({ headers }) => headers['last-event-id']);
  expect(ids).toEqual([undefined, '1-a', '1-a', '2-a']);
});

test('a stream that is refused ends with the reason', async () => {
  const { oche } = await serve(
    events('event: refused\ndata: {"code":"FORBIDDEN"}\n\n'),
    sends(403, { code: 'FORBIDDEN', message: 'No' }),
  );
  const game = { params: { path: { id: 5 } }, lastEventId: '1-a' };
  await expect(oche.stream('/api/games/{id}/stream', game).next()).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a stream ends when its reader aborts it', async () => {
  const leaving = new AbortController();
  const { oche } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: state\nid: 1-a\ndata: {}\n\n');
  });
  const game = { params: { path: { id: 5 } }, signal: leaving.signal };
  const stream = oche.stream('/api/games/{id}/stream', game);
  expect((await stream.next()).value).toMatchObject({ event: 'state' });
  leaving.abort();
  await expect(stream.next()).rejects.toThrow('aborted');
});
