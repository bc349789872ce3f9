import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** All that is written of a hook's messages is written behind this lock. @returns those that are still there */
export const lockStates = prepared(
  'webhooks.lockStates',
  (db, p: Placeholders<{ hookIds: readonly number[] }>) =>
    db
      .selectFrom('webhook_states')
      .select('hook_id as hookId')
      .where('hook_id', '=', sql<number>`any(${p('hookIds')}::bigint[])`)
      .orderBy('hook_id')
      .forUpdate(),
);
