import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Deps } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { inTime } from '../lib/in-time.ts';
import { type PlainOperation, sends } from './openapi/plain-operation.ts';
import { quietLevel } from './request-log.ts';

/** Load balancers ask every few seconds and count a missing answer as a failure. */
const DATABASE_TIMEOUT_MS = 2000;

/**
 * /health/live: the process answers. /health/ready: it also has its database and can take requests.
 */
export function registerHealth(app: FastifyInstance, { db, env }: Pick<Deps, 'db' | 'env'>): void {
  const logLevel = quietLevel(env);
  app.get('/health/live', { logLevel, config: { operation: live } }, () => ({ status: 'ok' }));
  app.get('/health/ready', { logLevel, config: { operation: ready } }, async () => {
    await inTime(sql`select 1`.execute(db), DATABASE_TIMEOUT_MS).catch((cause) => {
      throw new AppError('UNAVAILABLE', { retryAfter: 5, cause });
    });
    return { status: 'ok' };
  });
}

const ok = sends('It does', 'application/json', z.object({ status: z.literal('ok') }));
const live: PlainOperation = {
  id: 'health.live',
  tag: 'Operation',
  summary: 'Does the process answer?',
  answers: { 200: ok },
};
const ready: PlainOperation = {
  id: 'health.ready',
  tag: 'Operation',
  summary: 'Does it have its database?',
  answers: { 200: ok },
  errors: ['UNAVAILABLE'],
};
