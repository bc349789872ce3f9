import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addJob } from '../lib/jobs/jobs.ts';
import { createTestApp, type TestApp, useTestApp } from './testing.ts';
import { testRouter } from './testing-router.ts';

const TOKEN = 'a-token-of-the-tests';
const server = useTestApp({ router: testRouter, env: { METRICS_TOKEN: TOKEN } });

interface From {
  remoteAddress?: string;
  headers?: Record<string, string>;
}
const metricsOf = ({ app }: TestApp, from: From = {}) =>
  app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', ...from });

test('counts requests by route and calls by procedure and result, never by what was typed', async () => {
  await server.app.inject({ url: '/api/probe/12?flavour=hop' });
  await server.app.inject({ url: '/trpc/probe.who,probe.refuse,made.up?batch=1' });
  await server.app.inject({ url: '/made/up' });
  const { body } = await metricsOf(server);
  expect(body).toContain(
    'oche_http_request_duration_seconds_count{method="GET",route="/api/probe/:id",status="200"} 1',
  );
  expect(body).toMatch(/_count{method="GET",route="none",status="404"} 1/);
  expect(body).toContain('oche_procedure_calls_total{procedure="probe.get",code="OK"} 1');
  expect(body).toContain(
    'oche_procedure_calls_total{procedure="probe.refuse",code="RATE_LIMITED"} 1',
  );
  expect(body).toContain('oche_procedure_calls_total{procedure="unknown",code="NOT_FOUND"} 1');
  expect(body).not.toContain('made');
  expect(body).not.toContain('hop');
});

test('tells about the process, its pool and its streams', async () => {
  const { body, headers } = await metricsOf(server);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(body).toMatch(/^oche_db_pool_connections \d+/m);
  expect(body).toMatch(/^oche_db_pool_waiting 0/m);
  expect(body).toMatch(/^oche_live_streams 0/m);
});

test('tell of the queue, and go on without it while the database is away', async () => {
  const { db } = server.api.deps;
  const runAt = new Date(Date.now() + 3_600_000);
  await addJob(db, 'auth.cleanup', {});
  await addJob(db, 'auth.cleanup', {}, { runAt });
  await addJob(db, 'lounges.cleanup', {}, { maxAttempts: 1 });
  await addJob(db, 'uploads.cleanup', {});
  await sql`update graphile_worker._private_jobs as job set attempts = 1, last_error = 'no'
    from graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier in ('lounges.cleanup', 'uploads.cleanup')`.execute(
    db,
  );
  const { body } = await metricsOf(server);
  expect(body.match(/^oche_jobs\{.*/gm)?.sort()).toEqual([
    'oche_jobs{job="auth.cleanup",state="planned"} 1',
    'oche_jobs{job="auth.cleanup",state="waiting"} 1',
    'oche_jobs{job="lounges.cleanup",state="failed"} 1',
    'oche_jobs{job="uploads.cleanup",state="retrying"} 1',
  ]);
  await sql`alter schema graphile_worker rename to away`.execute(db);
  const without = await metricsOf(server);
  expect(without.statusCode).toBe(200);
  expect(without.body).not.toMatch(/^oche_jobs\{/m);
  await sql`alter schema away rename to graphile_worker`.execute(db);
});

describe('are read', () => {
  const strangers: From[] = [
    { remoteAddress: '192.0.2.1' },
    { remoteAddress: '::1', headers: { 'x-forwarded-for': '192.0.2.1' } },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { 'x-real-ip': '192.0.2.1' } },
    { headers: { forwarded: 'for=192.0.2.1' } },
    { headers: { via: '1.1 proxy' } },
    { remoteAddress: '192.0.2.1', headers: { authorization: 'Bearer wrong' } },
    { remoteAddress: '192.0.2.1', headers: { authorization: `Bearer ${TOKEN}x` } },
    { remoteAddress: '192.0.2.1', headers: { authorization: TOKEN } },
    { remoteAddress: '127.evil.example' },
  ];
  const known: From[] = [
    {},
    { remoteAddress: '::1' },
    { remoteAddress: '::ffff:127.0.0.1' },
    { remoteAddress: '192.0.2.1', headers: { authorization: `Bearer ${TOKEN}` } },
    { headers: { 'x-forwarded-for': '192.0.2.1', authorization: `Bearer ${TOKEN}` } },
  ];

  test.each(strangers)('by no stranger: %j', async (from) => {
    const answer = await metricsOf(server, from);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('process_');
  });

  test.each(known)('by the machine itself or with the token: %j', async (from) => {
    expect((await metricsOf(server, from)).statusCode).toBe(200);
  });

  test('behind a known proxy by who is behind it', async () => {
    const proxied = await createTestApp({
      router: testRouter,
      env: { TRUST_PROXY: 'loopback, 10.0.0.0/8' },
    });
    const from = async (remoteAddress: string, forwardedFor: string) => {
      const headers = { 'x-forwarded-for': forwardedFor };
      return (await metricsOf(proxied, { remoteAddress, headers })).statusCode;
    };
    expect(await from('127.0.0.1', '192.0.2.1')).toBe(404);
    expect(await from('10.1.2.3', '192.0.2.1')).toBe(404);
    expect(await from('192.0.2.1', '127.0.0.1')).toBe(404);
    // what the client itself wrote is to the left of what the proxy added
    expect(await from('127.0.0.1', '127.0.0.1, 192.0.2.1')).toBe(404);
    expect((await metricsOf(proxied)).statusCode).toBe(200);
    await proxied.close();
  });
});

test('limits and logs know the client behind a proxy', async () => {
  const proxied = await createTestApp({
    router: testRouter,
    env: { TRUST_PROXY: 'loopback', RATE_LIMIT_PER_MINUTE: '1' },
  });
  const from = async (client: string, remoteAddress = '127.0.0.1') => {
    const headers = { 'x-forwarded-for': client };
    return (await proxied.app.inject({ url: '/api/probe/1', remoteAddress, headers })).statusCode;
  };
  expect([await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.1')]).toEqual([
    200, 200, 429,
  ]);
  // each IPv6 customer has a /64
  expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2:ffff::2')]).toEqual([200, 429]);
  // a header that comes from a stranger counts for nothing
  expect([await from('192.0.2.8', '203.0.113.1'), await from('192.0.2.9', '203.0.113.1')]).toEqual([
    200, 429,
  ]);
  await proxied.close();
});
