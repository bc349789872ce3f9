import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { poolOf } from '@oche/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { watchBackups } from '../backup/backup-metrics.ts';
import type { Env } from '../env.ts';
import type { Deps } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { watchQueue } from '../lib/jobs/job-metrics.ts';
import { liveStreamsOf } from '../trpc/live-streams.ts';
import { type PlainOperation, sends } from './openapi/plain-operation.ts';
import { quietLevel } from './request-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** what /metrics shows */
    allMetrics(): Registry;
  }
}

/** in seconds */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const operation: PlainOperation = {
  id: 'metrics',
  audience: 'this machine, or who has the token of METRICS_TOKEN',
  tag: 'Operation',
  summary: 'Prometheus metrics; from the machine itself or with the token of METRICS_TOKEN',
  answers: { 200: sends('Text in the Prometheus format', 'text/plain') },
  errors: ['NOT_FOUND'],
};

/** Prometheus metrics at /metrics, for the machine itself and for clients with the token. */
export function registerMetrics(app: FastifyInstance, deps: Deps): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  watchProcess(deps, registry);
  watchQueue(deps.db, registry);
  watchBackups(deps.db, registry);
  const all = () => Registry.merge([registry, deps.metrics]);
  app.decorate('allMetrics', all);
  const options = { logLevel: quietLevel(deps.env), config: { operation } };
  app.get('/metrics', options, async (request, reply) => {
    if (!mayReadMetrics(request, deps.env)) throw new AppError('NOT_FOUND');
    const merged = all();
    return reply.type(merged.contentType).send(await merged.metrics());
  });
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'oche_http_request_duration_seconds',
    help: 'Time from the request line to the end of the answer, live streams left out',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const calls = new Counter({
    name: 'oche_procedure_calls_total',
    help: 'Procedure calls over tRPC and REST, by result',
    labelNames: ['procedure', 'code'],
    registers: [registry],
  });
  const ended = new Counter({
    name: 'oche_live_streams_ended_total',
    help: 'Live streams by how they ended: their reader left, they were refused, the process stopped, they failed',
    labelNames: ['outcome'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    if (request.isStream) ended.inc({ outcome: request.streamOutcome });
    else duration.observe(labels, reply.elapsedTime / 1000);
    for (const call of request.calls ?? []) calls.inc({ ...call });
    done();
  });
}

function watchProcess({ db, events }: Deps, registry: Registry): void {
  const gauge = (name: string, help: string, value: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value() ?? 0);
      },
    });
  const pool = poolOf(db);
  let usage = performance.eventLoopUtilization();
  gauge(
    'oche_event_loop_utilization',
    'Part of the time since the last reading that was used',
    () => {
      const before = usage;
      usage = performance.eventLoopUtilization();
      return performance.eventLoopUtilization(usage, before).utilization;
    },
  );
  gauge('oche_live_streams', 'Open live streams', () => liveStreamsOf(events).size);
  gauge('oche_signals_heard', 'Whether signals of other processes are heard', () =>
    events.isListening ? 1 : 0,
  );
  gauge('oche_db_pool_connections', 'Open database connections', () => pool?.totalCount);
  gauge('oche_db_pool_idle', 'Database connections that nobody uses', () => pool?.idleCount);
  gauge('oche_db_pool_waiting', 'Queries waiting for a connection', () => pool?.waitingCount);
}

/**
 * Requests through a proxy on this machine seem to come from the machine itself. So a request that
 * was passed on counts as local only if TRUST_PROXY says which proxies to believe.
 */
function mayReadMetrics(request: FastifyRequest, { METRICS_TOKEN, TRUST_PROXY }: Env): boolean {
  const { authorization, forwarded, via } = request.headers;
  if (METRICS_TOKEN && authorization && isSame(authorization, `Bearer ${METRICS_TOKEN}`))
    return true;
  const wasPassedOn =
    request.headers['x-forwarded-for'] ?? request.headers['x-real-ip'] ?? forwarded ?? via;
  if (wasPassedOn !== undefined && !TRUST_PROXY) return false;
  return isIP(request.ip) !== 0 && /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
