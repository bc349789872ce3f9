import type { Compilable } from 'kysely';
import type { Executor } from '../executor.ts';
import { type Placeholders, type PreparedQuery, prepared } from './prepared.ts';

/** A query of a list, prepared once for each limit that is used. */
export interface PreparedList<P, R> {
  /** @throws RangeError for a limit that isn't a whole number from 1 to 1000 */
  (executor: Executor, params: P & { limit: number }): Promise<R[]>;
  /** The query for one limit. */
  withLimit(limit: number): PreparedQuery<P, R>;
}

const LIMIT_MAX = 1000;

/**
 * A hot list whose caller gives the limit. PostgreSQL has to see the limit in the text: as a
 * parameter it stands for a tenth of the table, and then the one plan for all runs looks so bad
 * that PostgreSQL plans again for each run, which takes longer than reading a page.
 *
 * ```ts
 * const listPosts = preparedList(
 *   'forum.listPosts',
 *   (db, p: Placeholders<{ threadId: number }>, limit) =>
 *     db.selectFrom('forum_posts').select('id').where('thread_id', '=', p('threadId')).limit(limit),
 * );
 * const rows = await listPosts(tx, { threadId: 3, limit: 20 });
 * ```
 *
 * @param name as of `prepared`; the limit is added to it
 */
export function preparedList<P, R>(
  name: string,
  build: (db: Executor, p: Placeholders<P>, limit: number) => Compilable<R>,
): PreparedList<P, R> {
  const queries = new Map<number, PreparedQuery<P, R>>();
  const withLimit = (limit: number): PreparedQuery<P, R> => {
    const known = queries.get(limit);
    if (known) return known;
    if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX) {
      throw new RangeError(`${limit} is no limit for ${name}`);
    }
    const query = prepared<P, R>(`${name}.${limit}`, (db, p) => build(db, p, limit));
    queries.set(limit, query);
    return query;
  };
  const run = async (executor: Executor, params: P & { limit: number }) =>
    withLimit(params.limit)(executor, params);
  return Object.assign(run, { withLimit });
}
