import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Deps } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { inTime } from '../lib/time/in-time.ts';
import { type PlainOperation, sends } from './openapi/plain-operation.ts';
import { quietLevel } from './request-log.ts';

/** Load balancers ask every few seconds and count a missing answer as a failure; HAProxy's file waits longer. */
export const DATABASE_TIMEOUT_MS = 2000;

/**
 * /health/live: the process answers. /health/ready: it also has its database and can take requests. Where files can't be
 * stored, it is ready all the same, and says so: all but pictures works, and another process would have the same folder
 * or bucket.
 */
export function registerHealth(
  app: FastifyInstance,
  { db, env, storage }: Pick<Deps, 'db' | 'env' | 'storage'>,
): void {
  const logLevel = quietLevel(env);
  app.get('/health/live', { logLevel, config: { operation: live } }, () => ({ status: 'ok' }));
  app.get('/health/ready', { logLevel, config: { operation: ready } }, async () => {
    await inTime(sql`select 1`.execute(db), DATABASE_TIMEOUT_MS).catch((cause) => {
      throw new AppError('UNAVAILABLE', { retryAfter: 5, cause });
    });
    return { status: 'ok', uploads: (await storage.isWorking()) ? 'ok' : 'failing' };
  });
}

const status = z.literal('ok');
const live: PlainOperation = {
  id: 'health.live',
  tag: 'Operation',
  summary: 'Does the process answer?',
  answers: { 200: sends('It does', 'application/json', z.object({ status })) },
};
const ready: PlainOperation = {
  id: 'health.ready',
  tag: 'Operation',
  summary: 'Does it have its database, and can it store pictures?',
  answers: {
    200: sends(
      'It has; pictures are told of apart, as all else goes on without them',
      'application/json',
      z.object({ status, uploads: z.enum(['ok', 'failing']) }),
    ),
  },
  errors: ['UNAVAILABLE'],
};
