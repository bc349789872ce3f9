import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { eventsOverNotify } from '../../../lib/events/transport/notify.ts';
import { testRouter } from '../../../plugins/testing-router.ts';
import { type TestMember, useFreshMember, useTestApi, Wire } from '../../../testing/index.ts';
import { listProcedures, takesKeptSession } from '../../../trpc/call.ts';
import { whileSignedIn } from '../../../trpc/live-streams.ts';
import { appRouter } from '../../../trpc/root.ts';
import { createSession, sessionHash } from './lucia.service.ts';

// Two processes on one database. A change that is made only in the tables, without an event, shows
// which of them asks the database and which uses what it has read before.

interface Process {
  app: FastifyInstance;
  events: EventBus;
}

const api = useTestApi();
let here: Process;
let there: Process;
/** the connection by which `there` gets its events; tests can cut it */
let wire: Wire;
const member = useFreshMember(api);
let id: string;
let headers: { cookie: string };

beforeAll(async () => {
  wire = new Wire(api.url);
  here = await start(api.url);
  there = await start(await wire.listen());
});
afterAll(async () => {
  for (const { app, events } of [here, there]) {
    await app.close();
    await events.stop();
  }
  wire.close();
});
beforeEach(async () => {
  ({ id, headers } = await newSession(member));
});

async function start(url: string): Promise<Process> {
  const events = eventsOverNotify(url, api.deps.log, new Map());
  await events.start();
  return {
    events,
    app: await buildApp({ ...api.deps, events }, undefined, { router: testRouter }),
  };
}

async function newSession(of: TestMember, secondFactorPassed = true) {
  const attributes = { secondFactorPassed, userAgent: null, country: null, idToken: null };
  const session = await createSession(api.deps.db, api.deps.clock, of.id, attributes);
  return { id: session.id, headers: { cookie: `oche_session=${session.id}` } };
}

interface Standing {
  id: string;
  role: string;
  status: string;
}

/**
 * A read by the member.
 * @returns null for a visitor
 */
async function standing({ app }: Process, how: 'tRPC' | 'REST' = 'tRPC'): Promise<Standing | null> {
  if (how === 'REST') return (await app.inject({ url: '/api/probe/standing', headers })).json();
  return (await app.inject({ url: '/trpc/probe.standing', headers })).json().result.data;
}

const statusOf = async ({ app }: Process, url: string, method: 'GET' | 'POST' = 'GET') => {
  const json = method === 'POST' && { payload: '{}', headers: { ...headers, ...JSON_BODY } };
  return (await app.inject({ method, url, headers, ...json })).statusCode;
};
const JSON_BODY = { 'content-type': 'application/json' };

const update = (columns: object) =>
  api.deps.db.updateTable('users').set(columns).where('id', '=', member.id).execute();
const deleteSessions = () =>
  api.deps.db.deleteFrom('sessions').where('user_id', '=', member.id).execute();
const row = () =>
  api.deps.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();

