import type { DB, Tx } from '@oche/db';
import type { Insertable } from 'kysely';

/** Levels that members have chosen here stay. */
export const insertWatches = (tx: Tx, watches: readonly Insertable<DB['watches']>[]) =>
  tx
    .insertInto('watches')
    .values(watches)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'place_id']).doNothing())
    .execute();
