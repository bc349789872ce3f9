import { withTransaction } from '@oche/db';
import type { Indexed, SearchKind } from '../../lib/declared/searchable.ts';
import type { Deps } from '../../lib/deps.ts';
import * as queries from './documents.queries.ts';

/** So many documents are written in one transaction. */
const SLICE = 200;

/**
 * Brings documents into line with what they tell of: writes them, or removes them if there is nothing
 * to find any more. Running it twice or at the same time does no harm.
 */
export async function renewDocuments(
  { db }: Pick<Deps, 'db'>,
  searched: SearchKind,
  ids: readonly string[],
): Promise<void> {
  const { source } = searched;
  if (!('documents' in source)) return;
  for (let from = 0; from < ids.length; from += SLICE) {
    await renewSlice(db, searched, source, ids.slice(from, from + SLICE));
  }
}

async function renewSlice(
  db: Deps['db'],
  { kind, prefers }: SearchKind,
  { documents }: Indexed,
  ids: readonly string[],
) {
  await withTransaction(db, async (tx) => {
    await queries.lockDocuments(tx, { kind, ids });
    const found = await documents(tx, ids);
    const known = new Set(found.map(({ id }) => id));
    const gone = ids.filter((id) => !known.has(id));
    if (found.length > 0) {
      await queries.saveDocuments(tx, { kind, prefers, documents: JSON.stringify(found) });
    }
    if (gone.length > 0) await queries.deleteDocuments(tx, { kind, ids: gone });
  });
}
