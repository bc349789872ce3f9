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

/**
 * Brings statistics and visibility maps up to date, as autovacuum would have done before a table is
 * this large. A commit has to be on disk for it: before that no page counts as visible to all, and
 * what could be answered from an index alone would look into the table, row by row.
 * @param tables all of them, unless named
 */
export async function vacuum(connection: Connection, tables = ''): Promise<void> {
  await connection.query('checkpoint');
  await connection.query(`vacuum analyze ${tables}`);
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
