import {
  type Compilable,
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { type Executor, poolOf } from '../executor.ts';
import type { DB } from '../generated/db.ts';
import { observed } from './observed.ts';
import { registerStatement } from './statement-names.ts';

/**
 * Names a parameter while a prepared query is built. It has the parameter's type, but stands for a
 * value that comes later: only pass it to the query builder, never compute with it.
 */
export type Placeholders<P> = <K extends keyof P & string>(name: K) => P[K];

/** A query that is compiled once and runs by name as a prepared statement. */
export interface PreparedQuery<P, R> {
  /** @returns all rows */
  (executor: Executor, params: P): Promise<R[]>;
  /** @returns the first row; if there can be several, the query itself should have `limit(1)` */
  first(executor: Executor, params: P): Promise<R | undefined>;
  readonly sql: string;
  /** @returns the values for $1, $2 … in the text */
  values(params: P): unknown[];
}

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Writes constants into the text, so that only placeholders are parameters. If PostgreSQL can see
 * that a limit is 1 or a flag is true, it plans once for all runs; if these are parameters, it
 * plans again for each run.
 */
class PreparedCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (CONSTANTS.has(typeof value) || value === null) this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}
const CONSTANTS = new Set(['string', 'number', 'boolean', 'bigint']);

/** Only builds SQL, and never runs it. */
const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PreparedCompiler(),
  },
});

/**
 * A hot query, built by Kysely once when its module loads. Each run then costs little more than
 * bare pg, and PostgreSQL keeps the parsed (later also the planned) statement per connection.
 *
 * The text is fixed: the query can't change its shape with its parameters. For a list of values use ``
 * sql`any(${p('ids')})` `` instead of `in`, and cast a parameter whose type PostgreSQL can't see (``
 * sql`${p('after')}::timestamptz` ``). Constants become part of the text. Where the caller gives the limit, use
 * `preparedList`.
 *
 * ```ts
 * const listPosts = prepared('forum.listPosts', (db, p: Placeholders<{ threadId: number }>) =>
 *   db.selectFrom('forum_posts').select(['id', 'content']).where('thread_id', '=', p('threadId')),
 * );
 * const rows = await listPosts(tx, { threadId: 3 });
 * ```
 *
 * @param name unique in the process, at most 63 bytes, `domain.verbNoun`
 * @throws Error when the name is taken
 */
export function prepared<P, R>(
  name: string,
  build: (db: Executor, p: Placeholders<P>) => Compilable<R>,
): PreparedQuery<P, R> {
  const placeholder = (key: string) => new Placeholder(key);
  const { sql, parameters } = build(compiler, placeholder as unknown as Placeholders<P>).compile();
  // written again, as what Kysely appended piece by piece would be kept in these pieces: for all queries 4 MB
  const text = Buffer.from(sql).toString();
  registerStatement(name, text);

  const toValues = valueMapper<P>(parameters);
  // nothing of the tree of which Kysely made the text, 40 kB a query
  const compiled = CompiledQuery.raw(text);
  const run = async (executor: Executor, params: P): Promise<R[]> => {
    const values = toValues(params);
    const pool = poolOf(executor);
    if (pool) {
      const { rows } = await observed(name, text, () => pool.query({ name, text, values }));
      return rows as R[];
    }
    return (await executor.executeQuery({ ...compiled, parameters: values })).rows as R[];
  };
  return Object.assign(run, {
    first: async (executor: Executor, params: P) => (await run(executor, params))[0],
    sql: text,
    values: toValues,
  });
}

/**
 * Kysely numbers parameters in the order of the text. Some are constants, e.g. a Date or a list.
 */
function valueMapper<P>(parameters: readonly unknown[]): (params: P) => unknown[] {
  const keys = parameters.map((value) => (value instanceof Placeholder ? value.name : undefined));
  return (params) => {
    const given = params as Record<string, unknown>;
    return keys.map((key, index) => (key === undefined ? parameters[index] : given[key]));
  };
}
