import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { createMember } from '../../../testing/members.ts';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { getLink, listLinks } from '../advertiser/link.queries.ts';
import { getReported, listDays, listReported } from './report.queries.ts';

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });
const DAYS = { now: '2031-03-03T09:00:00.000Z', from: '2031-02-02', to: '2031-03-03' };
let id: number;

/** 20,000 banners of 2,000 advertisers, 400,000 days, 20,000 links. */
beforeAll(async () => {
  const { db, pool } = database;
  await createMember(db, { id: 'admin' });
  await pool.query(`
    insert into banners (title, advertiser, position, is_active, created_by, created_at)
      select 'Banner ' || n, 'Wirt ' || n % 2000, 'header', false, 'admin', '2031-01-01'
      from generate_series(1, 20000) n;
    insert into banner_days (banner_id, day, impressions, clicks)
      select banner.id, '2031-02-12'::date + n, 100, 1
      from banners banner, generate_series(1, 20) n;
    insert into banner_report_links (banner_id, advertiser, token_hash, created_by, created_at)
      select id, case when id % 2 = 0 then advertiser end, lpad(id::text, 64, '0'), 'admin', '2031-01-01'
      from banners;`);
  await vacuum(pool);
  const { rows } = await pool.query('select max(id) as id from banners');
  id = rows[0].id;
}, 120_000);

it('a report reads its banners and their days alone, however many there are', async () => {
  const { pool } = database;
  for (const plan of [
    await runGeneric(pool, getReported, { ...DAYS, id }, true),
    await runGeneric(pool, listReported, { ...DAYS, advertiser: 'WIRT 7' }, true),
    await runGeneric(pool, listDays, { ids: [id, id - 1], from: DAYS.from, to: DAYS.to }, true),
  ]) {
    expect(scannedOf(plan)).toEqual(expect.not.arrayContaining(['banners', 'banner_days']));
    expect(touched(plan)).toBeLessThan(300);
  }
});

it('links are found by their hash, and by what they show', async () => {
  const { pool } = database;
  const byHash = await runGeneric(pool, getLink, { tokenHash: '0'.repeat(64) }, true);
  expect(indexesOf(byHash)).toEqual(['banner_report_links_token_hash_key']);
  const ofBanner = await runGeneric(pool, listLinks, { bannerId: id }, true);
  expect(scannedOf(ofBanner)).toEqual(expect.not.arrayContaining(['banner_report_links']));
  expect(touched(ofBanner)).toBeLessThan(300);
});
