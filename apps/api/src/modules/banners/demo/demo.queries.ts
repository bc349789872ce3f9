import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_546;

export const lockBanners = prepared('banners.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no banner. */
export const wantsDemo = prepared(
  'banners.wantsDemo',
  (db, p: Placeholders<{ memberId: string }>) =>
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', p('memberId'))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('banners').select('banners.id'))),
      ),
);

interface NewBanner {
  title: string;
  description: string | null;
  advertiser: string;
  position: string;
  targetUrl: string;
  startsAt: string;
  endsAt: string | null;
  priority: number;
  createdBy: string;
  createdAt: string;
}

/** One that waits for its picture. */
export const insertBanner = prepared('banners.insertDemo', (db, p: Placeholders<NewBanner>) =>
  db
    .insertInto('banners')
    .values({
      title: p('title'),
      description: p('description'),
      advertiser: p('advertiser'),
      position: p('position'),
      target_url: p('targetUrl'),
      is_active: false,
      starts_at: p('startsAt'),
      ends_at: p('endsAt'),
      priority: p('priority'),
      created_by: p('createdBy'),
      created_at: p('createdAt'),
    })
    .returning('id'),
);

interface NewDays {
  bannerId: number;
  days: string[];
  impressions: number[];
  clicks: number[];
}

export const insertDays = prepared('banners.insertDemoDays', (db, p: Placeholders<NewDays>) =>
  db
    .insertInto('banner_days')
    .columns(['banner_id', 'day', 'impressions', 'clicks'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ day: string; impressions: number; clicks: number }>`unnest(
            ${p('days')}::date[], ${p('impressions')}::integer[], ${p('clicks')}::integer[]
          )`.as<'written'>(sql`written (day, impressions, clicks)`),
        )
        .select([
          sql<number>`${p('bannerId')}::bigint`.as('banner_id'),
          sql<string>`written.day`.as('day'),
          sql<number>`written.impressions`.as('impressions'),
          sql<number>`written.clicks`.as('clicks'),
        ]),
    ),
);

/** A row when it has no picture yet. */
export const lockBare = prepared('banners.lockBare', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('banners')
    .select(['id', 'created_by as createdBy'])
    .where('id', '=', p('id'))
    .where('upload_id', 'is', null)
    .forUpdate(),
);

interface Pictures {
  id: number;
  uploadId: string;
  narrowUploadId: string | null;
  isActive: boolean;
}

export const setPictures = prepared('banners.setDemoPictures', (db, p: Placeholders<Pictures>) =>
  db
    .updateTable('banners')
    .set({
      upload_id: p('uploadId'),
      narrow_upload_id: p('narrowUploadId'),
      is_active: p('isActive'),
    })
    .where('id', '=', p('id')),
);
