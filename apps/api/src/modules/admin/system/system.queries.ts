import { type Executor, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

const TABLES_SHOWN = 10;

/** One statement for what the database knows of itself. */
export const getDatabaseFacts = prepared('admin.getDatabaseFacts', (db) =>
  db.selectNoFrom([
    sql<string>`current_setting('server_version')`.as('postgres'),
    sql<number>`pg_database_size(current_database())`.as('bytes'),
    // each process has a worker, whose connections bear its name
    sql<number>`(select count(distinct application_name) from pg_stat_activity
      where datname = current_database() and application_name like 'oche-jobs %')::int`.as(
      'processes',
    ),
    sql<number>`(select count(*) from oche_migrations)::int`.as('migrations'),
    sql<{
      name: string;
      appliedAt: string;
    }>`(select json_build_object('name', name, 'appliedAt', applied_at)
      from oche_migrations order by name desc limit 1)`.as('lastMigration'),
    sql<number>`(select count(*) from uploads)::int`.as('pictures'),
    sql<number>`(select coalesce(sum(bytes), 0) from uploads)::bigint`.as('pictureBytes'),
  ]),
);

export const listLargestTables = prepared('admin.listLargestTables', (db) =>
  db
    .selectFrom(
      sql<{ name: string; bytes: number; rows: number }>`(
        select coalesce(parent.relname, class.relname)::text,
          sum(pg_total_relation_size(class.oid))::bigint,
          sum(greatest(class.reltuples, 0))::bigint
        from pg_class class
        join pg_namespace space on space.oid = class.relnamespace and space.nspname = 'public'
        left join pg_inherits heir on heir.inhrelid = class.oid
        left join pg_class parent on parent.oid = heir.inhparent
        where class.relkind = 'r'
        group by 1
      )`.as<'sized'>(sql`sized(name, bytes, rows)`),
    )
    .selectAll()
    .orderBy('bytes', 'desc')
    .orderBy('name')
    .limit(TABLES_SHOWN),
);

export const getLastBackup = prepared('admin.getLastBackup', (db) =>
  db
    .selectFrom('backups')
    .select(['finished_at', 'archive_bytes', 'row_count', 'file_count'])
    .orderBy('id', 'desc')
    .limit(1),
);

/** How many jobs of each name are in which state. */
export const countQueue = prepared('admin.countQueue', (db) =>
  db
    .selectFrom(
      sql<{ job: string; waiting: number; planned: number; retrying: number; failed: number }>`(
        select task_identifier,
          count(*) filter (where last_error is null and run_at <= now())::int,
          count(*) filter (where last_error is null and run_at > now())::int,
          count(*) filter (where last_error is not null and attempts < max_attempts)::int,
          count(*) filter (where attempts >= max_attempts)::int
        from graphile_worker.jobs group by task_identifier
      )`.as<'queued'>(sql`queued(job, waiting, planned, retrying, failed)`),
    )
    .selectAll()
    .orderBy('failed', 'desc')
    .orderBy('retrying', 'desc')
    .orderBy('job'),
);

/** Payloads stay in the queue: they have addresses of members in them. */
export const listFailedJobs = prepared(
  'admin.listFailedJobs',
  (db, p: Placeholders<{ before: number | null; limit: number }>) =>
    db
      .selectFrom(
        sql<{
          id: number;
          job: string;
          attempts: number;
          max_attempts: number;
          error: string;
          created_at: string;
          run_at: string;
        }>`(
          select id, task_identifier, attempts::int, max_attempts::int,
            left(split_part(last_error, chr(10), 1), 300), created_at, run_at
          from graphile_worker.jobs
          where last_error is not null and (${p('before')}::bigint is null or id < ${p('before')}::bigint)
        )`.as<'failing'>(sql`failing(id, job, attempts, max_attempts, error, created_at, run_at)`),
      )
      .selectAll()
      .orderBy('id', 'desc')
      .limit(p('limit')),
);

/** @returns the job's name; none when it is being done right now, or is gone */
export async function retryJob(executor: Executor, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ job: string }>`
    select j.task_identifier as job
    from graphile_worker.reschedule_jobs(array[${id}::bigint], now(), null, 0) done
    join graphile_worker.jobs j on j.id = done.id`.execute(executor);
  return rows[0]?.job;
}

/** @returns how many are tried again */
export async function retryFailedJobs(executor: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where last_error is not null and attempts >= max_attempts),
      now(), null, 0)`.execute(executor);
  return rows[0]?.count ?? 0;
}

/** @returns the job's name; none when it is being done right now, has not failed, or is gone */
export async function discardJob(executor: Executor, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ job: string }>`
    with job as (
      select id, task_identifier as job from graphile_worker.jobs
      where id = ${id} and last_error is not null
    ), gone as (
      select id from graphile_worker.complete_jobs(array(select id from job))
    )
    select job.job from job join gone on gone.id = job.id`.execute(executor);
  return rows[0]?.job;
}

/** Of the admin who asks. */
export async function getAddress(executor: Executor, userId: string): Promise<string> {
  const { email } = await executor
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
