import { type Placeholders, prepared } from '@oche/db';
import type { Locale } from '@oche/validators/locale';
import type { ReportReason } from '@oche/validators/moderation/schemas';
import { sql } from 'kysely';

interface ReportedThing {
  kind: string;
  id: string;
}

interface OpenedCase extends ReportedThing {
  scope: string;
  authorId: string | null;
  weight: number;
  now: string;
}

/** Adds a report to the open case of a thing, or opens one. */
export const countReport = prepared('moderation.countReport', (db, p: Placeholders<OpenedCase>) =>
  db
    .insertInto('moderation_cases')
    .values({
      thing_kind: p('kind'),
      thing_id: p('id'),
      scope: p('scope'),
      author_id: p('authorId'),
      report_count: 1,
      weight: p('weight'),
      opened_at: p('now'),
      last_reported_at: p('now'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['thing_kind', 'thing_id'])
        .where('closed_at', 'is', null)
        .doUpdateSet((eb) => ({
          report_count: eb('moderation_cases.report_count', '+', 1),
          weight: eb('moderation_cases.weight', '+', eb.ref('excluded.weight')),
          last_reported_at: eb.ref('excluded.last_reported_at'),
        })),
    )
    .returning(['id', 'withheld_at as withheldAt']),
);

interface NewReport extends ReportedThing {
  caseId: number;
  /** null: a visitor, of whom the rest is known */
  reporterId: string | null;
  visitorName: string | null;
  visitorEmail: string | null;
  visitorLocale: Locale | null;
  reason: ReportReason;
  description: string;
  isTrusted: boolean;
  now: string;
}

/** Returns no row if this member or address has reported the thing before. */
export const insertReport = prepared('moderation.insertReport', (db, p: Placeholders<NewReport>) =>
  db
    .insertInto('moderation_reports')
    .values({
      case_id: p('caseId'),
      thing_kind: p('kind'),
      thing_id: p('id'),
      reporter_id: p('reporterId'),
      visitor_name: p('visitorName'),
      visitor_email: p('visitorEmail'),
      visitor_locale: p('visitorLocale'),
      reason: p('reason'),
      description: p('description'),
      reported_at: p('now'),
      is_trusted: p('isTrusted'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** How many of a member's reports ended in each way. */
const ended = <Outcome extends 'upheld' | 'rejected'>(outcome: Outcome) =>
  sql<number>`(
    select count(*) from moderation_reports as report
    join moderation_cases as past on past.id = report.case_id
    where report.reporter_id = users.id and past.outcome = ${sql.lit(outcome)}
  )`.as(outcome);

/** Since when somebody is a member, and how their reports ended. */
export const getReporter = prepared(
  'moderation.getReporter',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('users')
      .select(['created_at as joinedAt', ended('upheld'), ended('rejected')])
      .where('id', '=', p('userId')),
);

/** How many reports of a case are by trusted members. Its row is locked by the report that counts. */
export const countTrusted = prepared(
  'moderation.countTrusted',
  (db, p: Placeholders<{ caseId: number }>) =>
    db
      .selectFrom('moderation_reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('case_id', '=', p('caseId'))
      .where('is_trusted', '=', true),
);

export const setWithheld = prepared(
  'moderation.setWithheld',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('moderation_cases')
      .set({ withheld_at: p('now') })
      .where('id', '=', p('id')),
);
