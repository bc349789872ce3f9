import { createDb, createPool, type Db, migrate, Replicas, withTransaction } from '@oche/db';
import { type Replicated, startReplicated } from '@oche/db/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { createSession } from '../modules/auth/session/lucia.service.ts';
import { processStateOf } from '../plugins/health/process-state.ts';
import { createTestApp, type TestApp } from '../plugins/testing.ts';
import { createMember } from '../testing/members.ts';
import type { Renderer } from '../web/renderer.ts';
import { router } from './init.ts';
import { whileSignedIn } from './live-streams.ts';
import { memberProcedure, moderatorProcedure, publicProcedure } from './procedures.ts';
import { readingContext } from './reading.ts';

let servers: Replicated;
let server: TestApp;
let urls: { url: string; replicaUrl: string };
let replicas: Replicas;
let db: Db;
let app: Awaited<ReturnType<typeof buildApp>>;

const text = z.object({ text: z.string(), isStandby: z.boolean() });
const readNote = async (db: TestApp['api']['deps']['db']) =>
  (
    await sql<{ text: string; isStandby: boolean }>`
      select coalesce((select text from notes), '') as text, pg_is_in_recovery() as "isStandby"`.execute(
      db,
    )
  ).rows[0] ?? { text: '', isStandby: false };
const testRouter = router({
  notes: router({
    get: publicProcedure.output(text).query(({ ctx }) => readNote(ctx.db)),
    own: memberProcedure.output(text).query(({ ctx }) => readNote(ctx.db)),
    noted: publicProcedure
      .meta({ writes: true })
      .output(text)
      .query(({ ctx }) => readNote(ctx.db)),
    safety: memberProcedure
      .meta({ isSecurity: true })
      .output(text)
      .query(({ ctx }) => readNote(ctx.db)),
    reports: moderatorProcedure.output(text).query(({ ctx }) => readNote(ctx.db)),
    put: publicProcedure
      .input(z.object({ text: z.string() }))
      .output(z.object({}))
      .mutation(async ({ ctx, input }) => {
        await sql`update notes set text = ${input.text}`.execute(ctx.db);
        return {};
      }),
  }),
});

/** A page that shows the note. */
const renderer: Renderer = {
  searchNames: async () => [],
  async render({ call }) {
    const answer = await call('notes.get', undefined, 'query');
    return { status: 200, html: JSON.stringify(answer), headers: {}, scriptHashes: [] } as never;
  },
};

beforeAll(async () => {
  servers = await startReplicated();
  urls = await servers.createDatabase('oche');
  await migrate(urls.url, { loadData: async () => {} });
  server = await createTestApp();
});
beforeEach(async () => {
  db = createDb(createPool(urls.url));
  await sql`create table if not exists notes (text text)`.execute(db);
  await sql`truncate notes`.execute(db);
  await sql`insert into notes values ('old')`.execute(db);
  replicas = new Replicas({ urls: [urls.replicaUrl], primaryUrl: urls.url, primary: db });
  await replicas.start();
  await replicas.settled();
  await expect.poll(() => replicas.pick('a', 0)).toBeDefined();
  // the one before has closed, and all of them have the same events
  processStateOf(server.api.deps.events).isClosing = false;
  // all but the events, which are those of the test's own database
  app = await buildApp({ ...server.api.deps, db, replicas }, renderer, {
    router: testRouter,
  });
});
afterEach(async () => {
  await app.close();
  await servers.resume();
  await replicas.stop();
  await db.destroy();
});
afterAll(async () => {
  await server.close();
  await servers.stop();
});

const ask = async (name: string, cookie?: string) => {
  const answer = await app.inject({
    url: `/trpc/notes.${name}`,
    headers: { ...(cookie && { cookie }) },
  });
  return { ...answer.json().result?.data, cookie: String(answer.headers['set-cookie'] ?? '') };
};
/** A machine that is busy makes a standby late; then the primary answers. */
const onStandby = (name: string, cookie?: string) =>
  expect.poll(async () => (await ask(name, cookie)).isStandby, { timeout: 15_000 }).toBe(true);
const put = async (value: string) => {
  const { headers } = await app.inject({
    method: 'POST',
    url: '/trpc/notes.put',
    payload: { text: value },
  });
  return String(headers['set-cookie']);
};
const page = async () => JSON.parse((await app.inject({ url: '/' })).body).data;

