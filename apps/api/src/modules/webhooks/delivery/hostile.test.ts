import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { UnreachableError } from '../../../lib/outbound/unreachable.ts';
import { useTestApi } from '../../../testing/index.ts';
import { useHooks } from '../testing-hooks.ts';
import { attempt } from './attempt.service.ts';
import { sendDue } from './dispatcher.service.ts';

/* What receivers do to us, and what becomes of the message and of all others. How bytes are read is tested in lib/outbound. */

const api = useTestApi({ now: '2026-11-30T10:00:00Z' });
const world = useHooks(api);
const { receivers } = world;

afterEach(async () => {
  await api.deps.db.deleteFrom('webhooks').execute();
  for (const name of Object.keys(receivers.replies)) delete receivers.replies[name];
});

const raw = (words: string) => (answer: ServerResponse) => void answer.socket?.end(words);
const bomb = gzipSync(Buffer.alloc(5_000_000));

test.each<[string, (answer: ServerResponse) => void, object]>([
  ['garbage', (answer) => answer.writeHead(200).end(Buffer.from([0, 1, 255])), { status: 200 }],
  ['that it is 299', (answer) => answer.writeHead(299).end(), { status: 299 }],
  [
    'a bomb',
    (answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    { status: 200 },
  ],
  [
    'half of what it has promised',
    raw('HTTP/1.1 201 Made\r\ncontent-length: 100\r\n\r\nhalf'),
    { status: 201 },
  ],
])('who answers %s with a success has it', async (_, reply, outcome) => {
  const hook = await world.hook();
  receivers.replies[hook.receiver] = reply;
  await world.thread();
  await world.deliver();
  expect(await hook.log()).toMatchObject([{ state: 'delivered', failure: null, ...outcome }]);
});

test.each<[string, (answer: ServerResponse) => void, object]>([
  ['another protocol', raw('HTTP/1.1 101 Go\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'), {}],
  ['enormous headers', raw(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`), {}],
  ['a strange status', raw('HTTP/1.1 999 Whatever\r\n\r\n'), { status: 999, failure: null }],
  [
    'with a way to somebody else',
    (answer) => answer.writeHead(307, { location: 'https://other.test/hook' }).end(),
    { status: 307, failure: null },
  ],
])('who answers %s is asked again', async (_, reply, outcome) => {
  const other = world.receivers.at('other');
  const hook = await world.hook();
  receivers.replies[hook.receiver] = reply;
  await world.thread();
  await world.deliver();
  expect(await hook.log()).toMatchObject([
    { state: 'waiting', attempts: 1, ...{ status: null, failure: 'failed', ...outcome } },
  ]);
  expect([other, receivers.received.other]).toEqual([expect.any(String), []]);
});

test('has ten seconds, and a kilobyte, from the look-up of its name on', async () => {
  const given: object[] = [];
  const outbound = {
    ...receivers.outbound,
    send: async (_: URL, __: object, ___: Buffer, limits: object) => {
      given.push(limits);
      throw new UnreachableError('timeout');
    },
  };
  const hook = await world.hook();
  await world.thread();
  await world.work();
  await sendDue({ ...world.deps(), outbound });
  expect(given).toEqual([{ limitMs: 10_000, maxBytes: 1024 }]);
  expect(await hook.log()).toMatchObject([{ state: 'waiting', failure: 'timeout', status: null }]);
});

test('an attempt throws nothing, whatever breaks', async () => {
  const outbound = { ...receivers.outbound, send: () => Promise.reject(new Error('a bug')) };
  const message = { id: '00000000-0000-4000-8000-000000000000', body: '{}' };
  const on = { clock: api.deps.clock, outbound };
  expect(await attempt(on, 'https://bot.test/hook', ['whsec_AAAA'], message)).toMatchObject({
    status: null,
    failure: 'failed',
    answer: null,
    retryAfter: null,
  });
  expect(await attempt(on, 'http://bot.test/hook', ['whsec_AAAA'], message)).toMatchObject({
    failure: 'refused',
  });
});
