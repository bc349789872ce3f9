import { withTransaction } from '@oche/db';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startJobs } from '../lib/jobs/job-worker.ts';
import { addJob } from '../lib/jobs/jobs.ts';
import { samplerOf } from '../lib/telemetry/sampler.ts';
import type { Span } from '../lib/telemetry/span.ts';
import { trace } from '../lib/telemetry/start.ts';
import { traceparentOf } from '../lib/telemetry/traceparent.ts';
import { inTrace } from '../lib/telemetry/tracing.ts';
import { createTestApp, type TestApp } from './testing.ts';
import { testRouter } from './testing-router.ts';

declare module '../lib/jobs/jobs.ts' {
  interface Jobs {
    'test.traced': { text: string };
  }
}

const spans: Span[] = [];
const REMOTE = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };

let server: TestApp;
beforeAll(async () => {
  trace({ ...samplerOf('parentbased_always_on'), ended: (span) => void spans.push(span) });
  server = await createTestApp({ router: testRouter, env: { TRUST_PROXY: '10.0.0.0/8' } });
});
afterAll(async () => {
  trace(null);
  await server.close();
});
beforeEach(() => {
  spans.length = 0;
});

const named = (name: string): Span => {
  const found = spans.filter((span) => span.name === name);
  expect(found, name).toHaveLength(1);
  return found[0] as Span;
};

describe('a request', () => {
  test('is a trace: its route, its procedures and their statements', async () => {
    const member = await server.api.createMember();
    const cookie = await server.signIn(member);
    spans.length = 0;
    const answer = await server.app.inject({
      url: '/api/probe/12?flavour=hop',
      headers: { cookie },
    });
    const root = named('GET /api/probe/:id');
    expect(root).toMatchObject({
      kind: 'server',
      parentId: undefined,
      failure: undefined,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/probe/:id',
        'http.response.status_code': 200,
        'oche.request_id': answer.headers['x-request-id'],
      },
    });
    expect(root.traceId).toMatch(/^[\da-f]{32}$/);
    expect(root.spanId).toMatch(/^[\da-f]{16}$/);
    expect(root.endedAt).toBeGreaterThanOrEqual(root.startedAt);
    expect(named('probe.get')).toMatchObject({ parentId: root.spanId, traceId: root.traceId });
    const statements = spans.filter(({ kind }) => kind === 'client');
    expect(statements).not.toEqual([]);
    for (const { name, traceId, attributes } of statements) {
      expect(traceId).toBe(root.traceId);
      expect(attributes).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': name });
    }
  });

  test('that was refused is no failure, and one that broke is, by its kind alone', async () => {
    await server.app.inject({ url: '/api/probe/refuse' });
    expect(named('probe.refuse')).toMatchObject({
      failure: undefined,
      attributes: { 'error.type': 'RATE_LIMITED' },
    });
    await server.app.inject({ url: '/trpc/probe.secret' });
    expect(named('probe.secret')).toMatchObject({ failure: 'INTERNAL' });
    expect(named('GET /trpc/:path')).toMatchObject({ failure: '500' });
  });

  test('names its trace in each of its log lines', async () => {
    const before = server.log.length;
    await server.app.inject({ url: '/api/probe/refuse' });
    const { traceId, spanId } = named('GET /api/probe/refuse');
    const line = server.log.slice(before).find(({ msg }) => msg === 'request');
    expect(line).toMatchObject({ traceId, spanId });
  });

  test('goes on with the trace of a proxy that is trusted, and of nobody else', async () => {
    const traceparent = traceparentOf(REMOTE);
    const ask = async (remoteAddress: string, headers: Record<string, string>) => {
      spans.length = 0;
      await server.app.inject({ url: '/api/probe/1', remoteAddress, headers });
      return named('GET /api/probe/:id');
    };
    const proxied = { traceparent, 'x-forwarded-for': '192.0.2.1' };
    expect(await ask('10.0.0.1', proxied)).toMatchObject({
      traceId: REMOTE.traceId,
      parentId: REMOTE.spanId,
    });
    expect((await ask('192.0.2.9', proxied)).traceId).not.toBe(REMOTE.traceId);
    expect((await ask('192.0.2.9', { traceparent })).traceId).not.toBe(REMOTE.traceId);
    const broken = { ...proxied, traceparent: `00-${'0'.repeat(32)}-${REMOTE.spanId}-01` };
    expect((await ask('10.0.0.1', broken)).traceId).not.toBe('0'.repeat(32));
    // and the proxy's word counts, also where it wants no trace
    spans.length = 0;
    const unsampled = { ...proxied, traceparent: traceparent.replace(/01$/, '00') };
    await server.app.inject({ url: '/api/probe/1', remoteAddress: '10.0.0.1', headers: unsampled });
    expect(spans).toEqual([]);
  });

  test('for health or metrics is none', async () => {
    for (const url of ['/health/ready', '/metrics']) await server.app.inject({ url });
    expect(spans).toEqual([]);
  });
});

