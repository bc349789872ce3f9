import { type Placeholders, prepared } from '@oche/db';
import type { CaseAction, ReportReason } from '@oche/validators/moderation/schemas';
import { sql } from 'kysely';

interface Claim {
  id: number;
  moderatorId: string;
  now: string;
  /** claims from before that are given up */
  stale: string;
}

/** Returns no row if the case is closed, somebody else's, or about the moderator's own thing. One of many at the same time gets it. */
export const claimCase = prepared('moderation.claimCase', (db, p: Placeholders<Claim>) =>
  db
    .updateTable('moderation_cases')
    .set({ claimed_by: p('moderatorId'), claimed_at: p('now') })
    .where('id', '=', p('id'))
    .where('closed_at', 'is', null)
    .where('author_id', 'is distinct from', p('moderatorId'))
    .where((eb) =>
      eb.or([
        eb('claimed_by', 'is', null),
        eb('claimed_by', '=', p('moderatorId')),
        eb('claimed_at', '<', p('stale')),
      ]),
    )
    .returning(['id', 'scope']),
);

/** Returns no row if it isn't this moderator's. */
export const releaseCase = prepared(
  'moderation.releaseCase',
  (db, p: Placeholders<{ id: number; moderatorId: string }>) =>
    db
      .updateTable('moderation_cases')
      .set({ claimed_by: null, claimed_at: null })
      .where('id', '=', p('id'))
      .where('closed_at', 'is', null)
      .where('claimed_by', '=', p('moderatorId'))
      .returning('id'),
);

const lockedColumns = [
  'id',
  'thing_kind as kind',
  'thing_id as thingId',
  'scope',
  'claimed_by as claimedBy',
  'withheld_at as withheldAt',
  'closed_at as closedAt',
] as const;

export const lockCase = prepared('moderation.lockCase', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('moderation_cases')
    .select(lockedColumns)
    .where('id', '=', p('id'))
    .forNoKeyUpdate(),
);

interface Named {
  kind: string;
  thingId: string;
}

export const lockOpenCase = prepared('moderation.lockOpenCase', (db, p: Placeholders<Named>) =>
  db
    .selectFrom('moderation_cases')
    .select(lockedColumns)
    .where('thing_kind', '=', p('kind'))
    .where('thing_id', '=', p('thingId'))
    .where('closed_at', 'is', null)
    .forNoKeyUpdate(),
);

interface Closing {
  id: number;
  outcome: 'upheld' | 'rejected';
  now: string;
}

export const closeCase = prepared('moderation.closeCase', (db, p: Placeholders<Closing>) =>
  db
    .updateTable('moderation_cases')
    .set({ closed_at: p('now'), outcome: p('outcome') })
    .where('id', '=', p('id')),
);

/** Returns no row if the thing has a newer open case. */
export const reopenCase = prepared(
  'moderation.reopenCase',
  (db, p: Placeholders<{ id: number; moderatorId: string; now: string }>) =>
    db
      .updateTable('moderation_cases as case')
      .set({
        closed_at: null,
        outcome: null,
        claimed_by: p('moderatorId'),
        claimed_at: p('now'),
      })
      .where('case.id', '=', p('id'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('moderation_cases as newer')
              .select('newer.id')
              .whereRef('newer.thing_kind', '=', 'case.thing_kind')
              .whereRef('newer.thing_id', '=', 'case.thing_id')
              .where('newer.closed_at', 'is', null),
          ),
        ),
      )
      .returning([
        'case.id',
        'case.thing_kind as kind',
        'case.thing_id as thingId',
        'case.scope',
        'case.withheld_at as withheldAt',
      ]),
);

interface NewDecision {
  caseId: number;
  moderatorId: string;
  action: CaseAction;
  didChange: boolean;
  rule: ReportReason | null;
  statement: string | null;
  note: string | null;
  now: string;
}

export const insertDecision = prepared(
  'moderation.insertDecision',
  (db, p: Placeholders<NewDecision>) =>
    db
      .insertInto('moderation_decisions')
      .values({
        case_id: p('caseId'),
        decided_by: p('moderatorId'),
        decided_at: p('now'),
        action: p('action'),
        did_change: p('didChange'),
        rule: p('rule'),
        statement: p('statement'),
        note: p('note'),
      })
      .returning('id'),
);

interface Undoing {
  id: number;
  moderatorId: string;
  /** whether others' decisions may be undone, too */
  isAdmin: boolean;
  now: string;
  /** decisions from before that stand */
  tooOld: string;
}

/** Returns no row if it is undone already, too old, or somebody else's. */
export const undoDecision = prepared('moderation.undoDecision', (db, p: Placeholders<Undoing>) =>
  db
    .updateTable('moderation_decisions')
    .set({ undone_at: p('now'), undone_by: p('moderatorId') })
    .where('id', '=', p('id'))
    .where('undone_at', 'is', null)
    .where('decided_at', '>=', p('tooOld'))
    .where(sql<boolean>`(decided_by = ${p('moderatorId')}::text or ${p('isAdmin')}::boolean)`)
    .returning(['case_id as caseId', 'action', 'did_change as didChange']),
);

/** A thing that was taken away by a decision is back by another way. */
export const endDecisionsOfThing = prepared(
  'moderation.endDecisionsOfThing',
  (db, p: Placeholders<Named & { moderatorId: string; now: string }>) =>
    db
      .updateTable('moderation_decisions')
      .set({ undone_at: p('now'), undone_by: p('moderatorId') })
      .where('undone_at', 'is', null)
      .where('action', 'in', ['hide', 'delete'])
      .where('case_id', 'in', (eb) =>
        eb
          .selectFrom('moderation_cases')
          .select('id')
          .where('thing_kind', '=', p('kind'))
          .where('thing_id', '=', p('thingId')),
      )
      .returning(['id', 'decided_at as decidedAt']),
);
