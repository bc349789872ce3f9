import type { PreparedQuery } from '@oche/db';
import pg from 'pg';

/** A node of a plan as `explain (format json)` prints it; the numbers only with `analyze, buffers`. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/** One connection: a pool with `max: 1`, or a client. */
type Connection = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

/** A plan's node and all below it. */
export const nodesOf = (node: PlanNode): PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(nodesOf),
];

/** The indexes that a plan walks. */
export const indexesOf = (plan: PlanNode): string[] =>
  nodesOf(plan).flatMap((node) => node['Index Name'] ?? []);

/** The tables that a plan reads from beginning to end. */
export const scannedOf = (plan: PlanNode): string[] =>
  nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? []);

/** How many blocks it took. */
export const touched = (node: PlanNode): number =>
  (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);

/** How often rows are offered to all; every round takes what it takes, so nothing waits by a clock. */
const VACUUM_ROUNDS = 50;

/**
 * Brings statistics and visibility maps up to date, as autovacuum would have done before a table is
 * this large. Two things keep pages from being visible to all, so that what an index alone could answer
 * is looked up in the table, row by row: commits that are not on disk yet, of this connection or, as
 * their numbers are kept in groups, of one in another database; and somebody who is just connecting and
 * so belongs to no database. Neither lasts, so it is done again until it held.
 * @param tables all of them, unless named
 */
export async function vacuum(connection: Connection, tables = ''): Promise<void> {
  await connection.query('set synchronous_commit = on');
  await connection.query(`vacuum analyze ${tables}`);
  for (let round = 0; round < VACUUM_ROUNDS; round++) {
    const hidden = await listHidden(connection, tables);
    if (hidden === null) return;
    await connection.query(`vacuum ${hidden}`);
  }
  throw new Error('Something keeps rows of this database from being visible to all');
}

/** Those of the tables whose rows are not all visible to all, as SQL lists them; null: none. */
async function listHidden(connection: Connection, tables: string): Promise<string | null> {
  const { rows } = await connection.query(
    `select string_agg(oid::regclass::text, ', ') as hidden from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relallvisible < relpages
       and ($1 = '' or oid = any(select trim(name)::regclass from string_to_table($1, ',') name))`,
    [tables],
  );
  return rows[0]?.hidden ?? null;
}

/**
 * Inserts members by the thousand, each with a profile. The trigger that makes it would look for each one's username,
 * half a second of CPU for a thousand.
 *
 * @param insert a statement that inserts into `users`
 */
export async function insertMembers(connection: Connection, insert: string): Promise<void> {
  await connection.query('alter table users disable trigger users_profile');
  await connection.query(insert);
  await connection.query(`
    insert into usernames (username, user_id)
      select id || '-x', id from users where not exists (select from profiles where user_id = users.id);
    insert into profiles (user_id, username)
      select id, id || '-x' from users where not exists (select from profiles where user_id = users.id);
    alter table users enable trigger users_profile`);
}

export async function explain(
  connection: Connection,
  options: string,
  text: string,
): Promise<PlanNode> {
  const { rows } = await connection.query(`explain (format json, ${options}) ${text}`);
  return rows[0]['QUERY PLAN'][0].Plan;
}

/** The one plan that a statement has for all values. */
export const genericPlan = (connection: Connection, text: string): Promise<PlanNode> =>
  explain(connection, 'generic_plan', text);

/**
 * Runs a query with the one plan that it has for all values.
 * @param isWarm runs it once before: what makes the plans of the functions in it is not counted
 * @returns the plan, with what it took
 */
export async function runGeneric<P, R>(
  connection: Connection,
  query: PreparedQuery<P, R>,
  params: P,
  isWarm = false,
): Promise<PlanNode> {
  await connection.query(`prepare hot as ${query.sql}`);
  await connection.query('set plan_cache_mode = force_generic_plan');
  const execute = `execute hot(${query.values(params).map(literal).join(', ')})`;
  try {
    if (isWarm) await connection.query(execute);
    return await explain(connection, 'analyze, buffers', execute);
  } finally {
    await connection.query('deallocate hot; reset plan_cache_mode');
  }
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  const text = Array.isArray(value) ? `{${value.map((each) => JSON.stringify(each))}}` : value;
  return pg.escapeLiteral(String(text));
}
