import type { ClientBase } from 'pg';
import { isPgError } from '../errors.ts';
import { type Db, poolOf } from '../executor.ts';
import type { Pool } from '../pool.ts';

type Unit = 'day' | 'month';

interface Partitioning {
  /** the column by whose values rows are put into partitions */
  key: string;
  /** what one partition holds: a day of a date, or a month in UTC of a moment */
  unit: Unit;
  /** how many are made ahead, so that a job that stands still for so long harms nothing */
  ahead: number;
}

/** Tables of which a part goes as a whole (ADR 67). Beside these parts each has one for whatever fits into none. */
export const PARTITIONED = {
  banner_traces: { key: 'day', unit: 'day', ahead: 3 },
  market_traces: { key: 'day', unit: 'day', ahead: 3 },
  sign_ins: { key: 'signed_in_at', unit: 'month', ahead: 2 },
} as const satisfies Record<string, Partitioning>;

export type PartitionedTable = keyof typeof PARTITIONED;

/** Who comes meanwhile waits as long. */
const LOCK_MS = 1000;

/**
 * Makes the partitions of now and of the next days or months, where there are none. Rows that have come before theirs
 * are moved there. Several may do this at once.
 * @param now the database's own time, unless given
 * @returns the names of the new ones
 */
export async function makePartitions(client: ClientBase, now?: Date): Promise<string[]> {
  const made: string[] = [];
  for (const [table, partitioning] of entries()) {
    const { rows } = await client.query<{ begin: string; end: string }>(
      MISSING[partitioning.unit],
      [table, now ?? null, partitioning.ahead],
    );
    for (const { begin, end } of rows) {
      const name = `${table}_${begin.replaceAll('-', '_')}`;
      if (await makePartition(client, { table, name, begin, end, key: partitioning.key })) {
        made.push(name);
      }
    }
  }
  return made;
}

/** The same for whoever has a pool. */
export async function makePartitionsBy(pool: Pool, now?: Date): Promise<string[]> {
  const client = await pool.connect();
  try {
    return await makePartitions(client, now);
  } finally {
    client.release();
  }
}

/**
 * Drops what is older as a whole, in one cheap step for each partition: no row is looked at, and nothing has to be
 * vacuumed afterwards.
 *
 * @param before a day like 2026-11-30 where the key is one, else the ISO text of a moment
 * @param unless keeps a partition as long as it has such rows; a condition in SQL that an index answers
 * @returns the day with which what is kept begins. What is older is in none of the parts: rows of the time before there
 *   were any, or of a clock that went wrong, which have to be deleted. A part that is needed still, or that somebody
 *   reads just now, e.g. a backup, stays until the next time
 */
export async function dropPartitions(
  db: Db,
  table: PartitionedTable,
  { before, unless }: { before: string; unless?: string },
): Promise<string> {
  const client = await poolOf(db)?.connect();
  if (!client) throw new Error('partitions are dropped outside of transactions');
  try {
    const { unit } = PARTITIONED[table];
    const { rows } = await client.query<{ name: string | null; begin: string; kept: string }>(
      PAST[unit],
      [table, before],
    );
    const left: string[] = [];
    for (const { name, begin } of rows) {
      if (name && !(await dropPartition(client, table, name, unless))) left.push(begin);
    }
    return left[0] ?? rows[0]?.kept ?? before;
  } finally {
    client.release();
  }
}

const entries = () => Object.entries(PARTITIONED) as [PartitionedTable, Partitioning][];

/** SQL for the moment of a bound, and of what is compared with it: a day begins in UTC, wherever it is one. */
const momentOf = {
  day: (text: string) => `(${text}::date::timestamp at time zone 'UTC')`,
  month: (text: string) => `${text}::timestamptz`,
};

/** The parts of a table with their bounds; not the one for all the rest. */
const parts = (unit: Unit) => `
  select part.oid::regclass::text as name,
    coalesce(${momentOf[unit]("substring(bounds.text from $$FROM \\('([^']+)'\\)$$)")}, '-infinity') as begin,
    ${momentOf[unit]("substring(bounds.text from $$TO \\('([^']+)'\\)$$)")} as "end"
  from pg_inherits
  join pg_class part on part.oid = inhrelid
  cross join lateral pg_get_expr(part.relpartbound, part.oid) bounds (text)
  where inhparent = to_regclass($1) and bounds.text like 'FOR VALUES%'`;