test('an open stream’s request is told of at once; what it sends are traces of their own', async () => {
  const response = await fetch(`${await server.listen()}/trpc/probe.three`);
  await response.text();
  const root = named('GET /trpc/:path');
  expect(root.attributes['oche.is_stream']).toBe(true);
  const sent = spans.filter(({ name }) => name === 'stream probe.three');
  expect(sent).toHaveLength(3);
  for (const { traceId, link } of sent) {
    expect(traceId).not.toBe(root.traceId);
    expect(link).toEqual({ traceId: root.traceId, spanId: root.spanId });
  }
});

describe('a job', () => {
  test('belongs to the trace of the transaction that queued it, if it is to be done at once', async () => {
    const { deps, url } = server.api;
    const done: string[] = [];
    const worker = await startJobs(
      { ...deps, log: pino({ level: 'silent' }), metrics: new Registry() },
      url,
      [{ tasks: { 'test.traced': async ({ text }) => void done.push(text) } }],
    );
    const later = new Date(Date.now() + 1000);
    await inTrace('test', {}, () =>
      withTransaction(deps.db, async (tx) => {
        await addJob(tx, 'test.traced', { text: 'at once' });
        await addJob(tx, 'test.traced', { text: 'later' }, { runAt: later });
      }),
    );
    await addJob(deps.db, 'test.traced', { text: 'of nobody' });
    await vi.waitFor(() => expect(done).toHaveLength(3), { timeout: 10_000 });
    await worker.stop();
    const root = named('test');
    const jobs = spans.filter(({ name }) => name === 'job test.traced');
    expect(jobs).toHaveLength(3);
    expect(jobs.filter(({ traceId }) => traceId === root.traceId)).toHaveLength(1);
    expect(jobs[0]).toMatchObject({
      kind: 'consumer',
      attributes: { 'oche.job': 'test.traced', 'oche.attempt': 1 },
    });
  });

  test('says nothing of a trace that isn’t sampled', async () => {
    const { db } = server.api.deps;
    await addJob(db, 'test.traced', { text: 'x' });
    const flags = await sql<{ flags: unknown }>`
      select flags from graphile_worker.jobs where task_identifier = 'test.traced'`.execute(db);
    expect(flags.rows).toEqual([{ flags: null }]);
  });
});

test('statements that have no name are told of by what they do, never by their text', async () => {
  const { db } = server.api.deps;
  await inTrace('test', {}, async () => {
    await db.selectFrom('users').select('id').where('email', '=', 'anna@oche.test').execute();
    await sql`select 'a secret' as text`.execute(db);
  });
  const summaries = spans.flatMap(({ attributes }) => attributes['db.query.summary'] ?? []);
  expect(summaries).toEqual(['select users', 'select']);
  expect(JSON.stringify(spans)).not.toContain('secret');
});

test('without a tracer nothing is noted', async () => {
  trace(null);
  await server.app.inject({ url: '/api/probe/1' });
  await inTrace('test', {}, async () => {
    await sql`select 1`.execute(server.api.deps.db);
  });
  expect(spans).toEqual([]);
});
