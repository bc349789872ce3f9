import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { signOut } from '../modules/auth/session/session.service.ts';
import { tell } from '../testing/index.ts';
import { liveStreamsOf } from '../trpc/live-streams.ts';
import { createTestApp, useTestApp } from './testing.ts';
import { testRouter } from './testing-router.ts';

const server = useTestApp({ router: testRouter, env: { STREAMS_PER_CLIENT: '3' } });
let address: string;
const left: (() => void)[] = [];
/** pino's number of the level */
const WARN = 40;

beforeAll(async () => {
  address = await server.listen();
});
afterEach(async () => {
  for (const leave of left.splice(0)) leave();
  await vi.waitFor(() => expect(openStreams()).toBe(0));
});

const openStreams = () => liveStreamsOf(server.api.deps.events).size;

interface Stream {
  response: Response;
  /** everything read so far, as soon as it contains this text */
  until(text: string): Promise<string>;
  /** everything, when the server has ended the stream */
  end(): Promise<string>;
}

async function open(path: string, headers: Record<string, string> = {}): Promise<Stream> {
  const controller = new AbortController();
  left.push(() => controller.abort());
  const response = await fetch(`${address}/trpc/${path}`, { headers, signal: controller.signal });
  const reader = response.body?.getReader();
  let read = '';
  const readUntil = async (isEnough: () => boolean) => {
    while (!isEnough()) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) break;
      read += Buffer.from(value).toString();
    }
    return read;
  };
  return {
    response,
    until: (text) => readUntil(() => read.includes(text)),
    end: () => readUntil(() => false),
  };
}

/** Opens a stream and waits until it is really open. */
async function openFor(cookie: string, path = 'probe.ticks'): Promise<Stream> {
  const stream = await open(path, { cookie });
  await stream.until('event: connected');
  await vi.waitFor(() => expect(openStreams()).toBeGreaterThan(0));
  return stream;
}

test('events come with their ids, and a reader who comes back goes on after the last one', async () => {
  const stream = await open('probe.ticks');
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
  expect(stream.response.headers.get('cache-control')).toContain('no-cache');
  expect(stream.response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await stream.until('id: 2')).toContain('data: {"tick":1}\nid: 1\n');
  const again = await open('probe.ticks', { 'last-event-id': '41' });
  expect(await again.until('id: 42')).not.toContain('id: 1\n');
});

test('a stream that has said everything says so and ends', async () => {
  expect(await (await open('probe.three')).end()).toContain('event: return');
});

test('refusals are events that the client library understands', async () => {
  const stream = await open('probe.deaf');
  expect(await stream.end()).toMatch(
    /event: serialized-error\ndata: {"code":-32001,"message":"UNAUTHENTICATED"/,
  );
});

test('errors in the middle of a stream don’t leak', async () => {
  const text = await (await open('probe.brokenStream')).end();
  expect(text).toContain('"message":"INTERNAL"');
  expect(text).not.toContain('secret');
});

test('a stream is opened by GET only', async () => {
  const response = await fetch(`${address}/trpc/probe.ticks`, { method: 'POST' });
  expect(response.status).toBe(405);
});

test('a reader who leaves is noticed', async () => {
  const stream = await open('probe.ticks');
  await stream.until('id: 1');
  expect(openStreams()).toBe(1);
  for (const leave of left.splice(0)) leave();
  await vi.waitFor(() => expect(openStreams()).toBe(0));
});

describe('a member’s stream ends', () => {
  test('with sign-out, also when the source doesn’t listen', async () => {
    for (const path of ['probe.ticks', 'probe.deaf']) {
      const member = await server.api.createMember();
      const cookie = await server.signIn(member);
      const stream = await openFor(cookie, path);
      await signOut({
        ...server.api.contextFor(member),
        session: { id: cookie.split('=')[1] ?? '', userId: member.id, secondFactorPassed: true },
      });
      expect(await stream.end()).toContain('UNAUTHENTICATED');
    }
  });

  test('with the ban, told by another process', async () => {
    const member = await server.api.createMember();
    const stream = await openFor(await server.signIn(member));
    const { deps } = server.api;
    await deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', member.id)
      .execute();
    await tell(deps, 'session.ended', { userId: member.id, sessionHash: null });
    expect(await stream.end()).toContain('UNAUTHENTICATED');
  });

  test('with the session, even when the event is lost', async () => {
    const member = await server.api.createMember();
    const stream = await openFor(await server.signIn(member));
    await server.api.deps.db.deleteFrom('sessions').where('user_id', '=', member.id).execute();
    expect(await stream.end()).toContain('UNAUTHENTICATED');
  });

  test('with a lost event connection’s return, when something happened meanwhile', async () => {
    const member = await server.api.createMember();
    const stream = await openFor(await server.signIn(member));
    const { db } = server.api.deps;
    await db.deleteFrom('sessions').where('user_id', '=', member.id).execute();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'oche-events' and datname = current_database()`.execute(db);
    expect(await stream.end()).toContain('UNAUTHENTICATED');
  });
});

test('others’ streams go on when one member signs out', async () => {
  const [anna, ben] = [await server.api.createMember(), await server.api.createMember()];
  const streamOfBen = await openFor(await server.signIn(ben));
  const streamOfAnna = await openFor(await server.signIn(anna));
  const visitor = await open('probe.ticks');
  await server.api.deps.db.deleteFrom('sessions').where('user_id', '=', anna.id).execute();
  await tell(server.api.deps, 'session.ended', { userId: anna.id, sessionHash: null });
  await streamOfAnna.end();
  expect(await streamOfBen.until('id: 50')).not.toContain('serialized-error');
  expect(await visitor.until('id: 50')).not.toContain('serialized-error');
});

test('a member or address has only so many', async () => {
  const cookie = await server.signIn(await server.api.createMember());
  for (let n = 0; n < 3; n++) await openFor(cookie);
  expect(await (await open('probe.ticks', { cookie })).end()).toContain('RATE_LIMITED');
  // a visitor at the same address is counted apart
  expect(await (await open('probe.ticks')).until('id: 1')).not.toContain('RATE_LIMITED');
  left.shift()?.();
  await vi.waitFor(async () => {
    const again = await open('probe.ticks', { cookie });
    expect(await again.until('id: ')).not.toContain('RATE_LIMITED');
  });
});

test('closing the server ends streams, so that their readers connect elsewhere', async () => {
  const other = await createTestApp({ router: testRouter });
  const response = await fetch(`${await other.listen()}/trpc/probe.ticks`);
  const text = response.text();
  await vi.waitFor(() => expect(liveStreamsOf(other.api.deps.events).size).toBe(1));
  await other.close();
  expect(await text).toMatch(/"code":-32603,"message":"UNAVAILABLE"/);
  // however many are open: a restart is nothing to warn about
  expect(other.log.filter(({ level }) => Number(level) >= WARN)).toEqual([]);
});
