import { type Placeholders, preparedList } from '@oche/db';
import { sql } from 'kysely';
import type { AuditFacts } from '../../../lib/audit.ts';
import { inScope, type StaffReader } from '../scope.select.ts';

interface Filter extends StaffReader {
  /** null: any */
  actorId: string | null;
  /** a noun or noun.verb */
  action: string | null;
  from: string | null;
  until: string | null;
  /** entries before this one */
  before: number;
}

/** Newest first. */
export const listEntries = preparedList(
  'moderation.listAuditEntries',
  (db, p: Placeholders<Filter>, limit) =>
    db
      .selectFrom('audit_log as entry')
      .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
      .select([
        'entry.id',
        'entry.happened_at as happenedAt',
        'entry.actor_id as actorId',
        'actor.first_name as firstName',
        'actor.last_name as lastName',
        'entry.action',
        'entry.thing_kind as kind',
        'entry.thing_id as thingId',
        'entry.reason',
        sql<AuditFacts | null>`entry.before`.as('before'),
        sql<AuditFacts | null>`entry.after`.as('after'),
      ])
      .where('entry.id', '<', p('before'))
      .where(inScope(p, sql`entry.scope`))
      .where(sql<boolean>`(${p('actorId')}::text is null or entry.actor_id = ${p('actorId')})`)
      .where(
        sql<boolean>`(${p('action')}::text is null or entry.action = ${p('action')}
          or split_part(entry.action, '.', 1) = ${p('action')})`,
      )
      .where(sql<boolean>`(${p('from')}::timestamptz is null or entry.happened_at >= ${p('from')})`)
      .where(
        sql<boolean>`(${p('until')}::timestamptz is null or entry.happened_at < ${p('until')})`,
      )
      .orderBy('entry.id', 'desc')
      .limit(limit),
);
