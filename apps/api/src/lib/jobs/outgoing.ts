import {
  afterCommit,
  beforeCommit,
  type Db,
  type Executor,
  type Placeholders,
  prepared,
} from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import { folded, messagesOf } from '../events/transport/fold.ts';
import type { Transport } from '../events/transport/transport.ts';
import { ADD_QUIETLY } from './quiet-jobs.ts';

export const CHANNEL = 'oche_events';

/** A job with the field names of graphile-worker's type `job_spec`. */
export interface JobSpec {
  identifier: string;
  payload: unknown;
  max_attempts: number;
  run_at: Date | undefined;
  job_key: string | undefined;
  queue_name: string | undefined;
  priority: number;
  flags: string[] | undefined;
}

/** What a transaction says to others: a signal to all processes, a job, or a thing for a job about several. */
export type Outgoing = { signal: string } | { job: JobSpec } | { job: JobSpec; joins: true };

/** How many things one job takes. */
const THINGS_A_JOB = 50;

/** PostgreSQL takes less than 8,000. */
const NOTIFY_BYTES = 7900;
/** Wakes the workers of all processes. */
const JOBS_QUEUED = JSON.stringify(['jobs.queued', {}]);

const senders = new WeakMap<object, Required<Transport>['send']>();

/** All transactions of a database share this with it. */
const adapterOf = (executor: Executor): object => executor.getExecutor().adapter;

/** What transactions of this database say from now on goes through this transport. Without one it is NOTIFY. */
export function sendThrough({ send: after }: Transport, db: Db): void {
  if (after) senders.set(adapterOf(db), after);
}

/**
 * Sends all this when the transaction commits, and nothing of it if it rolls back: signals and jobs, by one statement for
 * the whole transaction, and one NOTIFY. With another transport the signals go out after the commit. Without a
 * transaction all of it is sent at once.
 */
export const send = (executor: Executor, outgoing: readonly Outgoing[]): Promise<void> =>
  beforeCommit(executor, outgoing, sendGathered);

async function sendGathered(executor: Executor, outgoing: readonly Outgoing[]): Promise<void> {
  const jobs = specsOf(outgoing);
  const said = outgoing.flatMap((one) => ('signal' in one ? [one.signal] : []));
  const signals = folded(jobs.some(isDue) ? [...said, JOBS_QUEUED] : said);
  const after = senders.get(adapterOf(executor));
  const messages = after ? [] : messagesOf(signals, NOTIFY_BYTES);
  const specs = JSON.stringify(jobs);
  if (messages.length > 0 && jobs.length > 0) await sendBoth(executor, { messages, specs });
  else if (messages.length > 0) await sendMessages(executor, { messages });
  else if (jobs.length > 0) await insertJobs(executor, { specs });
  if (after) afterCommit(executor, signals, after);
}

/**
 * Runs a statement that is all that its transaction usually does, with a signal: by NOTIFY as one of the statement's
 * columns, which saves a statement of its own.
 */
export async function sendWith<T>(
  executor: Executor,
  signal: string,
  statement: (column: RawBuilder<unknown>) => Promise<T>,
): Promise<T> {
  const after = senders.get(adapterOf(executor));
  if (!after) return statement(sql`pg_notify(${sql.lit(CHANNEL)}, ${signal})`);
  const result = await statement(sql`null`);
  afterCommit(executor, [signal], after);
  return result;
}

const isDue = ({ run_at }: JobSpec): boolean => run_at === undefined || run_at <= new Date();

function specsOf(outgoing: readonly Outgoing[]): JobSpec[] {
  const jobs = outgoing.filter((one) => 'job' in one);
  const alone = jobs.filter((one) => !('joins' in one)).map(({ job }) => job);
  const joining = jobs.filter((one) => 'joins' in one).map(({ job }) => job);
  return [...latestOfKeys(alone), ...joined(joining)];
}

/** A job replaces a waiting one with the same key, even one of the same transaction. */
function latestOfKeys(specs: readonly JobSpec[]): JobSpec[] {
  const latest = new Map(specs.map((spec) => [spec.job_key, spec]));
  return specs.filter((spec) => !spec.job_key || latest.get(spec.job_key) === spec);
}

/** Things for jobs of the same name become one job with the list of them. */
function joined(specs: readonly JobSpec[]): JobSpec[] {
  const groups = [...Map.groupBy(specs, ({ identifier }) => identifier).values()];
  return groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / THINGS_A_JOB) }, (_, part) => {
      const things = group.slice(part * THINGS_A_JOB, (part + 1) * THINGS_A_JOB);
      return { ...(things[0] as JobSpec), payload: things.map(({ payload }) => payload) };
    }),
  );
}

const sentTo = (messages: unknown) =>
  sql<number>`(select count(pg_notify(${sql.lit(CHANNEL)}, message))
    from unnest(${messages}::text[]) as given (message))`;

const added = (specs: unknown) =>
  sql<number>`(select count(*) from ${sql.raw(ADD_QUIETLY)}(array(
    select spec from json_populate_recordset(null::graphile_worker.job_spec, ${specs}::json) as spec
  )))`;

const sendMessages = prepared(
  'outgoing.sendMessages',
  (db, p: Placeholders<{ messages: string[] }>) =>
    db.selectNoFrom(sentTo(p('messages')).as('sent')),
);

const insertJobs = prepared('outgoing.insertJobs', (db, p: Placeholders<{ specs: string }>) =>
  db.selectNoFrom(added(p('specs')).as('jobs')),
);

const sendBoth = prepared(
  'outgoing.sendBoth',
  (db, p: Placeholders<{ messages: string[]; specs: string }>) =>
    db.selectNoFrom([sentTo(p('messages')).as('sent'), added(p('specs')).as('jobs')]),
);
