import { type Executor, type Placeholders, type PreparedQuery, prepared } from '@oche/db';
import type { Compilable } from 'kysely';

/**
 * A statement over kinds that domains declare, e.g. of what can be found, which are known when the process runs. It is
 * prepared once for the same kinds: with dozens of them PostgreSQL plans it for longer than it runs.
 *
 * @param name as of `prepared`; a number is added to it
 */
export function forKinds<Kind extends { kind: string }, P, R>(
  name: string,
  build: (db: Executor, p: Placeholders<P>, kinds: readonly Kind[]) => Compilable<R>,
): (kinds: readonly Kind[]) => PreparedQuery<P, R> {
  const statements = new Map<string, PreparedQuery<P, R>>();
  return (kinds) => {
    const key = kinds.map(({ kind }) => kind).join(' ');
    const known = statements.get(key);
    if (known) return known;
    const made = prepared(`${name} ${statements.size + 1}`, (db, p: Placeholders<P>) =>
      build(db, p, kinds),
    );
    statements.set(key, made);
    return made;
  };
}
