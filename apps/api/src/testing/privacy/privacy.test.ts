import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { type RunningJobs, startJobs } from '../../lib/jobs/job-worker.ts';
import { createLog } from '../../lib/log.ts';
import { createMailer, type Mailer } from '../../lib/mail/mail.ts';
import { tracesBody } from '../../lib/telemetry/otlp.ts';
import { samplerOf } from '../../lib/telemetry/sampler.ts';
import type { Span } from '../../lib/telemetry/span.ts';
import { trace } from '../../lib/telemetry/start.ts';
import { createSession } from '../../modules/auth/session/lucia.service.ts';
import { befriend } from '../../modules/conversations/testing.ts';
import { createThread } from '../../modules/forum/testing.ts';
import { type Line, mailOf, openLine, REPLY_ENV } from '../../modules/inbound-mail/testing.ts';
import { modules } from '../../modules/index.ts';
import { createLounge } from '../../modules/lounges/testing.ts';
import { pictureFile } from '../../modules/uploads/testing.ts';
import { workOf } from '../../worker.ts';
import { createTestApi, type TestApi, type TestMember } from '../index.ts';

/**
 * What is used below, and may stand in no line of the log at its most talkative level, in no span and in no metric.
 * Each flow proves that it has happened before it is looked at what it left.
 */
const IP = '203.0.113.77';
const AGENT = 'Quastenflossen-Browser/7';
const anna = {
  email: 'wilhelmine.quast@privat.example',
  password: 'wolfram und 4711 gramm',
  firstName: 'Wilhelmine',
  lastName: 'Quastenflosser',
};
const SAID = 'Geheimratsecken sind erblich';
const SOUGHT = 'Hexenschuss';

const lines: string[] = [];
const spans: Span[] = [];
const secrets = new Set<string>([IP, AGENT, ...Object.values(anna), SAID, SOUGHT]);
/** mails that have arrived, whole */
const mails: string[] = [];
/** recipients that the mail server refuses, as often as it is told */
let refusals = 0;

let smtp: SMTPServer;
let api: TestApi;
let app: FastifyInstance;
let jobs: RunningJobs;
let mailer: Mailer;
let line: Line;

beforeAll(async () => {
  smtp = await mailServer();
  const { port } = smtp.server.address() as { port: number };
  api = await createTestApi({
    ...REPLY_ENV,
    LOG_LEVEL: 'trace',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'oche',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-client',
  });
  secrets.add('a-secret-of-the-client');
  trace({ ...samplerOf('always_on'), ended: (span) => void spans.push(span) });
  api.deps.log = createLog(api.deps.env, { write: (text) => void lines.push(text) });
  const { deps } = api;
  app = await buildApp(deps);
  mailer = createMailer(deps.env, deps.log);
  jobs = await startJobs(deps, api.url, workOf(deps, mailer, modules));
  line = await openLine(api);
});
afterAll(async () => {
  trace(null);
  await line.close();
  await jobs.stop();
  mailer.close();
  await app.close();
  await api.close();
  smtp.close();
});
beforeEach(() => {
  lines.length = 0;
  spans.length = 0;
});

