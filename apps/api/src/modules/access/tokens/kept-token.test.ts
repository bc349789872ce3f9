import { observeStatements } from '@oche/db';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { eventsOverNotify } from '../../../lib/events/transport/notify.ts';
import { useFreshMember, useTestApi, Wire } from '../../../testing/index.ts';
import { whileSignedIn } from '../../../trpc/live-streams.ts';
import { giveToken } from '../testing.ts';

// Two processes on one database. A change that is made only in the tables, without an event, shows which of them asks the
// database and which uses what it has read before.

interface Process {
  app: FastifyInstance;
  events: EventBus;
}

const api = useTestApi();
const member = useFreshMember(api);
let here: Process;
let there: Process;
let wire: Wire;
let given: Awaited<ReturnType<typeof giveToken>>;

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
  given = await giveToken(api, member);
});

async function start(url: string): Promise<Process> {
  const events = eventsOverNotify(url, api.deps.log, new Map());
  await events.start();
  return { events, app: await buildApp({ ...api.deps, events }) };
}

const read = async ({ app }: Process, url = '/api/friends') =>
  (await app.inject({ url, headers: given.headers })).statusCode;
const deleteToken = () =>
  api.deps.db.deleteFrom('access_tokens').where('id', '=', given.id).execute();
const bothSay = (status: number) =>
  vi.waitFor(async () => {
    for (const each of [here, there]) expect(await read(each)).toBe(status);
  });

describe('a token that a process has read', () => {
  it('is enough for the reads of the next seconds, and for nothing else', async () => {
    expect(await read(here)).toBe(200);
    await deleteToken();
    expect(await read(here)).toBe(200);
    expect(await read(there)).toBe(401);
    expect(await read(here, '/api/token')).toBe(401);
    const written = await here.app.inject({
      method: 'DELETE',
      url: '/api/friends/somebody',
      headers: given.headers,
    });
    expect(written.statusCode).toBe(401);
  });

  it('is dropped everywhere when it is revoked', async () => {
    await bothSay(200);
    await api.callerFor(member).access.tokens.revoke({ id: given.id });
    await bothSay(401);
  });

  it('is dropped everywhere when its member is suspended', async () => {
    await bothSay(200);
    const moderator = await api.createMember({ role: 'moderator' });
    const sanction = { kind: 'suspension', rule: 'other', reason: 'Streit' } as const;
    await api.callerFor(moderator).moderation.sanction.impose({ userId: member.id, ...sanction });
    await bothSay(403);
  });

  it('is asked for each time while events don’t come', async () => {
    expect(await read(there)).toBe(200);
    wire.become('cut');
    await vi.waitFor(() => expect(there.events.isListening).toBe(false));
    await deleteToken();
    expect(await read(there)).toBe(401);
    wire.become('whole');
    await vi.waitFor(() => expect(there.events.isListening).toBe(true), { timeout: 10_000 });
  });

  it('expires by the clock', async () => {
    given = await giveToken(api, member, undefined, new Date(api.deps.clock.inMinutes(10)));
    expect(await read(here)).toBe(200);
    api.deps.clock.advance({ minutes: 11 });
    expect(await read(here)).toBe(401);
  });
});

describe('an open stream', () => {
  const open = () => {
    const end = vi.fn();
    const stream = whileSignedIn(
      api.contextFor(member, { token: { id: given.id, scopes: [], appId: null } }),
      (async function* () {
        yield 1;
        await new Promise(() => {});
      })(),
    );
    const isOver = stream.next().then(() => stream.next().catch(end));
    const ended = () =>
      vi.waitFor(() => expect(end.mock.calls[0]?.[0]).toMatchObject({ code: 'UNKNOWN_TOKEN' }), {
        timeout: 10_000,
      });
    return { isOver, ended };
  };

  it('ends when its token is revoked, and those of others go on', async () => {
    const other = await giveToken(api, member);
    const stream = open();
    await api.callerFor(member).access.tokens.revoke({ id: other.id });
    await expect(Promise.race([stream.isOver, Promise.resolve('open')])).resolves.toBe('open');
    await api.callerFor(member).access.tokens.revoke({ id: given.id });
    await stream.ended();
  });

  it('ends when its token has expired', async () => {
    given = await giveToken(api, member, undefined, new Date(api.deps.clock.inMinutes(10)));
    const { ended } = open();
    api.deps.clock.advance({ minutes: 11 });
    await ended();
  });

  it('ends when its member is banned', async () => {
    const { ended } = open();
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', member.id)
      .execute();
    await ended();
  });
});

describe('what it costs', () => {
  /** The names of the statements of a request. */
  async function statementsOf(url: string, headers: Record<string, string> = {}) {
    const names: string[] = [];
    observeStatements((name, _text, run) => {
      names.push(name ?? 'none');
      return run();
    });
    try {
      await here.app.inject({ url, headers });
    } finally {
      observeStatements(null);
    }
    return names;
  }

  it('a call without one asks for nothing more', async () => {
    expect(await statementsOf('/api/forum/categories')).not.toContain('access.getTokenWithUser');
  });

  it('a call with one asks one prepared statement more, and none within seconds', async () => {
    const url = '/api/friends';
    const visitor = await statementsOf(url);
    expect(visitor).toEqual([]);
    // the first use of a token is noted
    await statementsOf(url, given.headers);
    const kept = await statementsOf(url, given.headers);
    expect(kept.filter((name) => name.startsWith('access.'))).toEqual([]);
    const asked = await statementsOf('/api/token', given.headers);
    expect(asked).toEqual(['access.getTokenWithUser', 'access.getToken']);
  });
});
