import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { inScope, type StaffReader } from '../scope.select.ts';

interface NewAppeal {
  decisionId: number;
  userId: string;
  text: string;
  now: string;
  /** decisions from before that stand for good */
  tooOld: string;
}

/** Returns no row unless a standing decision about a thing of this member is appealed the first time. */
export const insertAppeal = prepared('moderation.insertAppeal', (db, p: Placeholders<NewAppeal>) =>
  db
    .insertInto('moderation_appeals')
    .columns(['decision_id', 'appellant_id', 'text', 'appealed_at'])
    .expression((eb) =>
      eb
        .selectFrom('moderation_decisions as decision')
        .innerJoin('moderation_cases as case', 'case.id', 'decision.case_id')
        .select([
          'decision.id',
          sql<string>`"case".author_id`.as('appellant_id'),
          sql<string>`${p('text')}::text`.as('text'),
          sql<string>`${p('now')}::timestamptz`.as('appealed_at'),
        ])
        .where('decision.id', '=', p('decisionId'))
        .where('case.author_id', '=', p('userId'))
        .where('decision.action', 'not in', ['none', 'publish'])
        .where('decision.undone_at', 'is', null)
        .where('decision.decided_at', '>=', p('tooOld')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('decision_id as decisionId'),
);

/** A decision as its appellant may know it, to say why it can't be appealed. */
export const getAppealed = prepared(
  'moderation.getAppealed',
  (db, p: Placeholders<{ decisionId: number; userId: string }>) =>
    db
      .selectFrom('moderation_decisions as decision')
      .innerJoin('moderation_cases as case', 'case.id', 'decision.case_id')
      .leftJoin('moderation_appeals as appeal', 'appeal.decision_id', 'decision.id')
      .select(['case.id as caseId', 'appeal.id as appealId', 'decision.undone_at as undoneAt'])
      .where('decision.id', '=', p('decisionId'))
      .where('case.author_id', '=', p('userId'))
      .where('decision.action', 'not in', ['none', 'publish']),
);

interface Waiting extends StaffReader {
  moderatorId: string;
  /** sort key of the last row of the previous page; null for the first page */
  appealedAt: string | null;
  id: number | null;
}

/** The one who has decided, the one whose thing it is and those who reported it don't decide on an appeal. */
const isNeutral = (moderatorId: string) => sql<boolean>`(
  decision.decided_by <> ${moderatorId} and appeal.appellant_id <> ${moderatorId}
  and not exists (
    select from moderation_reports
    where case_id = decision.case_id and reporter_id = ${moderatorId}
  )
)`;

/** The same where it is about a sanction. */
const mayDecide = (moderatorId: string) => sql<boolean>`case when sanction.id is null
  then ${isNeutral(moderatorId)}
  else sanction.imposed_by is distinct from ${moderatorId}
    and appeal.appellant_id <> ${moderatorId} end`;

/** How many appeals wait for this moderator: those about which others decide don't count. */
export const countWaitingAppeals = prepared(
  'moderation.countWaitingAppeals',
  (db, p: Placeholders<StaffReader & { moderatorId: string }>) =>
    db
      .selectFrom('moderation_appeals as appeal')
      .leftJoin('moderation_decisions as decision', 'decision.id', 'appeal.decision_id')
      .leftJoin('moderation_cases as case', 'case.id', 'decision.case_id')
      .leftJoin('sanctions as sanction', 'sanction.id', 'appeal.sanction_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('appeal.outcome', 'is', null)
      .where('decision.undone_at', 'is', null)
      .where('sanction.ended_at', 'is', null)
      .where(inScope(p, sql`coalesce("case".scope, 'site')`))
      .where(mayDecide(p('moderatorId'))),
);

/**
 * Appeals against what stands, along the index moderation_appeals_open, the oldest first. Sanctions
 * are a matter of the whole site.
 */
export const listWaitingAppeals = preparedList(
  'moderation.listWaitingAppeals',
  (db, p: Placeholders<Waiting>, limit) =>
    db
      .selectFrom('moderation_appeals as appeal')
      .innerJoin('users as member', 'member.id', 'appeal.appellant_id')
      .leftJoin('moderation_decisions as decision', 'decision.id', 'appeal.decision_id')
      .leftJoin('moderation_cases as case', 'case.id', 'decision.case_id')
      .leftJoin('sanctions as sanction', 'sanction.id', 'appeal.sanction_id')
      .select([
        'appeal.id',
        'appeal.text',
        'appeal.appealed_at as appealedAt',
        'case.id as caseId',
        'sanction.id as sanctionId',
        'sanction.kind as sanctionKind',
        'member.id as memberId',
        'member.first_name as firstName',
        'member.last_name as lastName',
        mayDecide(p('moderatorId')).as('canDecide'),
      ])
      .where('appeal.outcome', 'is', null)
      .where('decision.undone_at', 'is', null)
      .where('sanction.ended_at', 'is', null)
      .where(inScope(p, sql`coalesce("case".scope, 'site')`))
      .where(
        sql<boolean>`(${p('id')}::bigint is null or (appeal.appealed_at, appeal.id)
          > (${p('appealedAt')}::timestamptz, ${p('id')}::bigint))`,
      )
      .orderBy('appeal.appealed_at')
      .orderBy('appeal.id')
      .limit(limit),
);

interface Judgement {
  id: number;
  moderatorId: string;
  outcome: 'granted' | 'rejected';
  statement: string;
  now: string;
}

/** Returns no row if it is decided, the decision doesn't stand any more, or the moderator is involved. */
export const decideAppeal = prepared('moderation.decideAppeal', (db, p: Placeholders<Judgement>) =>
  db
    .updateTable('moderation_appeals as appeal')
    .from('moderation_decisions as decision')
    .innerJoin('moderation_cases as case', 'case.id', 'decision.case_id')
    .set({
      outcome: p('outcome'),
      decided_by: p('moderatorId'),
      decided_at: p('now'),
      statement: p('statement'),
    })
    .where('appeal.id', '=', p('id'))
    .where('appeal.outcome', 'is', null)
    .whereRef('decision.id', '=', 'appeal.decision_id')
    .where('decision.undone_at', 'is', null)
    .where(isNeutral(p('moderatorId')))
    .returning([
      'decision.id as decisionId',
      'decision.action',
      'decision.did_change as didChange',
      'case.id as caseId',
      'case.thing_kind as kind',
      'case.thing_id as thingId',
      'case.scope',
      'case.withheld_at as withheldAt',
    ]),
);

/** An appeal that waits, to say why this moderator can't decide on it, and whether it is theirs to know. */
export const getWaitingAppeal = prepared(
  'moderation.getWaitingAppeal',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('moderation_appeals as appeal')
      .leftJoin('moderation_decisions as decision', 'decision.id', 'appeal.decision_id')
      .leftJoin('moderation_cases as case', 'case.id', 'decision.case_id')
      .leftJoin('sanctions as sanction', 'sanction.id', 'appeal.sanction_id')
      .select(['appeal.id', sql<string>`coalesce("case".scope, 'site')`.as('scope')])
      .where('appeal.id', '=', p('id'))
      .where('appeal.outcome', 'is', null)
      .where('decision.undone_at', 'is', null)
      .where('sanction.ended_at', 'is', null),
);

/** Returns no row if it was undone meanwhile. */
export const overturnDecision = prepared(
  'moderation.overturnDecision',
  (db, p: Placeholders<{ id: number; moderatorId: string; now: string }>) =>
    db
      .updateTable('moderation_decisions')
      .set({ undone_at: p('now'), undone_by: p('moderatorId') })
      .where('id', '=', p('id'))
      .where('undone_at', 'is', null)
      .returning('id'),
);
