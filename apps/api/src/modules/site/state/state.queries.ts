import { type Placeholders, prepared } from '@oche/db';
import type { AnnouncementLevel, Area, Audience } from '@oche/validators/site/limits';
import { sql } from 'kysely';

export const listClosed = prepared('site.listClosed', (db) =>
  db
    .selectFrom('site_switches')
    .select([
      sql<Area>`area`.as('area'),
      'until_at as untilAt',
      'text_de as textDe',
      'text_en as textEn',
    ])
    .where('is_off', '=', true)
    .orderBy('area'),
);

export type ClosedRow = Awaited<ReturnType<typeof listClosed>>[number];

/** Nobody plans more than this ahead; what is kept in the process stays small. */
const AHEAD_MAX = 100;

/** Announcements that are not over. */
export const listAhead = prepared('site.listAhead', (db, p: Placeholders<{ now: string }>) =>
  db
    .selectFrom('announcements')
    .select([
      'id',
      'edition',
      'text_de as textDe',
      'text_en as textEn',
      sql<AnnouncementLevel>`level`.as('level'),
      sql<Audience>`audience`.as('audience'),
      'link',
      'is_dismissible as isDismissible',
      'from_at as fromAt',
      'until_at as untilAt',
    ])
    .where(({ or, eb }) => or([eb('until_at', 'is', null), eb('until_at', '>', p('now'))]))
    .orderBy(sql`array_position(array['urgent', 'important', 'info'], level)`)
    .orderBy('from_at', 'desc')
    .orderBy('id', 'desc')
    .limit(AHEAD_MAX),
);

export type AheadRow = Awaited<ReturnType<typeof listAhead>>[number];

/** What a member has put away, with the edition that was read. */
export const listDismissed = prepared(
  'site.listDismissed',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('announcement_dismissals')
      .select(['announcement_id as id', 'edition'])
      .where('user_id', '=', p('userId')),
);

/** A row if the member runs a lounge, or works in one. */
export const getLoungeRole = prepared(
  'site.getLoungeRole',
  (db, p: Placeholders<{ userId: string }>) =>
    db.selectFrom('lounge_staff').select('role').where('user_id', '=', p('userId')).limit(1),
);