describe('queries of visitors', () => {
  test('read on a standby, and those that note something on the primary', async () => {
    await onStandby('get');
    expect((await ask('get')).cookie).toBe('');
    const noted = await ask('noted');
    expect(noted.isStandby).toBe(false);
    expect(noted.cookie).toMatch(/^oche_written=\d+;/);
  });

  test('who has written sees that at once, though the standby hasn’t it', async () => {
    await servers.pause();
    const cookie = await put('new');
    expect(cookie).toMatch(/^oche_written=\d+; Max-Age=10; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await ask('get', cookie.split(';', 1)[0])).toMatchObject({
      text: 'new',
      isStandby: false,
    });
    await servers.resume();
    await onStandby('get', cookie.split(';', 1)[0]);
    expect((await ask('get', cookie.split(';', 1)[0])).text).toBe('new');
  });

  test('go on while the standby is away', async () => {
    await servers.standby.kill();
    for (let asked = 0; asked < 20; asked++) {
      expect(await ask('get')).toMatchObject({ text: 'old', isStandby: false });
    }
    await servers.standby.start();
    await expect.poll(async () => (await ask('get')).isStandby, { timeout: 15_000 }).toBe(true);
  });
});

test('members read there as visitors do; staff, and who asks about the account’s safety, do not', async () => {
  const { clock } = server.api.deps;
  const cookieOf = async (role: 'member' | 'moderator') => {
    const staff = { role: 'moderator', totp_enabled_at: new Date() } as const;
    const member = await createMember(db, role === 'member' ? {} : staff);
    const session = await createSession(db, clock, member.id, {
      secondFactorPassed: true,
      userAgent: null,
      country: null,
      idToken: null,
    });
    return `oche_session=${session.id}`;
  };
  const [anna, mod] = [await cookieOf('member'), await cookieOf('moderator')];
  await replicas.settled();
  await onStandby('own', anna);
  expect(await ask('safety', anna)).toMatchObject({ text: 'old', isStandby: false });
  expect(await ask('reports', mod)).toMatchObject({ text: 'old', isStandby: false });
});

test('whoever hears of something in a stream finds it, though the standby hasn’t it', async () => {
  await servers.pause();
  const ctx = server.api.contextFor(null, { db, replicas });
  const source = (async function* () {
    await sql`update notes set text = 'new'`.execute(db);
    yield 'changed';
  })();
  for await (const _ of whileSignedIn(ctx, source)) {
    expect((await readNote(readingContext({ ...ctx }).db)).text).toBe('new');
  }
});

test('a page that an event has made stale shows what has happened, though the standby hasn’t it', async () => {
  expect(await page()).toMatchObject({ text: 'old' });
  await onStandby('get');
  await servers.pause();
  await put('new');
  // it is kept as long as no event comes
  expect(await page()).toMatchObject({ text: 'old' });
  const { events, db: ofEvents } = server.api.deps;
  const heard = new Promise<void>((resolve) => events.on('site.changed', () => resolve()));
  await withTransaction(ofEvents, (tx) => events.publish(tx, 'site.changed', {}));
  await heard;
  expect(await page()).toEqual({ text: 'new', isStandby: false });
});

test('while the primary is away visitors go on reading, and the process is ready for them', async () => {
  await onStandby('get');
  const ready = async () => (await app.inject({ url: '/health/ready' })).json();
  await expect.poll(ready).toMatchObject({ status: 'ok', database: 'ok', replicas: 'ok' });
  await servers.primary.kill();
  try {
    expect(await ask('get')).toMatchObject({ text: 'old', isStandby: true });
    expect(await ready()).toMatchObject({ status: 'ok', database: 'away', replicas: 'ok' });
    const written = await app.inject({
      method: 'POST',
      url: '/trpc/notes.put',
      payload: { text: 'new' },
    });
    expect(written.statusCode).toBe(503);
    await servers.standby.kill();
    await expect.poll(ready).toMatchObject({ status: 'failing', replicas: 'leftOut' });
  } finally {
    await servers.primary.start();
    await servers.standby.start();
  }
  await expect.poll(ready, { timeout: 15_000 }).toMatchObject({ status: 'ok', database: 'ok' });
});
