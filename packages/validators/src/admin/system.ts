import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';

const count = z.number();
const bytes = z.number();

export const systemOutput = z.object({
  /** Oche's, Node's and PostgreSQL's */
  versions: z.object({ oche: z.string(), node: z.string(), postgres: z.string() }),
  /** since when this process runs */
  startedAt: dateTime,
  /** how many processes do jobs right now */
  processes: count,
  migrations: z.object({ count, last: z.string(), appliedAt: dateTime }),
  database: z.object({
    bytes,
    /** the largest first; rows are PostgreSQL's estimate */
    tables: z.array(z.object({ name: z.string(), bytes, rows: count })),
  }),
  storage: z.object({ place: z.enum(['folder', 'bucket']), pictures: count, bytes }),
  mail: z.object({ way: z.enum(['smtp', 'files']), from: z.string() }),
  /** the newest one that is complete */
  backup: z.nullable(z.object({ finishedAt: dateTime, bytes, rows: count, files: count })),
  queue: z.array(
    z.object({
      job: z.string(),
      waiting: count,
      /** for later */
      planned: count,
      /** failed, and tried again */
      retrying: count,
      /** failed for the last time */
      failed: count,
    }),
  ),
});
export type SystemFacts = z.infer<typeof systemOutput>;

/** Jobs that have failed at least once, the newest first. */
export const failedJobsInput = z.object({ cursor: z.optional(id) });
export const failedJobsOutput = z.object({
  items: z.array(
    z.object({
      id: count,
      job: z.string(),
      attempts: count,
      maxAttempts: count,
      /** the first line of what it failed with */
      error: z.string(),
      createdAt: dateTime,
      /** when it is tried again; null: not any more */
      nextAt: z.nullable(dateTime),
    }),
  ),
  nextCursor: z.nullable(count),
});
export type FailedJob = z.infer<typeof failedJobsOutput>['items'][number];

export const jobIdInput = z.object({ id });
/** A job that is thrown away can't come back. */
export const discardJobInput = z.object({ id, password: z.optional(z.string('required')) });
export const retriedOutput = z.object({ count });
export const testMailOutput = z.object({ to: z.string() });
