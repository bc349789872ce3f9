import { type Placeholders, prepared } from '@oche/db';
import type { Locale } from '@oche/validators/locale';
import type { ReportReason } from '@oche/validators/moderation/schemas';

interface NewVisitorReport {
  kind: string;
  id: string;
  name: string;
  email: string;
  locale: Locale;
  reason: ReportReason;
  description: string;
  now: string;
}

/** What the same address says about the same thing later replaces what it said before. */
export const saveVisitorReport = prepared(
  'moderation.saveVisitorReport',
  (db, p: Placeholders<NewVisitorReport>) =>
    db
      .insertInto('moderation_visitor_reports')
      .values({
        thing_kind: p('kind'),
        thing_id: p('id'),
        name: p('name'),
        email: p('email'),
        locale: p('locale'),
        reason: p('reason'),
        description: p('description'),
        created_at: p('now'),
      })
      .onConflict((conflict) =>
        conflict.columns(['email', 'thing_kind', 'thing_id']).doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          locale: eb.ref('excluded.locale'),
          reason: eb.ref('excluded.reason'),
          description: eb.ref('excluded.description'),
          created_at: eb.ref('excluded.created_at'),
          token_hash: null,
        })),
      )
      .returning('id'),
);

/** Returns no row if it was confirmed or deleted meanwhile. */
export const setToken = prepared(
  'moderation.setVisitorToken',
  (db, p: Placeholders<{ id: number; tokenHash: string }>) =>
    db
      .updateTable('moderation_visitor_reports')
      .set({ token_hash: p('tokenHash') })
      .where('id', '=', p('id'))
      .returning(['thing_kind as kind', 'thing_id as thingId', 'description']),
);

/** Returns no row for an unknown link, or one that was used already. */
export const takeConfirmed = prepared(
  'moderation.takeConfirmed',
  (db, p: Placeholders<{ tokenHash: string; tooOld: string }>) =>
    db
      .deleteFrom('moderation_visitor_reports')
      .where('token_hash', '=', p('tokenHash'))
      .where('created_at', '>=', p('tooOld'))
      .returning([
        'thing_kind as kind',
        'thing_id as id',
        'name',
        'email',
        'locale',
        'reason',
        'description',
      ]),
);

export const deleteUnconfirmed = prepared(
  'moderation.deleteUnconfirmed',
  (db, p: Placeholders<{ tooOld: string }>) =>
    db.deleteFrom('moderation_visitor_reports').where('created_at', '<', p('tooOld')),
);

/** Names and addresses of visitors whose cases were decided long ago. */
export const forgetVisitors = prepared(
  'moderation.forgetVisitors',
  (db, p: Placeholders<{ tooOld: string }>) =>
    db
      .updateTable('moderation_reports')
      .set({ visitor_name: null, visitor_email: null, visitor_locale: null })
      .where('visitor_email', 'is not', null)
      .where('case_id', 'in', (eb) =>
        eb.selectFrom('moderation_cases').select('id').where('closed_at', '<', p('tooOld')),
      ),
);

/** The visitors who have reported what a case is about. */
export const listVisitors = prepared(
  'moderation.listVisitors',
  (db, p: Placeholders<{ caseId: number }>) =>
    db
      .selectFrom('moderation_reports')
      .select(['id', 'visitor_email as email', 'visitor_locale as locale'])
      .where('case_id', '=', p('caseId'))
      .where('visitor_email', 'is not', null),
);
