import { anyOfIds, type Executor, type Placeholders, prepared } from '@oche/db';
import { BANNERS_REPORTED_MAX, type BannerCounts } from '@oche/validators/banners/admin';
import type { BannerPosition } from '@oche/validators/banners/schemas';
import { sql } from 'kysely';
import { pictureJson } from '../../uploads/index.ts';
import { stateAt } from '../admin/state.ts';

interface Reading {
  /** ISO time */
  now: string;
  /** days in Europe/Berlin, both included */
  from: string;
  to: string;
}

const reported = (db: Executor, p: Placeholders<Reading>) =>
  db
    .selectFrom('banners as banner')
    .leftJoin('uploads', 'uploads.id', 'banner.upload_id')
    .select([
      'banner.id',
      'banner.title',
      'banner.advertiser',
      sql<BannerPosition>`banner.position`.as('position'),
      pictureJson().as('picture'),
      'banner.target_url as targetUrl',
      'banner.starts_at as startDate',
      'banner.ends_at as endDate',
      stateAt(p('now')).as('state'),
      sql<BannerCounts>`(
        select json_build_object(
          'impressions', coalesce(sum(day.impressions), 0), 'clicks', coalesce(sum(day.clicks), 0)
        )
        from banner_days day
        where day.banner_id = banner.id
          and day.day between ${p('from')}::date and ${p('to')}::date
      )`.as('counts'),
    ]);

export const getReported = prepared(
  'banners.getReported',
  (db, p: Placeholders<Reading & { id: number }>) =>
    reported(db, p).where('banner.id', '=', p('id')),
);

/** All banners of an advertiser, the latest first; deleted ones only if somebody saw them in these days. */
export const listReported = prepared(
  'banners.listReported',
  (db, p: Placeholders<Reading & { advertiser: string }>) =>
    reported(db, p)
      .where(sql`lower(banner.advertiser)`, '=', sql`lower(${p('advertiser')}::text)`)
      .where((eb) =>
        eb.or([
          eb('banner.deleted_at', 'is', null),
          sql<boolean>`(
            select count(*) from banner_days day
            where day.banner_id = banner.id
              and day.day between ${p('from')}::date and ${p('to')}::date
          ) > 0`,
        ]),
      )
      .orderBy('banner.id', 'desc')
      .limit(BANNERS_REPORTED_MAX),
);

/** What was counted on each day on which there was anything. */
export const listDays = prepared(
  'banners.listDays',
  (db, p: Placeholders<{ ids: number[]; from: string; to: string }>) =>
    db
      .selectFrom('banner_days')
      .select([
        sql<number>`banner_id`.as('bannerId'),
        sql<string>`day::text`.as('day'),
        'impressions',
        'clicks',
      ])
      .where('banner_id', '=', anyOfIds(p('ids')))
      .where('day', '>=', sql<string>`${p('from')}::date`)
      .where('day', '<=', sql<string>`${p('to')}::date`)
      .orderBy('day')
      .orderBy('banner_id'),
);
