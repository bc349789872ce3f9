import { bannerPositions } from '@oche/validators/banners/schemas';
import { beforeEach, expect, it } from 'vitest';
import { codeOf, insertPicture, useMember, useTestApi } from '../../../testing/index.ts';
import { browserOf, insertBanner, lookAt } from '../testing.ts';
import { runningBannersOf } from './running.service.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const api = useTestApi({ now: NOW });
const admin = useMember(api, { role: 'admin' });
const ben = useMember(api);

beforeEach(() => api.deps.db.deleteFrom('banners').execute());

const inHours = (hours: number) => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();

it('shows what is active and within its dates, the highest priority first', async () => {
  const low = await insertBanner(api, admin, { priority: -5 });
  const high = await insertBanner(api, admin, { priority: 9, ends_at: inHours(1) });
  const later = await insertBanner(api, admin, { priority: 3, starts_at: inHours(1) });
  await insertBanner(api, admin, { is_active: false });
  await insertBanner(api, admin, { deleted_at: NOW });
  await insertBanner(api, admin, { ends_at: NOW, starts_at: inHours(-2) });
  await insertBanner(api, admin, { position: 'dashboard' });
  const shown = async () => (await lookAt(api, 'marketplace')).map(({ id }) => id);
  expect(await shown()).toEqual([high, low]);
  // nobody has to say that the hour has come
  api.deps.clock.advance({ minutes: 59 });
  expect(await shown()).toEqual([high, low]);
  api.deps.clock.advance({ minutes: 1 });
  expect(await shown()).toEqual([later, low]);
});

it('answers as documented, to everybody, for one position or for all', async () => {
  const id = await insertBanner(api, admin, { priority: 7, starts_at: inHours(-1) });
  const other = await insertBanner(api, admin, { position: 'footer', target_url: null });
  const list = await api.callerFor(ben).banners.list({ position: 'marketplace' });
  expect(list).toEqual([
    {
      id,
      title: 'Barrels zum halben Preis',
      imageUrl: expect.stringMatching(/^https?:\/\/[^/]+\/media\/\w{26}\/960\.webp$/),
      targetUrl: 'https://steeldart.example/barrels',
      position: 'marketplace',
      isActive: true,
      startDate: inHours(-1),
      endDate: null,
      priority: 7,
      advertiser: 'Steeldart-Depot',
    },
  ]);
  const all = await browserOf(api).list({});
  expect(all.map((banner) => banner.id)).toEqual([other, id]);
  expect(await browserOf(api).list({ position: 'header' })).toEqual([]);
  expect(await codeOf(browserOf(api).list({ position: 'everywhere' as 'header' }))).toBe(
    'BAD_INPUT',
  );
});

it('answers all positions of a page at once, and says which have any', async () => {
  const narrow = await insertPicture(api, admin);
  const id = await insertBanner(api, admin, { position: 'header', narrow_upload_id: narrow });
  await insertBanner(api, admin, { position: 'sidebar' });
  const page = await browserOf(api).show({ positions: ['footer', 'header'] });
  expect(page.filled).toEqual(['header', 'sidebar']);
  expect(await browserOf(api).filled()).toEqual(['header', 'sidebar']);
  expect(page.places).toMatchObject([
    { position: 'header', banners: [{ id, narrowPicture: { id: narrow } }] },
  ]);
  // what an admin notes and when it ends is nobody's business
  expect(Object.keys(page.places[0]?.banners[0] ?? {}).sort()).toEqual([
    'advertiser',
    'id',
    'narrowPicture',
    'picture',
    'position',
    'targetUrl',
    'title',
    'token',
  ]);
  expect(await codeOf(browserOf(api).show({ positions: [] }))).toBe('BAD_INPUT');
  const twice = [...bannerPositions, 'header' as const];
  expect(await codeOf(browserOf(api).show({ positions: twice }))).toBe('BAD_INPUT');
});

it('lets those of the same priority take turns in coming first', async () => {
  await Promise.all([1, 2, 3].map(() => insertBanner(api, admin)));
  const first = new Set<number | undefined>();
  for (let look = 0; look < 60; look++) first.add((await lookAt(api, 'marketplace'))[0]?.id);
  expect(first.size).toBe(3);
});

it('reads the banners once for many looks, and anew after a change', async () => {
  const id = await insertBanner(api, admin);
  expect(await lookAt(api, 'marketplace')).toHaveLength(1);
  await api.deps.db.updateTable('banners').set({ is_active: false }).where('id', '=', id).execute();
  expect(await lookAt(api, 'marketplace')).toHaveLength(1);
  await api.deps.db
    .transaction()
    .execute((tx) => api.deps.events.publish(tx, 'banner.changed', { bannerId: id }));
  await expect.poll(() => lookAt(api, 'marketplace')).toHaveLength(0);
  // a lookup that fails is not kept
  const running = runningBannersOf(api.deps.events);
  running.forget();
  await expect(running.get(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await running.get(async () => [])).toEqual([]);
});
