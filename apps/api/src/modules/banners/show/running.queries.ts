import { type Placeholders, prepared } from '@oche/db';
import type { BannerPosition } from '@oche/validators/banners/schemas';
import { sql } from 'kysely';
import { pictureJson } from '../../uploads/index.ts';

/** Far more than are ever booked at a time. */
const MOST = 500;

/**
 * Banners that are shown now or will be, those of a position in the order in which they are shown: the highest
 * priority first.
 */
export const listRunning = prepared('banners.listRunning', (db, p: Placeholders<{ now: string }>) =>
  db
    .selectFrom('banners as banner')
    .innerJoin('uploads as wide', 'wide.id', 'banner.upload_id')
    .leftJoin('uploads as narrow', 'narrow.id', 'banner.narrow_upload_id')
    .select([
      'banner.id',
      'banner.title',
      'banner.advertiser',
      sql<BannerPosition>`banner.position`.as('position'),
      'banner.target_url as targetUrl',
      'banner.starts_at as startsAt',
      'banner.ends_at as endsAt',
      'banner.priority',
      pictureJson('wide').as('picture'),
      pictureJson('narrow').as('narrowPicture'),
    ])
    .where('banner.is_active', '=', true)
    .where('banner.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('banner.ends_at', 'is', null), eb('banner.ends_at', '>', p('now'))]))
    .orderBy('banner.position')
    .orderBy('banner.priority', 'desc')
    .orderBy('banner.id')
    .limit(MOST),
);
