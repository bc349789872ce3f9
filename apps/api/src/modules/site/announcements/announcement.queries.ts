import { type Placeholders, prepared, preparedList, type Tx } from '@oche/db';
import type { AnnouncementLevel, AnnouncementState, Audience } from '@oche/validators/site/limits';
import { sql } from 'kysely';

const stateAt = (now: string) => sql<AnnouncementState>`case
  when until_at <= ${now}::timestamptz then 'over'
  when from_at > ${now}::timestamptz then 'planned' else 'current' end`;

interface Page {
  now: string;
  /** null: of any */
  state: AnnouncementState | null;
  before: number;
}

/** All, the newest first. */
export const listAnnouncements = preparedList(
  'site.listAnnouncements',
  (db, p: Placeholders<Page>, limit) =>
    db
      .selectFrom('announcements')
      .select([
        'id',
        'text_de as textDe',
        'text_en as textEn',
        sql<AnnouncementLevel>`level`.as('level'),
        sql<Audience>`audience`.as('audience'),
        'link',
        'is_dismissible as isDismissible',
        'from_at as fromAt',
        'until_at as untilAt',
        stateAt(p('now')).as('state'),
        sql<number>`(select count(*) from announcement_dismissals as dismissal
          where dismissal.announcement_id = announcements.id
            and dismissal.edition >= announcements.edition)::int`.as('dismissedBy'),
      ])
      .where('id', '<', p('before'))
      .where(
        sql<boolean>`(${p('state')}::text is null or ${stateAt(p('now'))} = ${p('state')}::text)`,
      )
      .orderBy('id', 'desc')
      .limit(limit),
);

export interface AnnouncementColumns {
  text_de: string;
  text_en: string;
  level: AnnouncementLevel;
  audience: Audience;
  link: string | null;
  is_dismissible: boolean;
  from_at: string;
  until_at: string | null;
}

export async function insertAnnouncement(tx: Tx, columns: AnnouncementColumns): Promise<number> {
  const row = await tx
    .insertInto('announcements')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const lockAnnouncement = prepared(
  'site.lockAnnouncement',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('announcements')
      .select([
        'text_de as textDe',
        'text_en as textEn',
        sql<AnnouncementLevel>`level`.as('level'),
        'from_at as fromAt',
        'until_at as untilAt',
        'edition',
      ])
      .where('id', '=', p('id'))
      .forUpdate(),
);

export async function updateAnnouncement(
  tx: Tx,
  id: number,
  columns: Partial<AnnouncementColumns> & { edition?: number; updated_at: string },
): Promise<void> {
  await tx.updateTable('announcements').set(columns).where('id', '=', id).execute();
}

export async function deleteAnnouncement(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('announcements').where('id', '=', id).execute();
}

interface Dismissal {
  id: number;
  userId: string;
  edition: number;
  now: string;
}

/** Puts away what can be put away; what the member has read of it later stays read. */
export const dismiss = prepared('site.dismiss', (db, p: Placeholders<Dismissal>) =>
  db
    .insertInto('announcement_dismissals')
    .columns(['announcement_id', 'user_id', 'edition', 'dismissed_at'])
    .expression(
      db
        .selectFrom('announcements')
        .select([
          'id',
          sql<string>`${p('userId')}::text`.as('user_id'),
          sql<number>`least(edition, ${p('edition')}::int)`.as('edition'),
          sql<string>`${p('now')}::timestamptz`.as('dismissed_at'),
        ])
        .where('id', '=', p('id'))
        .where('is_dismissible', '=', true),
    )
    .onConflict((conflict) =>
      conflict.columns(['announcement_id', 'user_id']).doUpdateSet({
        edition: sql`greatest(announcement_dismissals.edition, excluded.edition)`,
        dismissed_at: sql`excluded.dismissed_at`,
      }),
    )
    .returning('edition'),
);

export const isDismissible = prepared('site.isDismissible', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('announcements')
    .select('is_dismissible as isDismissible')
    .where('id', '=', p('id')),
);
