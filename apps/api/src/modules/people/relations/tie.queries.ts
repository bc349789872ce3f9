import type { Placeholders, Tx } from '@oche/db';
import { prepared } from '@oche/db';
import { everybody } from '../person.select.ts';
import { seenBy, type Viewer } from '../seen.select.ts';

/**
 * Locks the profiles of two members, always in the same order: whoever blocks or follows waits for
 * what happens between the same two.
 * @returns how many of them there are
 */
export async function lockBoth(tx: Tx, one: string, other: string): Promise<number> {
  const rows = await tx
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', 'in', [one, other])
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  return rows.length;
}

/** What of this person the viewer gets. */
export const getSeen = prepared(
  'people.getSeen',
  (db, p: Placeholders<Viewer & { userId: string }>) =>
    everybody(db).select(seenBy(p).as('seen')).where('users.id', '=', p('userId')),
);
