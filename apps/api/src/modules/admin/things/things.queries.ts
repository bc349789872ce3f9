import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Entries of the log, as they are told to the owners of the things. */
export const listToldEntries = prepared(
  'admin.listToldEntries',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('audit_log')
      .select(['id', 'thing_kind as kind', 'thing_id as thingId', 'reason'])
      .where('id', '=', anyOfIds(p('ids'))),
);

const entryId = sql`(item.payload ->> 'entryId')::bigint`;

/** Whether there is such an entry: what was done isn't undone, and the log is never changed. */
export const isNoted = (verb: 'edit' | 'restore') => sql<boolean>`exists (
  select from audit_log entry where entry.id = ${entryId} and entry.action like ${sql.lit(`%.${verb}`)}
)`;
