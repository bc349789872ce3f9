import type { Executor } from '@oche/db';
import type { ItemCard } from '@oche/validators/market/schemas';
import { listCards } from './card.queries.ts';
import { toCard } from './card.select.ts';

/**
 * Cards of these ads as a viewer gets them, in the order of the ids. The caller knows whether the viewer may see them;
 * drafts and what doesn't exist are left out.
 * @param viewerId empty for a visitor
 */
export async function itemCards(
  db: Executor,
  viewerId: string,
  ids: readonly number[],
): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const rows = await listCards(db, { viewerId, ids: [...ids] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? toCard(row) : [];
  });
}
