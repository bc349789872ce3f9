import { withTransaction } from '@oche/db';
import type {
  discardJobInput,
  failedJobsInput,
  failedJobsOutput,
  SystemFacts,
} from '@oche/validators/admin/system';
import type { z } from 'zod';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import { version } from '../../../lib/version.ts';
import { requireProof } from '../../auth/index.ts';
import '../admin.mails.ts';
import * as queries from './system.queries.ts';

const PAGE = 20;
const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** What somebody who looks after an installation wants to know. */
export async function getSystem({ db, env }: ServiceContext): Promise<SystemFacts> {
  const [facts, tables, backup, queue] = await Promise.all([
    queries.getDatabaseFacts.first(db, {}),
    queries.listLargestTables(db, {}),
    queries.getLastBackup.first(db, {}),
    queries.countQueue(db, {}),
  ]);
  if (!facts) throw new AppError('INTERNAL');
  return {
    versions: { oche: version, node: process.versions.node, postgres: facts.postgres },
    startedAt,
    processes: facts.processes,
    migrations: {
      count: facts.migrations,
      last: facts.lastMigration.name,
      appliedAt: new Date(facts.lastMigration.appliedAt).toISOString(),
    },
    database: { bytes: facts.bytes, tables },
    storage: {
      place: env.S3_BUCKET ? 'bucket' : 'folder',
      pictures: facts.pictures,
      bytes: facts.pictureBytes,
    },
    mail: { way: env.SMTP_URL ? 'smtp' : 'files', from: env.MAIL_FROM },
    backup: backup
      ? {
          finishedAt: backup.finished_at,
          bytes: backup.archive_bytes,
          rows: backup.row_count,
          files: backup.file_count,
        }
      : null,
    queue,
  };
}

/** Jobs that have failed at least once, with why. */
export async function listFailedJobs(
  { db, clock }: ServiceContext,
  { cursor }: z.output<typeof failedJobsInput>,
): Promise<z.infer<typeof failedJobsOutput>> {
  const rows = await queries.listFailedJobs(db, { before: cursor ?? null, limit: PAGE + 1 });
  const items = rows.slice(0, PAGE).map((row) => ({
    id: row.id,
    job: row.job,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    error: row.error,
    createdAt: row.created_at,
    nextAt: row.attempts < row.max_attempts ? laterOf(row.run_at, clock.now()) : null,
  }));
  return { items, nextCursor: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

const laterOf = (time: string, now: Date) =>
  new Date(Math.max(Date.parse(time), now.getTime())).toISOString();

/** @throws AppError JOB_NOT_FOUND */
export async function retryJob(ctx: MemberContext, id: number): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const job = await queries.retryJob(tx, id);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    await audit(ctx, tx, {
      action: 'job.retry',
      thing: { kind: 'job', id },
      scope: 'admin',
      after: { job },
    });
  });
}

/** Retries all jobs that have been given up: the usual step after a fault has been mended. */
export async function retryFailedJobs(ctx: MemberContext): Promise<{ count: number }> {
  return withTransaction(ctx.db, async (tx) => {
    const count = await queries.retryFailedJobs(tx);
    const thing = { kind: 'job', id: 'failed' };
    await audit(ctx, tx, { action: 'job.retryAll', thing, scope: 'admin', after: { count } });
    return { count };
  });
}

/**
 * Throws a job away that fails and is not wanted any more. It can't be brought back.
 * @throws AppError JOB_NOT_FOUND, INVALID_CREDENTIALS, SIGN_IN_AGAIN, RATE_LIMITED
 */
export async function discardJob(
  ctx: MemberContext,
  { id, password }: z.output<typeof discardJobInput>,
): Promise<void> {
  await requireProof(ctx, password);
  await withTransaction(ctx.db, async (tx) => {
    const job = await queries.discardJob(tx, id);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    await audit(ctx, tx, {
      action: 'job.discard',
      thing: { kind: 'job', id },
      scope: 'admin',
      before: { job },
    });
  });
}

/** Sends a mail to the admin who asks, the way that all mails go. */
export async function sendTestMail(ctx: MemberContext): Promise<{ to: string }> {
  return withTransaction(ctx.db, async (tx) => {
    const to = await queries.getAddress(tx, ctx.actor.id);
    await queueMail(tx, { template: 'admin.test', to, locale: ctx.locale, params: {} });
    const thing = { kind: 'mail', id: ctx.actor.id };
    await audit(ctx, tx, { action: 'mail.test', thing, scope: 'admin' });
    return { to };
  });
}
