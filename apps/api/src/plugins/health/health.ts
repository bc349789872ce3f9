import { newestMigration } from '@oche/db';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { inTime } from '../../lib/time/in-time.ts';
import { hasPart } from '../../roles.ts';
import { type PlainOperation, sends } from '../openapi/plain-operation.ts';
import { quietLevel } from '../request-log.ts';
import { processStateOf } from './process-state.ts';

/** Load balancers ask every few seconds and count a missing answer as a failure; HAProxy's file waits longer. */
export const DATABASE_TIMEOUT_MS = 2000;
const RETRY_AFTER_SECONDS = '5';

type HealthDeps = Pick<Deps, 'db' | 'env' | 'storage' | 'events' | 'replicas'>;

/**
 * /health/live: the process answers. /health/ready: what it needs, part by part. Only what makes this process worse than
 * another one, or all of them useless, is a 503; what is missing alike everywhere while the rest goes on, as a folder for
 * pictures or a broker, is told with 200. So is the primary while standbys answer: a process that reads shows visitors their
 * pages, and tells members in their language what has to wait.
 */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  const logLevel = quietLevel(deps.env);
  app.get('/health/live', { logLevel, config: { operation: live } }, () => ({ status: 'ok' }));
  app.get('/health/ready', { logLevel, config: { operation: ready } }, async (_request, reply) => {
    const { isReady, parts } = await readinessOf(deps);
    if (isReady) return { status: 'ok', ...parts };
    reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
    return { status: 'failing', code: 'UNAVAILABLE', ...parts };
  });
}

interface Seen {
  isReadOnly: boolean;
  newest: string;
  hasWorker: boolean;
}

async function readinessOf({ db, env, storage, events, replicas }: HealthDeps) {
  const state = processStateOf(events);
  const seen = await inTime(look(db), DATABASE_TIMEOUT_MS).catch(() => undefined);
  const isWorking = state.isWorking?.();
  const parts: Parts = {
    process: state.isClosing ? 'closing' : 'ok',
    database: !seen ? 'away' : seen.isReadOnly ? 'readOnly' : 'ok',
    schema: seen ? await schemaOf(seen) : 'unknown',
    replicas: standbysOf(replicas?.state()),
    jobs: isWorking === false ? 'stopped' : seen && !seen.hasWorker ? 'nobody' : 'ok',
    signals: events.isListening ? 'ok' : 'away',
    uploads: (await storage.isWorking()) ? 'ok' : 'failing',
  };
  const reads = parts.database === 'away' && parts.replicas === 'ok' && hasPart(env, 'web');
  const isReady =
    parts.process === 'ok' &&
    (parts.database === 'ok' || reads) &&
    parts.schema !== 'older' &&
    (env.ROLE !== 'worker' || isWorking !== false);
  return { isReady, parts };
}

const standbysOf = (states: readonly { leftOut: string | null }[] = []): Parts['replicas'] => {
  if (states.length === 0) return 'none';
  return states.some(({ leftOut }) => leftOut === null) ? 'ok' : 'leftOut';
};

/** A worker's connections bear its name. */
async function look(db: Deps['db']): Promise<Seen | undefined> {
  const { rows } = await sql<Seen>`select
    pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly",
    (select max(name) from oche_migrations) as newest,
    exists (select from pg_stat_activity
      where application_name like 'oche-jobs %' and datname = current_database()) as "hasWorker"
  `.execute(db);
  return rows[0];
}

/** During a rolling update processes of the former version go on with a newer schema; an older one suits nobody. */
async function schemaOf({ newest }: Seen): Promise<'ok' | 'newer' | 'older'> {
  const known = await newestMigration();
  if (newest === known) return 'ok';
  return newest > known ? 'newer' : 'older';
}

const parts = z.object({
  process: z.enum(['ok', 'closing']).describe('closing: it ends, and others take its requests'),
  database: z
    .enum(['ok', 'readOnly', 'away'])
    .describe('readOnly: a standby, which nobody writes to'),
  replicas: z
    .enum(['ok', 'leftOut', 'none'])
    .describe('ok: at least one standby answers readers, also for a while without its primary'),
  schema: z.enum(['ok', 'newer', 'older', 'unknown']).describe('beside the migrations it knows'),
  jobs: z
    .enum(['ok', 'nobody', 'stopped'])
    .describe('whether any process does jobs, or its own worker has stopped'),
  signals: z.enum(['ok', 'away']).describe('away: what others change is seen some seconds later'),
  uploads: z.enum(['ok', 'failing']).describe('failing: pictures can be neither stored nor shown'),
});
type Parts = z.infer<typeof parts>;

const live: PlainOperation = {
  id: 'health.live',
  tag: 'Operation',
  summary: 'Does the process answer?',
  answers: { 200: sends('It does', 'application/json', z.object({ status: z.literal('ok') })) },
};
const ready: PlainOperation = {
  id: 'health.ready',
  tag: 'Operation',
  summary: 'Can it take requests, or do jobs, and what is missing?',
  answers: {
    200: sends(
      'It can; what everything else goes on without is told with it',
      'application/json',
      parts.extend({ status: z.literal('ok') }),
    ),
    503: sends(
      'It can’t, so requests belong elsewhere',
      'application/json',
      parts.extend({ status: z.literal('failing'), code: z.literal('UNAVAILABLE') }),
    ),
  },
};