describe('a session that a process has read', () => {
  it('is enough for the reads of the next seconds, over tRPC and REST', async () => {
    expect(await standing(here)).toMatchObject({ id: member.id });
    await deleteSessions();
    for (const how of ['tRPC', 'REST'] as const) {
      expect(await standing(here, how)).toMatchObject({ id: member.id });
      expect(await standing(there, how)).toBeNull();
    }
  });

  it('is its member’s, however many read at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const other = await api.createMember();
        return { other, ...(await newSession(other)) };
      }),
    );
    const readers = [...others, ...others, ...others];
    const answers = await Promise.all(
      readers.map((reader) =>
        here.app.inject({ url: '/api/probe/standing', headers: reader.headers }),
      ),
    );
    expect(answers.map((answer) => answer.json().id)).toEqual(readers.map(({ other }) => other.id));
  });

  it('is not enough for what writes', async () => {
    await standing(here);
    await deleteSessions();
    expect(await statusOf(here, '/trpc/probe.post', 'POST')).toBe(401);
    expect(await statusOf(here, '/trpc/probe.post,probe.post?batch=1', 'POST')).toBe(401);
    const renamed = await here.app.inject({
      method: 'PATCH',
      url: '/api/probe/1',
      headers: { ...headers, ...JSON_BODY },
      payload: '{"label":"x"}',
    });
    expect(renamed.statusCode).toBe(401);
  });

  it('is not enough for staff, in whatever batch', async () => {
    const input = encodeURIComponent('{"id":1}');
    const inBatch = `batch=1&input=${encodeURIComponent('{"1":{"id":1}}')}`;
    await update({ role: 'admin', totp_enabled_at: new Date() });
    expect(await statusOf(here, `/trpc/probe.administer?input=${input}`)).toBe(200);
    expect(await standing(here)).toMatchObject({ role: 'admin' });
    await update({ role: 'user' });
    expect(await standing(here)).toMatchObject({ role: 'admin' });
    expect(await statusOf(here, `/trpc/probe.administer?input=${input}`)).toBe(403);
    expect(await statusOf(here, `/trpc/probe.standing,probe.administer?${inBatch}`)).toBe(207);
  });

  it('is not enough for a page about the account’s safety', async () => {
    await standing(here);
    await deleteSessions();
    const answer = await here.app.inject({ url: '/trpc/probe.safety', headers });
    expect(answer.json().result.data).toBeNull();
    expect((await here.app.inject({ url: '/api/probe/safety', headers })).json()).toBeNull();
    const batch = await here.app.inject({
      url: '/trpc/probe.standing,probe.safety?batch=1',
      headers,
    });
    expect(JSON.stringify(batch.json())).not.toContain(member.id);
  });

  it('is not enough for a stream, which lasts', async () => {
    await standing(here);
    await deleteSessions();
    const answer = await here.app.inject({ url: '/trpc/probe.deaf', headers });
    expect(answer.body).toContain('UNAUTHENTICATED');
  });

  it('keeps nobody writing who was suspended meanwhile', async () => {
    expect(await statusOf(here, '/trpc/probe.post', 'POST')).toBe(200);
    await standing(here);
    await update({ status: 'suspended' });
    expect(await statusOf(here, '/trpc/probe.post', 'POST')).toBe(403);
  });
});

describe('every process learns at once', () => {
  beforeEach(async () => {
    for (const each of [here, there]) expect(await standing(each)).not.toBeNull();
  });

  /** waitFor waits a second at most */
  const bothSay = (expected: unknown) =>
    vi.waitFor(async () => {
      for (const each of [here, there]) expect(await standing(each)).toEqual(expected);
    });

  it('of a sign-out', async () => {
    const session = { id, userId: member.id, secondFactorPassed: true };
    await api.callerFor(member, { session }).auth.signOut();
    await bothSay(null);
  });

  it('of a session that was ended from another one', async () => {
    const mine = await newSession(member);
    const session = { id: mine.id, userId: member.id, secondFactorPassed: true };
    await api.callerFor(member, { session }).auth.session.revokeOthers();
    await bothSay(null);
  });

  it('of a ban', async () => {
    const moderator = await api.createMember({ role: 'moderator' });
    const ban = { userId: member.id, kind: 'ban', rule: 'fraud', reason: 'Betrug' } as const;
    await api.callerFor(moderator).moderation.sanction.impose(ban);
    await bothSay(null);
  });

  it('of a ban, so that streams end, too', async () => {
    const address = await there.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await fetch(`${address}/trpc/probe.deaf`, { headers });
    const end = vi.fn((text: string) => expect(text).toContain('UNAUTHENTICATED'));
    const read = stream.text().then(end);
    const ban = { userId: member.id, kind: 'ban', rule: 'fraud', reason: 'Betrug' } as const;
    const moderator = await api.createMember({ role: 'moderator' });
    await api.callerFor(moderator).moderation.sanction.impose(ban);
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
    await read;
  });

  it('of a suspension and of its end', async () => {
    const { moderation } = api.callerFor(await api.createMember({ role: 'moderator' }));
    const userId = member.id;
    const suspension = { userId, kind: 'suspension', rule: 'other', reason: 'Streit' } as const;
    await moderation.sanction.impose(suspension);
    await bothSay(expect.objectContaining({ status: 'suspended' }));
    const [imposed] = (await moderation.member.get({ userId })).sanctions;
    await moderation.sanction.revoke({ id: imposed?.id ?? 0, reason: 'Geklärt' });
    await bothSay(expect.objectContaining({ status: 'active' }));
  });
});