async function mailServer(): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      refusals -= 1;
      if (refusals < 0) return done();
      done(Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => {
        text += part.toString();
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const ask = (options: InjectOptions & { headers?: Record<string, string> }) =>
  app.inject({
    remoteAddress: IP,
    ...options,
    headers: { 'user-agent': AGENT, ...options.headers },
  });

const call = (procedure: string, input: object, headers: Record<string, string> = {}) =>
  ask({ method: 'POST', url: `/trpc/${procedure}`, headers, payload: input });

async function signedIn(member: TestMember): Promise<Record<string, string>> {
  const { db, clock } = api.deps;
  const session = await createSession(db, clock, member.id, {
    secondFactorPassed: true,
    userAgent: null,
    country: null,
    idToken: null,
  });
  secrets.add(session.id);
  secrets.add(member.email);
  return { cookie: `__Host-oche_session=${session.id}` };
}

const someone = (name: string) =>
  api.createMember({
    first_name: name,
    last_name: `${name}heimer`,
    email: `${name.toLowerCase()}@privat.example`,
  });

/** Until all that was to be done has been done, and failed jobs have failed once. */
async function settled(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from graphile_worker.jobs
        where last_error is null and run_at <= now()`.execute(api.deps.db);
      expect(rows).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );
  await sleep(0);
}

/** Proves that enough was told of to be looked at, and that nothing private is in it. */
async function nothingPrivate(): Promise<void> {
  const told = tracesBody({ resource: {}, version: '1' }, spans);
  const { body: metrics } = await ask({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(lines.length).toBeGreaterThan(0);
  expect(spans.length).toBeGreaterThan(0);
  const written = decodeURIComponent(`${lines.join('')}${told}${metrics}`.replaceAll('%', '%25'));
  for (const secret of secrets) {
    for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]) {
      expect(lineWith(written, form), `“${form}” was told`).toBeUndefined();
    }
  }
  expect(written).not.toMatch(/[\w.-]+@privat\.example/);
  // no statement's text, and nothing of an address but its route
  for (const { name, attributes } of spans) {
    const values = [name, ...Object.values(attributes)].map(String).join('\n');
    expect(values).not.toMatch(/\bwhere\b|\?|'|values \(/i);
  }
}

const lineWith = (text: string, part: string) =>
  text.split('\n').find((each) => each.toLowerCase().includes(part.toLowerCase()));

const levels = () => new Set(lines.map((text) => JSON.parse(text).level as number));

test('signing up, with a mail that is refused and one that arrives, and the link in it', async () => {
  refusals = 1;
  const answer = await call('auth.signUp', { ...anna, acceptTerms: true });
  expect(answer.statusCode).toBe(200);
  const [, session = ''] = /oche_session=([^;]+)/.exec(String(answer.headers['set-cookie'])) ?? [];
  expect(session).not.toBe('');
  secrets.add(session);
  await settled();
  expect(lines.join('')).toContain('the mail server refused: EENVELOPE 550');
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`.execute(
    api.deps.db,
  );
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 10_000 });
  const [, token = ''] = /token=3D([\w-]+)|token=([\w-]+)/.exec(mails[0] ?? '') ?? [];
  if (token) secrets.add(token);
  await call('auth.verifyEmail', { token: token || 'a-token-that-is-wrong-but-long-enough' });
  await settled();
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /trpc/:path', 'auth.signUp', 'job mail', 'mail']),
  );
  await nothingPrivate();
});

test('signing in with a wrong password and the right one, and asking for a new one', async () => {
  const { email } = anna;
  const wrong = await call('auth.signIn', { email, password: 'Hunderttausend Höllenhunde' });
  secrets.add('Hunderttausend Höllenhunde');
  expect(wrong.body).toContain('INVALID_CREDENTIALS');
  const right = await call('auth.signIn', { email, password: anna.password });
  expect(right.statusCode).toBe(200);
  const before = mails.length;
  await call('auth.requestPasswordReset', { email });
  await vi.waitFor(() => expect(mails.length).toBeGreaterThan(before), { timeout: 10_000 });
  await settled();
  await nothingPrivate();
});

test('a message, a search, a booking and its mails', async () => {
  const [writer, ben] = [await someone('Xaverine'), await someone('Ottokarl')];
  const cookie = await signedIn(writer);
  await befriend(api, writer, ben);
  secrets.add('Xaverine').add('Ottokarl').add(ben.email);
  const sent = await call(
    'social.conversations.sendDirect',
    { receiverId: ben.id, content: SAID },
    cookie,
  );
  expect(sent.statusCode).toBe(200);
  const input = encodeURIComponent(JSON.stringify({ q: SOUGHT }));
  expect((await ask({ url: `/trpc/search.find?input=${input}`, headers: cookie })).statusCode).toBe(
    200,
  );
  expect((await ask({ url: `/api/search?q=${SOUGHT}`, headers: cookie })).statusCode).toBe(200);
  const lounge = await createLounge(api, ben, { auto_confirm: false });
  secrets.add('Venloer Straße 12');
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const booked = await call(
    'bookings.create',
    {
      loungeId: lounge.id,
      startTime: `${day}T17:00:00.000Z`,
      endTime: `${day}T18:00:00.000Z`,
      notes: SAID,
    },
    cookie,
  );
  expect(booked.json()).toMatchObject({ result: { data: { status: 'requested' } } });
  await settled();
  expect(spans.map(({ name }) => name)).toContain('job events.react');
  await nothingPrivate();
});

