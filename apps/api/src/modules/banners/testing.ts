import type { DB } from '@oche/db';
import type { BannerPosition, ShownBanner } from '@oche/validators/banners/schemas';
import type { Insertable } from 'kysely';
import { insertPicture, type TestApi, type TestMember } from '../../testing/index.ts';
import { countTraces } from './count/trace.service.ts';
import { runningBannersOf } from './show/running.service.ts';

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** @returns the id of a banner with a picture, which is shown at once unless told otherwise */
export async function insertBanner(
  api: TestApi,
  admin: TestMember,
  columns: Partial<Insertable<DB['banners']>> = {},
): Promise<number> {
  const { id } = await api.deps.db
    .insertInto('banners')
    .values({
      title: 'Barrels zum halben Preis',
      advertiser: 'Steeldart-Depot',
      position: 'marketplace',
      upload_id: await insertPicture(api, admin),
      target_url: 'https://steeldart.example/barrels',
      is_active: true,
      created_by: admin.id,
      created_at: api.deps.clock.now().toISOString(),
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  runningBannersOf(api.deps.events).forget();
  return id;
}

export const browserOf = (api: TestApi, overrides: Parameters<TestApi['callerFor']>[1] = {}) =>
  api.callerFor(null, { userAgent: BROWSER, ...overrides }).banners;

/** The banners of a position as one look at a page gets them. */
export async function lookAt(api: TestApi, position: BannerPosition): Promise<ShownBanner[]> {
  const { places } = await browserOf(api).show({ positions: [position] });
  return places[0]?.banners ?? [];
}

/** What is counted of a banner, by day. */
export async function figuresOf(api: TestApi, id: number): Promise<[string, number, number][]> {
  await countTraces(api.deps);
  const rows = await api.deps.db
    .selectFrom('banner_days')
    .select(['day', 'impressions', 'clicks'])
    .where('banner_id', '=', id)
    .orderBy('day')
    .execute();
  return rows.map(({ day, impressions, clicks }) => [String(day), impressions, clicks]);
}
