import { type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import type { ReportReason } from '@oche/validators/moderation/schemas';
import { type InferResult, sql } from 'kysely';
import { inScope, type StaffReader } from '../scope.select.ts';

const selectCases = (db: Executor) =>
  db
    .selectFrom('moderation_cases as case')
    .leftJoin('users as moderator', 'moderator.id', 'case.claimed_by')
    .select([
      'case.id',
      'case.thing_kind as kind',
      'case.thing_id as thingId',
      'case.scope',
      'case.author_id as authorId',
      'case.report_count as reportCount',
      'case.weight',
      'case.is_approval as isApproval',
      'case.opened_at as openedAt',
      'case.last_reported_at as lastReportedAt',
      'case.closed_at as closedAt',
      'case.claimed_by as claimedBy',
      'moderator.first_name as claimedByFirstName',
      'moderator.last_name as claimedByLastName',
      sql<ReportReason[]>`array(
        select reason from moderation_reports where case_id = "case".id
        group by reason order by count(*) desc, reason
      )`.as('reasons'),
    ]);

export type CaseRow = InferResult<ReturnType<typeof selectCases>>[number];

interface Queue extends StaffReader {
  isApproval: boolean;
  /** null: all */
  kind: string | null;
  scope: string | null;
  /** sort key of the last row of the previous page; null for the first page */
  weight: number | null;
  openedAt: string | null;
  id: number | null;
}

/** Open cases along the index moderation_cases_queue: the heaviest first, then what waits longest. */
export const listOpenCases = preparedList(
  'moderation.listOpenCases',
  (db, p: Placeholders<Queue>, limit) =>
    selectCases(db)
      .where('case.closed_at', 'is', null)
      .where('case.is_approval', '=', p('isApproval'))
      .where(inScope(p, sql`"case".scope`))
      .where(sql<boolean>`(${p('kind')}::text is null or "case".thing_kind = ${p('kind')})`)
      .where(sql<boolean>`(${p('scope')}::text is null or "case".scope = ${p('scope')})`)
      .where(
        sql<boolean>`(${p('id')}::bigint is null
          or (-"case".weight, "case".opened_at, "case".id)
          > (-${p('weight')}::integer, ${p('openedAt')}::timestamptz, ${p('id')}::bigint))`,
      )
      .orderBy(sql`-"case".weight`)
      .orderBy('case.opened_at')
      .orderBy('case.id')
      .limit(limit),
);

export const countOpenCases = prepared(
  'moderation.countOpenCases',
  (db, p: Placeholders<StaffReader>) =>
    db
      .selectFrom('moderation_cases as case')
      .select([
        sql<number>`count(*) filter (where not is_approval)`.as('reports'),
        sql<number>`count(*) filter (where is_approval)`.as('approvals'),
      ])
      .where('closed_at', 'is', null)
      .where(inScope(p, sql`"case".scope`)),
);

export const listCasesById = prepared(
  'moderation.listCasesById',
  (db, p: Placeholders<{ ids: readonly number[] }>) =>
    selectCases(db).where('case.id', '=', sql<number>`any(${p('ids')}::bigint[])`),
);

export const getCase = prepared('moderation.getCase', (db, p: Placeholders<{ id: number }>) =>
  selectCases(db).where('case.id', '=', p('id')),
);

/** How many of a reporter's reports ended in each way. */
const ended = (outcome: 'upheld' | 'rejected') => sql<number>`(
  select count(*) from moderation_reports as other
  join moderation_cases as past on past.id = other.case_id
  where other.reporter_id = report.reporter_id and past.outcome = ${sql.lit(outcome)}
)`;

export const listReportsOfCase = prepared(
  'moderation.listReportsOfCase',
  (db, p: Placeholders<{ caseId: number }>) =>
    db
      .selectFrom('moderation_reports as report')
      .leftJoin('users as reporter', 'reporter.id', 'report.reporter_id')
      .select([
        'report.id',
        'report.reason',
        'report.description',
        'report.reported_at as reportedAt',
        'reporter.id as reporterId',
        'reporter.first_name as firstName',
        'reporter.last_name as lastName',
        'report.visitor_name as visitorName',
        ended('upheld').as('upheld'),
        ended('rejected').as('rejected'),
      ])
      .where('report.case_id', '=', p('caseId'))
      .orderBy('report.id', 'desc')
      .limit(100),
);

/** How cases about a member's things ended. */
export const getAuthorHistory = prepared(
  'moderation.getAuthorHistory',
  (db, p: Placeholders<{ authorId: string }>) =>
    db
      .selectFrom('moderation_cases')
      .select([
        sql<number>`count(*) filter (where outcome = 'upheld')`.as('upheld'),
        sql<number>`count(*) filter (where outcome = 'rejected')`.as('rejected'),
      ])
      .where('author_id', '=', p('authorId'))
      .where('is_approval', '=', false),
);

/** The decisions about a thing in all its cases, the latest first. */
export const listDecisionsOfThing = prepared(
  'moderation.listDecisionsOfThing',
  (db, p: Placeholders<{ kind: string; thingId: string }>) =>
    db
      .selectFrom('moderation_decisions as decision')
      .innerJoin('moderation_cases as case', 'case.id', 'decision.case_id')
      .innerJoin('users as moderator', 'moderator.id', 'decision.decided_by')
      .leftJoin('moderation_appeals as appeal', 'appeal.decision_id', 'decision.id')
      .leftJoin('users as judge', 'judge.id', 'appeal.decided_by')
      .select([
        'decision.id',
        'decision.case_id as caseId',
        'decision.action',
        'decision.rule',
        'decision.statement',
        'decision.note',
        'decision.decided_at as decidedAt',
        'decision.undone_at as undoneAt',
        'decision.decided_by as decidedBy',
        'moderator.first_name as firstName',
        'moderator.last_name as lastName',
        'appeal.id as appealId',
        'appeal.appellant_id as appellantId',
        'appeal.text as appealText',
        'appeal.appealed_at as appealedAt',
        'appeal.outcome as appealOutcome',
        'appeal.statement as appealStatement',
        'appeal.decided_at as appealDecidedAt',
        'appeal.decided_by as judgeId',
        'judge.first_name as judgeFirstName',
        'judge.last_name as judgeLastName',
      ])
      .where('case.thing_kind', '=', p('kind'))
      .where('case.thing_id', '=', p('thingId'))
      .orderBy('decision.id', 'desc')
      .limit(50),
);
