import type { RawBuilder, SqlBool } from 'kysely';
import type { Actor } from '../../lib/actor.ts';
import { readerOf, type SearchKind } from '../../lib/declared/searchable.ts';

/** What this reader may find, for a statement that is planned again at each run. */
export function visibleTo(actor: Actor | null): (kind: SearchKind) => RawBuilder<SqlBool> {
  const reader = readerOf(actor);
  return (kind) => kind.isVisible((key) => reader[key]);
}