test('a picture that is none, and one that is', async () => {
  const headers = { ...(await signedIn(await someone('Zenobiane'))), 'content-type': 'image/png' };
  secrets.add('Zenobiane');
  const send = (payload: Buffer) => ask({ method: 'POST', url: '/api/uploads', headers, payload });
  expect((await send(Buffer.from(SAID))).statusCode).toBe(415);
  expect((await send(await pictureFile('image/png', { width: 40, height: 40 }))).statusCode).toBe(
    201,
  );
  await nothingPrivate();
});

test('an unexpected error whose row PostgreSQL would name', async () => {
  const { db } = api.deps;
  const [writer, ben] = [await someone('Thusnelda'), await someone('Ludowika')];
  const cookie = await signedIn(writer);
  await befriend(api, writer, ben);
  secrets.add('Thusnelda').add('Ludowika').add(ben.email);
  await sql`alter table conversation_messages add constraint of_the_test check (body is null) not valid`.execute(
    db,
  );
  const sent = await call(
    'social.conversations.sendDirect',
    { receiverId: ben.id, content: SAID },
    cookie,
  );
  await sql`alter table conversation_messages drop constraint of_the_test`.execute(db);
  expect(sent.statusCode).toBe(500);
  expect(levels()).toContain(50);
  expect(lines.join('')).toContain('of_the_test');
  await nothingPrivate();
});

test('a sign-in elsewhere that fails, and comes back with what only it knows', async () => {
  const code = 'a-code-of-the-provider';
  secrets.add(code).add('Zutritt verweigert');
  const began = await ask({ url: '/api/auth/oidc?returnTo=/members/wilhelmine-quast' });
  expect(began.statusCode).toBeLessThan(600);
  await ask({
    url: `/api/auth/oidc/callback?code=${code}&state=${code}&error=access_denied&error_description=Zutritt%20verweigert`,
    headers: { cookie: `__Host-oche_oidc=${code}` },
  });
  await nothingPrivate();
});

test('mails that answer: of the member, of a stranger, to nobody', async () => {
  const [thea, ben] = [await someone('Theokrita'), await someone('Benedikta')];
  const cookie = await signedIn(ben);
  secrets.add(thea.email).add('Theokrita').add('Benedikta');
  const { thread } = await createThread(api, thea);
  const setting = { kind: 'forum.answer', mail: 'now', push: false } as const;
  await api.callerFor(thea).social.notifications.settings.save(setting);
  const before = mails.length;
  const post = { threadId: thread.id, content: SAID };
  expect((await call('forum.post.create', post, cookie)).statusCode).toBe(200);
  await vi.waitFor(() => expect(mails.length).toBeGreaterThan(before), { timeout: 10_000 });
  const [, to = ''] = /^Reply-To: (\S+)$/m.exec(mails.at(-1) ?? '') ?? [];
  expect(to).toMatch(/^reply\+/);
  secrets.add(to.split('@')[0] as string);
  const deliver = (from: string, address: string) =>
    line.deliver({ to: address, from, raw: mailOf({ from, to: address, text: SAID }) });
  expect(await deliver(thea.email, to)).toBe('250 taken');
  expect(await deliver(anna.email, to)).toBe('250 taken');
  expect(await deliver(anna.email, `${to.replace('@', 'x@')}`)).toMatch(/^550 /);
  await settled();
  const { rows } = await sql<{ outcome: string }>`
    select outcome from inbound_mails order by id`.execute(api.deps.db);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['taken', expect.any(String)]);
  await nothingPrivate();
});
