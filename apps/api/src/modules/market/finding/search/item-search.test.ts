import { expect, it } from 'vitest';
import { runJobs, useMember, useTestApi } from '../../../../testing/index.ts';
import { sell } from '../../testing.ts';

const api = useTestApi({ now: '2031-03-03T09:00:00.000Z' });
const seller = useMember(api);
const reader = useMember(api);

it('ads are found in the site’s search as long as everybody sees them, wanted ones, too', async () => {
  const titles = async (q: string, member = null as typeof reader | null) =>
    (await api.callerFor(member).search.find({ q })).items.map(({ title }) => title);
  const { id } = await sell(api, seller, { title: 'Winmau Blitzkeil', price: 12.5 });
  await sell(api, seller, { intent: 'wanted', title: 'Suche Blitzkeil', condition: null });
  await runJobs(api);
  expect((await titles('Blitzkeil')).toSorted()).toEqual(['Suche Blitzkeil', 'Winmau Blitzkeil']);
  const { items, counts } = await api
    .callerFor(null)
    .search.find({ q: 'winmau blitzkeil', category: 'marketplace' });
  expect(counts.marketplace).toEqual({ count: 1, isMore: false });
  expect(items[0]).toMatchObject({
    type: 'item',
    url: `/marketplace/${id}`,
    author: null,
    ad: { intent: 'sell', category: 'darts', price: 12.5 },
  });
  // a mistyped word is corrected in the list, too
  const list = await api.callerFor(null).market.items.list({ search: 'Blitzkail' });
  expect(list).toMatchObject({ words: 'Blitzkail', corrected: 'blitzkeil' });
  expect(list.items.map((item) => item.id)).toEqual([id]);
  // at once, before any document is renewed
  await api.callerFor(seller).market.items.pause({ id });
  expect(await titles('Blitzkeil')).toEqual(['Suche Blitzkeil']);
  await runJobs(api);
  await api.deps.db
    .insertInto('user_blocks')
    .values({ blocker_id: seller.id, blocked_id: reader.id })
    .execute();
  expect(await titles('Blitzkeil', reader)).toEqual([]);
});
