import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Boards that are kept for fixtures to come. */
export const listKept = prepared(
  'leagues.listKeptBlocks',
  (db, p: Placeholders<{ ids: number[]; now: string }>) =>
    db
      .selectFrom('league_fixtures')
      .select(['lounge_id as loungeId', 'block_id as blockId'])
      .where('id', '=', sql<number>`any(${p('ids')}::bigint[])`)
      .where('block_id', 'is not', null)
      .where('starts_at', '>', p('now')),
);
