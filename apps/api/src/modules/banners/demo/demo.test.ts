import { demoUserId, seedDemo } from '@oche/db/seeds';
import { bannerPositions, bannerSizes } from '@oche/validators/banners/schemas';
import { expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { browserOf } from '../testing.ts';
import { seedDemoBanners } from './demo.service.ts';
import { demoBanners } from './demo-banners.ts';
import { drawDemoBanners } from './demo-pictures.service.ts';

// late in an evening, some days after the clocks went back
const NOW = '2031-11-03T22:30:00.000Z';
const api = useTestApi({ now: NOW });

it('is written once, for every position, and shown when it is drawn', async () => {
  const { deps } = api;
  const withoutMembers = await seedDemoBanners(deps);
  await seedDemo(deps.db, new Date(NOW));
  expect([withoutMembers, await seedDemoBanners(deps), await seedDemoBanners(deps)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(new Set(demoBanners.map(({ position }) => position))).toEqual(new Set(bannerPositions));
  expect(await browserOf(api).filled()).toEqual([]);

  const rows = await deps.db.selectFrom('banners').select('id').orderBy('id').execute();
  const sidebar = demoBanners.findIndex(({ position }) => position === 'sidebar');
  const some = [0, 1, sidebar].map((index) => ({ id: rows[index]?.id ?? 0, index }));
  await drawDemoBanners(deps, { banners: some });
  await drawDemoBanners(deps, { banners: some });
  await expect.poll(() => browserOf(api).filled()).toEqual(['header', 'sidebar']);
  const { places } = await browserOf(api).show({ positions: ['header', 'sidebar'] });
  expect(places.map(({ banners }) => banners.length)).toEqual([2, 1]);
  for (const { position, picture, narrowPicture } of places.flatMap(({ banners }) => banners)) {
    const { width, height, narrowWidth } = bannerSizes[position];
    expect([picture.width, picture.height]).toEqual([2 * width, 2 * height]);
    expect(narrowPicture?.width).toBe(narrowWidth === null ? undefined : 2 * narrowWidth);
  }
  const used = await deps.db
    .selectFrom('uploads')
    .select('used_by')
    .where('owner_id', '=', demoUserId('admin'))
    .execute();
  expect(used.every(({ used_by }) => used_by !== null)).toBe(true);
});
