import { type Executor, type Placeholders, preparedList } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import type { AuditFacts } from '../../../lib/audit.ts';
import { inScope, type StaffReader } from '../scope.select.ts';

interface Filter extends StaffReader {
  /** null: any, as in all that follows */
  actorId: string | null;
  /** a noun or noun.verb */
  action: string | null;
  kind: string | null;
  thingId: string | null;
  from: string | null;
  until: string | null;
  /** entries before this one */
  before: number;
}
type P = Placeholders<Filter>;

const entries = (db: Executor, p: P) =>
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
    .where(sql<boolean>`(${p('kind')}::text is null or entry.thing_kind = ${p('kind')})`)
    .where(sql<boolean>`(${p('thingId')}::text is null or entry.thing_id = ${p('thingId')})`)
    .where(sql<boolean>`(${p('from')}::timestamptz is null or entry.happened_at >= ${p('from')})`)
    .where(sql<boolean>`(${p('until')}::timestamptz is null or entry.happened_at < ${p('until')})`)
    .orderBy('entry.id', 'desc');

/** Newest first, found by what narrows it most: rare entries lie far apart in the log as a whole. */
const narrowed = (name: string, narrow: (p: P) => RawBuilder<boolean>) =>
  preparedList(`moderation.${name}`, (db, p: Placeholders<Filter>, limit) =>
    entries(db, p).where(narrow(p)).limit(limit),
  );

const walks = {
  ofThing: narrowed(
    'listAuditOfThing',
    (p) => sql`entry.thing_kind = ${p('kind')} and entry.thing_id = ${p('thingId')}`,
  ),
  ofActor: narrowed('listAuditOfActor', (p) => sql`entry.actor_id = ${p('actorId')}`),
  ofAction: narrowed('listAuditOfAction', (p) => sql`entry.action = ${p('action')}`),
  ofNoun: narrowed(
    'listAuditOfNoun',
    (p) => sql`split_part(entry.action, '.', 1) = ${p('action')}`,
  ),
  all: narrowed('listAuditEntries', () => sql`true`),
};

/** The statement by which entries of a filter are found. */
export function entriesOf({ actorId, action, kind, thingId }: Filter) {
  if (kind !== null && thingId !== null) return walks.ofThing;
  if (actorId !== null) return walks.ofActor;
  if (action === null) return walks.all;
  return action.includes('.') ? walks.ofAction : walks.ofNoun;
}
