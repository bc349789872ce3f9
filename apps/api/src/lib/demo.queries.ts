import { prepared } from '@oche/db';
import { sql } from 'kysely';

/** For this transaction: who plays first takes longer than a lock is waited for elsewhere, and a statement may last. */
export const waitForLocks = prepared('demo.waitForLocks', (db) =>
  db.selectNoFrom([
    sql`set_config('lock_timeout', '0', true)`.as('lock'),
    sql`set_config('statement_timeout', '0', true)`.as('statement'),
  ]),
);