describe('while a process does not hear events', () => {
  it('it asks for every read, and keeps nothing of before', async () => {
    expect(await standing(there)).not.toBeNull();
    wire.become('cut');
    await vi.waitFor(() => expect(there.events.isListening).toBe(false));
    await update({ role: 'admin', totp_enabled_at: new Date() });
    expect(await standing(there)).toMatchObject({ role: 'admin' });
    await deleteSessions();
    expect(await standing(there)).toBeNull();
    wire.become('whole');
    await vi.waitFor(() => expect(there.events.isListening).toBe(true), { timeout: 10_000 });
    expect(await standing(there)).toBeNull();
  });
});

describe('what time does to a session', () => {
  it('is reckoned at every read: its end', async () => {
    await standing(here);
    api.deps.clock.advance({ days: 30, minutes: 1 });
    expect(await standing(here)).toBeNull();
    expect(await statusOf(here, '/trpc/probe.post', 'POST')).toBe(401);
  });

  it('the end of a suspension', async () => {
    await update({ status: 'suspended', suspended_until: api.deps.clock.inMinutes(60) });
    expect(await standing(here)).toMatchObject({ status: 'suspended' });
    api.deps.clock.advance({ minutes: 61 });
    expect(await standing(here)).toMatchObject({ status: 'active' });
  });

  it('its renewal, once for all reads', async () => {
    await standing(here);
    api.deps.clock.advance({ days: 16 });
    await standing(here);
    const { expires_at } = await row();
    const in30Days = api.deps.clock.now().getTime() + 30 * 86_400_000;
    expect(Math.abs(Date.parse(expires_at) - in30Days)).toBeLessThan(5000);
    await standing(here);
    api.deps.clock.advance({ minutes: 1 });
    await standing(here);
    expect((await row()).expires_at).toBe(expires_at);
  });

  it('when it was last seen, once for all reads of five minutes', async () => {
    await standing(here);
    api.deps.clock.advance({ minutes: 6 });
    await standing(here);
    const { last_seen_at } = await row();
    expect(Date.parse(last_seen_at)).toBeGreaterThan(api.deps.clock.now().getTime() - 60_000);
    api.deps.clock.advance({ minutes: 2 });
    await standing(here);
    expect((await row()).last_seen_at).toBe(last_seen_at);
  });
});

it('a stream that opens while its session ends is ended', async () => {
  await deleteSessions();
  const end = vi.fn();
  const stream = whileSignedIn(
    { ...api.contextFor(member), session: { id, userId: member.id, secondFactorPassed: true } },
    (async function* () {
      yield 1;
      await new Promise(() => {});
    })(),
  );
  await stream.next();
  stream.next().catch(end);
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
  expect(end.mock.calls[0]?.[0]).toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('of the queries about accounts only the ways to sign in take a kept session', () => {
  const relaxed = listProcedures(appRouter).filter(takesKeptSession);
  const ofAuth = relaxed.map(({ path }) => path).filter((path) => path.startsWith('auth.'));
  expect(ofAuth).toEqual(['auth.config']);
});

it('a session without its second factor is nobody, also when it is kept', async () => {
  const half = await newSession(member, false);
  for (let n = 0; n < 2; n++) {
    const read = await here.app.inject({ url: '/api/probe/standing', headers: half.headers });
    expect(read.json()).toBeNull();
  }
  const idHash = sessionHash(half.id);
  await api.deps.db
    .updateTable('sessions')
    .set({ second_factor_passed: true })
    .where('id_hash', '=', idHash)
    .execute();
  const read = await here.app.inject({ url: '/api/probe/standing', headers: half.headers });
  expect(read.json()).toBeNull();
});
