import type { Tx } from '@oche/db';
import { freeNames, type MovedName, takeNames } from './moved-names.queries.ts';

/**
 * Members who have only just come from another board keep the name that they had there, where it can be a username and
 * is free; the others have the one that was proposed.
 */
export async function nameMoved(tx: Tx, names: readonly MovedName[]): Promise<void> {
  if (names.length === 0) return;
  const former = await takeNames(tx, names);
  if (former.length > 0) await freeNames(tx, former);
}
