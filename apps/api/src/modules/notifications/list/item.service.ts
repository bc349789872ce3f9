import type { NotificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as queries from './reading.queries.ts';

interface ToldItem {
  row: queries.ItemRow;
  kind: NotificationKind<Deps>;
  facts: unknown;
}

/**
 * What a channel sends, as it is now.
 * @returns null for what is gone, may not be seen any more, or has been read meanwhile (what
 *   somebody has to know is sent all the same)
 */
export async function readNotification(deps: Deps, id: number): Promise<ToldItem | null> {
  const getItem = queries.getItem([...deps.notifiables.values()]);
  const row = await getItem.first(deps.db, { id });
  const kind = row && deps.notifiables.get(row.kind);
  if (!kind || (row.isReadSince && !kind.isTransactional)) return null;
  const [facts] = await kind.read(deps, [{ payload: row.payload, recipientId: row.recipientId }]);
  return facts === null || facts === undefined ? null : { row, kind, facts };
}
