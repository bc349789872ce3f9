import { type Placeholders, preparedList } from '@oche/db';
import { sql } from 'kysely';

interface OwnPage {
  userId: string;
  /** cases or reports before this one */
  before: number;
}

/**
 * Cases about a member's things in which something was done: what stands, and what reports have
 * hidden for now. A case that was opened again by undoing is nothing that concerns them yet.
 */
export const listOwnCases = preparedList(
  'moderation.listOwnCases',
  (db, p: Placeholders<OwnPage>, limit) =>
    db
      .selectFrom('moderation_cases as case')
      .leftJoin('moderation_decisions as decision', (join) =>
        join
          .onRef('decision.case_id', '=', 'case.id')
          .on('decision.action', 'not in', ['none', 'publish'])
          .on(({ or, eb, exists, selectFrom }) =>
            or([
              eb('decision.undone_at', 'is', null),
              // the appeal brought it back, and that is what the member wants to read
              exists(
                selectFrom('moderation_appeals')
                  .select('id')
                  .whereRef('decision_id', '=', 'decision.id')
                  .where('outcome', '=', 'granted'),
              ),
            ]),
          ),
      )
      .leftJoin('moderation_appeals as appeal', 'appeal.decision_id', 'decision.id')
      .select([
        'case.id',
        'case.thing_kind as kind',
        'case.thing_id as thingId',
        sql<string | null>`case when "case".closed_at is null then "case".withheld_at end`.as(
          'withheldAt',
        ),
        'decision.id as decisionId',
        'decision.action',
        'decision.rule',
        'decision.statement',
        'decision.decided_at as decidedAt',
        'appeal.text as appealText',
        'appeal.appealed_at as appealedAt',
        'appeal.outcome as appealOutcome',
        'appeal.statement as appealStatement',
        'appeal.decided_at as appealDecidedAt',
      ])
      .where('case.author_id', '=', p('userId'))
      .where('case.id', '<', p('before'))
      .where((eb) =>
        eb.or([
          eb('decision.id', 'is not', null),
          eb.and([eb('case.withheld_at', 'is not', null), eb('case.closed_at', 'is', null)]),
        ]),
      )
      .orderBy('case.id', 'desc')
      .limit(limit),
);

export const listOwnReports = preparedList(
  'moderation.listOwnReports',
  (db, p: Placeholders<OwnPage>, limit) =>
    db
      .selectFrom('moderation_reports as report')
      .innerJoin('moderation_cases as case', 'case.id', 'report.case_id')
      .select([
        'report.id',
        'report.thing_kind as kind',
        'report.thing_id as thingId',
        'report.reason',
        'report.description',
        'report.reported_at as reportedAt',
        'case.outcome',
      ])
      .where('report.reporter_id', '=', p('userId'))
      .where('report.id', '<', p('before'))
      .orderBy('report.id', 'desc')
      .limit(limit),
);
