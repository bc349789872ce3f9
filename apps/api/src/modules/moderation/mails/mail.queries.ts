import { type Placeholders, prepared } from '@oche/db';

/** Whoever reported what a case is about, as far as their address is confirmed. */
export const listReporters = prepared(
  'moderation.listMailedReporters',
  (db, p: Placeholders<{ caseId: number }>) =>
    db
      .selectFrom('moderation_reports as report')
      .innerJoin('users as reporter', 'reporter.id', 'report.reporter_id')
      .select(['reporter.email', 'reporter.locale'])
      .where('report.case_id', '=', p('caseId'))
      .where('reporter.email_verified_at', 'is not', null),
);

/** Whose thing a case is about, if their address is confirmed. */
export const getAuthor = prepared(
  'moderation.getMailedAuthor',
  (db, p: Placeholders<{ caseId: number }>) =>
    db
      .selectFrom('moderation_cases as case')
      .innerJoin('users as author', 'author.id', 'case.author_id')
      .select(['author.email', 'author.locale'])
      .where('case.id', '=', p('caseId'))
      .where('author.email_verified_at', 'is not', null),
);

/** A decision that stands. */
export const getStandingDecision = prepared(
  'moderation.getStandingDecision',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('moderation_decisions as decision')
      .innerJoin('moderation_cases as case', 'case.id', 'decision.case_id')
      .select([
        'decision.action',
        'decision.rule',
        'decision.statement',
        'case.thing_kind as kind',
        'case.thing_id as thingId',
      ])
      .where('decision.id', '=', p('id'))
      .where('decision.undone_at', 'is', null),
);

/** Who has appealed, if their address is confirmed. */
export const getAppellant = prepared(
  'moderation.getMailedAppellant',
  (db, p: Placeholders<{ appealId: number }>) =>
    db
      .selectFrom('moderation_appeals as appeal')
      .innerJoin('users as appellant', 'appellant.id', 'appeal.appellant_id')
      .select(['appellant.email', 'appellant.locale'])
      .where('appeal.id', '=', p('appealId'))
      .where('appellant.email_verified_at', 'is not', null),
);

export const getDecidedAppeal = prepared(
  'moderation.getDecidedAppeal',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('moderation_appeals as appeal')
      .innerJoin('moderation_decisions as decision', 'decision.id', 'appeal.decision_id')
      .innerJoin('moderation_cases as case', 'case.id', 'decision.case_id')
      .select([
        'appeal.outcome',
        'appeal.statement',
        'case.thing_kind as kind',
        'case.thing_id as thingId',
      ])
      .where('appeal.id', '=', p('id')),
);