const missing = (unit: Unit, name: string) => `
  with parts as (${parts(unit)}),
  here as (select date_trunc('${unit}', coalesce($2::timestamptz, now()), 'UTC') as begin)
  select to_char(wanted.begin at time zone 'UTC', '${name}') as begin,
    to_char((wanted.begin at time zone 'UTC') + interval '1 ${unit}', 'YYYY-MM-DD') as end
  from here
  cross join lateral generate_series(here.begin, here.begin + make_interval(${unit}s => $3), '1 ${unit}', 'UTC')
    wanted (begin)
  where exists (select from pg_class where oid = to_regclass($1) and relkind = 'p') and not exists (
    select from parts
    where parts.begin < wanted.begin + interval '1 ${unit}' and wanted.begin < parts."end")`;

const MISSING = { day: missing('day', 'YYYY-MM-DD'), month: missing('month', 'YYYY-MM') };

const past = (unit: Unit) => `
  with parts as (${parts(unit)}),
  kept as (select date_trunc('${unit}', ${momentOf[unit]('$2')}, 'UTC') as begin)
  select parts.name, to_char(kept.begin at time zone 'UTC', 'YYYY-MM-DD') as kept,
    case when isfinite(parts.begin) then to_char(parts.begin at time zone 'UTC', 'YYYY-MM-DD')
      else '-infinity' end as begin
  from kept left join parts on parts."end" <= kept.begin
  order by parts."end"`;

const PAST = { day: past('day'), month: past('month') };

interface Partition {
  table: PartitionedTable;
  name: string;
  /** a day or a month */
  begin: string;
  /** the day after */
  end: string;
  key: string;
}

/** @returns whether it was made now */
async function makePartition(client: ClientBase, partition: Partition): Promise<boolean> {
  const { table, name, key, end } = partition;
  const begin = partition.begin.length === 7 ? `${partition.begin}-01` : partition.begin;
  const zone = PARTITIONED[table].unit === 'month' ? ' 00:00:00+00' : '';
  const [from, to] = [`'${begin}${zone}'`, `'${end}${zone}'`];
  return patiently(client, async () => {
    // one after the other, in the way of nobody else
    await client.query(`lock table only ${table} in share update exclusive mode`);
    const known = await client.query('select to_regclass($1) as known', [name]);
    if (known.rows[0]?.known) return false;
    // by itself first: a partition that is made in its place locks all the others
    await client.query(`
      create table ${name} (like ${table} including defaults including constraints);
      lock table ${table}_other in access exclusive mode;
      with moved as (delete from ${table}_other where ${key} >= ${from} and ${key} < ${to} returning *)
      insert into ${name} select * from moved;
      alter table ${table} attach partition ${name} for values from (${from}) to (${to})`);
    return true;
  });
}

/** @returns whether it is gone */
async function dropPartition(
  client: ClientBase,
  table: PartitionedTable,
  name: string,
  unless: string | undefined,
): Promise<boolean> {
  return patiently(client, async () => {
    // what it refers to is locked with it, and others come from there to the whole, and then to its parts
    const { rows } = await client.query<{ name: string }>(
      `select confrelid::regclass::text as name from pg_constraint
       where conrelid = $1::regclass and contype = 'f' order by 1`,
      [table],
    );
    for (const { name } of rows) await client.query(`lock table ${name} in access exclusive mode`);
    await client.query(`lock table only ${table} in access exclusive mode`);
    const known = await client.query('select to_regclass($1) as known', [name]);
    if (!known.rows[0]?.known) return true;
    if (unless) {
      const needed = await client.query(`select from ${name} where ${unless} limit 1`);
      if (needed.rowCount) return false;
    }
    await client.query(`drop table ${name}`);
    return true;
  });
}

/** @returns false as well if a lock was not to be had in a while: whoever holds it, the next time is soon enough */
async function patiently(client: ClientBase, work: () => Promise<boolean>): Promise<boolean> {
  await client.query(`begin; set local lock_timeout = ${LOCK_MS}`);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    if (isPgError(error, 'lockNotAvailable')) return false;
    throw error;
  }
}
