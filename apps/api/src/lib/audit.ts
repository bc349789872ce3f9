import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { ServiceContext } from './deps.ts';

/** What an action changed: only fields that say something, and no texts of members. */
export type AuditFacts = Record<string, string | number | boolean | null>;

export interface AuditEntry {
  /** noun.verb, e.g. `post.delete` */
  action: `${string}.${string}`;
  thing: { kind: string; id: string | number };
  /** who of the staff may read it: `admin`, `site`, or a part of a domain, e.g. `forum/3` */
  scope: string;
  reason?: string | null | undefined;
  before?: AuditFacts;
  after?: AuditFacts;
}

/**
 * Notes an action of a moderator or admin, in the transaction that does it. What is written can't
 * be changed or deleted by anybody: the database refuses it.
 * @returns the entry's number
 */
export async function audit(
  { actor, clock }: Pick<ServiceContext, 'actor' | 'clock'>,
  tx: Tx,
  { action, thing, scope, reason, before, after }: AuditEntry,
): Promise<number> {
  const [entry] = await insertEntry(tx, {
    now: clock.now().toISOString(),
    actorId: actor?.id ?? null,
    action,
    kind: thing.kind,
    id: String(thing.id),
    scope,
    reason: reason ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  });
  if (!entry) throw new Error('the insert returned no entry');
  return entry.id;
}

interface Row {
  now: string;
  actorId: string | null;
  action: string;
  kind: string;
  id: string;
  scope: string;
  reason: string | null;
  /** JSON */
  before: string | null;
  after: string | null;
}

const insertEntry = prepared('audit.insertEntry', (db, p: Placeholders<Row>) =>
  db
    .insertInto('audit_log')
    .values({
      happened_at: p('now'),
      actor_id: p('actorId'),
      action: p('action'),
      thing_kind: p('kind'),
      thing_id: p('id'),
      scope: p('scope'),
      reason: p('reason'),
      before: p('before'),
      after: p('after'),
    })
    .returning('id'),
);
