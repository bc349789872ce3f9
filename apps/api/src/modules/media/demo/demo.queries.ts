import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_544;

export const lockChannels = prepared('media.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no channel. */
export const wantsDemo = prepared('media.wantsDemo', (db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p('memberId'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('media_channels').select('media_channels.id'))),
    ),
);

/** A channel that has no logo yet, locked; its admin is who listed it. */
export const lockBare = prepared('media.lockBareDemo', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('media_channels')
    .select(['id', 'creator_id as creatorId'])
    .where('id', '=', p('id'))
    .where('logo_id', 'is', null)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate(),
);
