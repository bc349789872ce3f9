import { afterEach, beforeAll, expect, it, test } from 'vitest';
import { signOut } from '../../modules/auth/session/session.service.ts';
import { liveStreamsOf } from '../../trpc/live-streams.ts';
import { useTestApp } from '../testing.ts';
import { testRouter } from '../testing-router.ts';
import { openStream, type ReadStream } from './testing.ts';

const server = useTestApp({ router: testRouter, env: { STREAMS_PER_CLIENT: '3' } });
let address: string;
let cookie: string;
let member: Awaited<ReturnType<typeof server.api.createMember>>;
const opened: ReadStream[] = [];

beforeAll(async () => {
  address = await server.listen();
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.leave();
  await expect.poll(() => liveStreamsOf(server.api.deps.events).size).toBe(0);
});

async function open(path: string, headers: Record<string, string> = {}) {
  member = await server.api.createMember();
  cookie = await server.signIn(member);
  const stream = await openStream(`${address}/api/probe/${path}`, { cookie, ...headers });
  opened.push(stream);
  return stream;
}

it('sends named events with their ids, and nothing that they don’t document', async () => {
  const stream = await open('three/stream');
  const text = await stream.response.text();
  expect(text).toBe(
    'retry: 2000\n\n' +
      [1, 2, 3].map((tick) => `event: tick\nid: ${tick}\ndata: {"tick":${tick}}\n\n`).join('') +
      'event: end\ndata: null\n\n',
  );
  const { headers } = stream.response;
  expect(headers.get('content-type')).toBe('text/event-stream');
  expect(headers.get('cache-control')).toContain('no-cache');
  expect(headers.get('x-accel-buffering')).toBe('no');
});

it('goes on after the last event, of which a header knows better than the address', async () => {
  const [first] = await (await open('left/stream?lastEventId=41')).take(1);
  expect(first?.id).toBe('42');
  const again = await open('left/stream?lastEventId=41', { 'last-event-id': '77' });
  expect((await again.take(1))[0]?.id).toBe('78');
});

it('keeps a reader away who knows the end', async () => {
  const { response } = await open('three/stream', { 'last-event-id': '3' });
  expect([response.status, await response.text()]).toEqual([204, '']);
});

test.each([
  ['left/stream', { cookie: '' }, 401, 'UNAUTHENTICATED'],
  ['never/stream', {}, 400, 'BAD_INPUT'],
  ['left/stream?lastEventId=x', {}, 400, 'BAD_INPUT'],
  ['left/stream', { 'last-event-id': 'x' }, 400, 'BAD_INPUT'],
])('%s with %j is refused before it begins', async (path, headers, status, code) => {
  const { response } = await open(path, headers);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect([response.status, await response.json()]).toMatchObject([status, { code }]);
});

it('says that it is refused meanwhile, and ends', async () => {
  const stream = await open('left/stream');
  await stream.take(1);
  await signOut({
    ...server.api.contextFor(member),
    session: { id: cookie.split('=')[1] ?? '', userId: member.id, secondFactorPassed: true },
  });
  const last = (await stream.end()).at(-1);
  expect(last).toMatchObject({ event: 'refused', data: { code: 'UNAUTHENTICATED' } });
  expect(last?.id).toBeUndefined();
});

it('says of what breaks nothing but where to look', async () => {
  const last = (await (await open('broken/stream')).end()).at(-1);
  expect(last).toMatchObject({ event: 'refused', data: { code: 'INTERNAL' } });
  expect(JSON.stringify(last)).not.toContain('secret');
});

it('is opened by GET only', async () => {
  for (const method of ['POST', 'HEAD']) {
    const { status } = await fetch(`${address}/api/probe/left/stream`, { method });
    expect(status).toBe(404);
  }
});
