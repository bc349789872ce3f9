import type { Executor } from '@oche/db';
import type { AdminBanner, BannerCounts } from '@oche/validators/banners/admin';
import type { BannerPosition } from '@oche/validators/banners/schemas';
import { type SelectQueryBuilder, sql } from 'kysely';
import { type PictureRow, pictureJson, toPicture } from '../../uploads/index.ts';
import { stateAt } from './state.ts';

interface Reading {
  /** ISO time */
  now: string;
  /** the first day of which figures are counted, in Europe/Berlin */
  since: string;
}

/** Banners as admins see them, also deleted ones. */
export const adminBanners = (db: Executor, { now, since }: Reading) =>
  db
    .selectFrom('banners as banner')
    .leftJoin('uploads as wide', 'wide.id', 'banner.upload_id')
    .leftJoin('uploads as narrow', 'narrow.id', 'banner.narrow_upload_id')
    .select([
      'banner.id',
      'banner.title',
      'banner.description',
      'banner.advertiser',
      sql<BannerPosition>`banner.position`.as('position'),
      pictureJson('wide').as('picture'),
      pictureJson('narrow').as('narrowPicture'),
      'banner.target_url as targetUrl',
      'banner.is_active as isActive',
      'banner.starts_at as startDate',
      'banner.ends_at as endDate',
      'banner.priority',
      stateAt(now).as('state'),
      'banner.created_at as createdAt',
      sql<BannerCounts>`(
        select json_build_object(
          'impressions', coalesce(sum(day.impressions), 0), 'clicks', coalesce(sum(day.clicks), 0)
        )
        from banner_days day
        where day.banner_id = banner.id and day.day >= ${since}::date
      )`.as('counts'),
    ]);

type RowOf<Query> = Query extends SelectQueryBuilder<infer _DB, infer _TB, infer Row> ? Row : never;
export type AdminBannerRow = RowOf<ReturnType<typeof adminBanners>>;

const shown = (picture: PictureRow | null) => picture && toPicture(picture);

export function toAdminBanner({ picture, narrowPicture, ...row }: AdminBannerRow): AdminBanner {
  const wide = shown(picture);
  return {
    ...row,
    imageUrl: wide?.url ?? null,
    picture: wide,
    narrowPicture: shown(narrowPicture),
  };
}
