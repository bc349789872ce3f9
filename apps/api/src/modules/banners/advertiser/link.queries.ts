import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface NewLink {
  bannerId: number;
  /** null: of that banner alone */
  advertiser: string | null;
  tokenHash: string;
  userId: string;
  now: string;
}

export const insertLink = prepared('banners.insertLink', (db, p: Placeholders<NewLink>) =>
  db
    .insertInto('banner_report_links')
    .values({
      banner_id: p('bannerId'),
      advertiser: p('advertiser'),
      token_hash: p('tokenHash'),
      created_by: p('userId'),
      created_at: p('now'),
    })
    .returning('id'),
);

/** Those that show a banner: its own, and those of all of its advertiser. */
export const listLinks = prepared(
  'banners.listLinks',
  (db, p: Placeholders<{ bannerId: number }>) =>
    db
      .selectFrom('banner_report_links as link')
      .innerJoin('banners as banner', 'banner.id', 'link.banner_id')
      .select([
        'link.id',
        sql<boolean>`link.advertiser is not null`.as('isOfAdvertiser'),
        sql<string>`coalesce(link.advertiser, banner.advertiser)`.as('advertiser'),
        'link.created_at as createdAt',
        'link.last_read_at as lastReadAt',
      ])
      .where('link.revoked_at', 'is', null)
      .where(
        sql<boolean>`(
        (link.banner_id = ${p('bannerId')} and link.advertiser is null) or
        lower(link.advertiser) = (
          select lower(shown.advertiser) from banners shown where shown.id = ${p('bannerId')}
        )
      )`,
      )
      .orderBy('link.id')
      .limit(100),
);

/** A row when there was one to revoke. */
export const revokeLink = prepared(
  'banners.revokeLink',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('banner_report_links')
      .set({ revoked_at: p('now') })
      .where('id', '=', p('id'))
      .where('revoked_at', 'is', null)
      .returning(['banner_id as bannerId', 'advertiser']),
);

export const getLink = prepared('banners.getLink', (db, p: Placeholders<{ tokenHash: string }>) =>
  db
    .selectFrom('banner_report_links')
    .select(['id', 'banner_id as bannerId', 'advertiser', 'last_read_at as lastReadAt'])
    .where('token_hash', '=', p('tokenHash'))
    .where('revoked_at', 'is', null),
);

export const setLinkRead = prepared(
  'banners.setLinkRead',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('banner_report_links')
      .set({ last_read_at: p('now') })
      .where('id', '=', p('id')),
);
