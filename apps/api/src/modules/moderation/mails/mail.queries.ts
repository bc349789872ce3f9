import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** The owner of the thing that a case is about, and those who reported it. */
export const getConcerned = prepared(
  'moderation.getConcerned',
  (db, p: Placeholders<{ caseId: number }>) =>
    db
      .selectFrom('moderation_cases as case')
      .select([
        'case.author_id as authorId',
        sql<string[]>`array(
          select reporter_id from moderation_reports
          where case_id = ${p('caseId')}::bigint and reporter_id is not null
        )`.as('reporterIds'),
      ])
      .where('case.id', '=', p('caseId')),
);

/** Decisions that stand. */
export const listStandingDecisions = prepared(
  'moderation.listStandingDecisions',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('moderation_decisions as decision')
      .innerJoin('moderation_cases as case', 'case.id', 'decision.case_id')
      .select([
        'decision.id',
        'decision.action',
        'decision.rule',
        'decision.statement',
        'case.thing_kind as kind',
        'case.thing_id as thingId',
      ])
      .where('decision.id', '=', anyOfIds(p('ids')))
      .where('decision.undone_at', 'is', null),
);

export const getAppellant = prepared(
  'moderation.getAppellant',
  (db, p: Placeholders<{ appealId: number }>) =>
    db
      .selectFrom('moderation_appeals')
      .select('appellant_id as userId')
      .where('id', '=', p('appealId')),
);

export const listDecidedAppeals = prepared(
  'moderation.listDecidedAppeals',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('moderation_appeals as appeal')
      .leftJoin('moderation_decisions as decision', 'decision.id', 'appeal.decision_id')
      .leftJoin('moderation_cases as case', 'case.id', 'decision.case_id')
      .select([
        'appeal.id',
        'appeal.outcome',
        'appeal.statement',
        'case.thing_kind as kind',
        'case.thing_id as thingId',
      ])
      .where('appeal.id', '=', anyOfIds(p('ids'))),
);

const decisionId = sql`(item.payload ->> 'decisionId')::bigint`;

/** Whether the decision of the row `item` of notifications stands, and is about the recipient's thing. */
export const isAboutOwnThing = sql<boolean>`exists (
  select from moderation_decisions decision
  join moderation_cases concerned on concerned.id = decision.case_id
  where decision.id = ${decisionId} and decision.undone_at is null
    and concerned.author_id = item.recipient_id
)`;

/** Whether the decision stands, and is about what the recipient has reported. */
export const isAboutOwnReport = sql<boolean>`exists (
  select from moderation_decisions decision
  join moderation_reports report on report.case_id = decision.case_id
  where decision.id = ${decisionId} and decision.undone_at is null
    and report.reporter_id = item.recipient_id
)`;

export const isOwnAppeal = sql<boolean>`exists (
  select from moderation_appeals appeal
  where appeal.id = (item.payload ->> 'appealId')::bigint and appeal.outcome is not null
    and appeal.appellant_id = item.recipient_id
)`;
