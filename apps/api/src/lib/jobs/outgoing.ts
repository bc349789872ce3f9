import { beforeCommit, type Executor, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

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
}

/** What a transaction says to others: a message to all processes, a job, or a thing for a job about several. */
export type Outgoing = { message: string } | { job: JobSpec } | { job: JobSpec; joins: true };

/** How many things one job takes. */
const THINGS_A_JOB = 50;

/**
 * Sends all this when the transaction commits, and nothing of it if it rolls back: messages, then jobs, by one
 * statement for the whole transaction. Without a transaction it is sent at once.
 */
export const send = (executor: Executor, outgoing: readonly Outgoing[]): Promise<void> =>
  beforeCommit(executor, outgoing, sendGathered);

async function sendGathered(executor: Executor, outgoing: readonly Outgoing[]): Promise<void> {
  const messages = outgoing.flatMap((one) => ('message' in one ? [one.message] : []));
  const specs = JSON.stringify(specsOf(outgoing));
  if (specs === '[]') await sendMessages(executor, { messages });
  else if (messages.length === 0) await insertJobs(executor, { specs });
  else await sendBoth(executor, { messages, specs });
}

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
  sql<number>`(select count(*) from graphile_worker.add_jobs(array(
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
