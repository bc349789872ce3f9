import { type Tx, withTransaction } from '@oche/db';
import type { SearchKind } from '../../../lib/declared/searchable.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as queries from './documents.queries.ts';

/** How many documents are written in one transaction. */
const SLICE = 250;

/** Documents of one kind. */
interface Stale {
  searched: SearchKind;
  ids: readonly string[];
}

/**
 * Brings documents into line with what they tell of: writes them, or removes them if there is nothing
 * to find any more. Running it twice or at the same time does no harm.
 */
export async function renewDocuments(
  { db }: Pick<Deps, 'db'>,
  all: readonly Stale[],
): Promise<void> {
  const stale = all.filter(({ searched, ids }) => 'documents' in searched.source && ids.length > 0);
  const longest = Math.max(0, ...stale.map(({ ids }) => ids.length));
  for (let from = 0; from < longest; from += SLICE) {
    const slice = stale.map(({ searched, ids }) => ({
      searched,
      ids: ids.slice(from, from + SLICE),
    }));
    await renewSlice(
      db,
      slice.filter(({ ids }) => ids.length > 0),
    );
  }
}

async function renewSlice(db: Deps['db'], stale: readonly Stale[]) {
  await withTransaction(db, async (tx) => {
    await queries.lockDocuments(tx, keysOf(stale));
    const saved: object[] = [];
    const gone: Stale[] = [];
    for (const { searched, ids } of stale) {
      const found = await documentsOf(tx, searched, ids);
      const known = new Set(found.map(({ id }) => id));
      const { kind, prefers } = searched;
      saved.push(...found.map((document) => ({ ...document, kind, prefers })));
      gone.push({ searched, ids: ids.filter((id) => !known.has(id)) });
    }
    if (saved.length > 0) await queries.saveDocuments(tx, { documents: JSON.stringify(saved) });
    const deleted = keysOf(gone);
    if (deleted.ids.length > 0) await queries.deleteDocuments(tx, deleted);
  });
}

const documentsOf = async (tx: Tx, { source }: SearchKind, ids: readonly string[]) =>
  'documents' in source ? source.documents(tx, ids) : [];

/** Two lists side by side. */
const keysOf = (stale: readonly Stale[]) => ({
  kinds: stale.flatMap(({ searched, ids }) => ids.map(() => searched.kind)),
  ids: stale.flatMap(({ ids }) => ids),
});
