import { type Executor, type Placeholders, type PreparedQuery, prepared } from '@oche/db';
import type { Compilable } from 'kysely';
import type { SearchKind } from '../../lib/declared/searchable.ts';

/**
 * A statement over kinds of all domains, which are known when the process runs. It is made once for the
 * same kinds.
 */
export function forKinds<P, R>(
  name: string,
  build: (db: Executor, p: Placeholders<P>, kinds: readonly SearchKind[]) => Compilable<R>,
): (kinds: readonly SearchKind[]) => PreparedQuery<P, R> {
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
