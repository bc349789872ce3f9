import { expect, test } from 'vitest';
import { type TestMember, useMember, useTestApi } from '../../../../testing/index.ts';
import { followChange } from '../../finding/interest/change.service.ts';
import { insertAd } from '../../testing-ads.ts';

const api = useTestApi();
const seller = useMember(api);
const thief = useMember(api);

const PRINT = [0b1010_1100_0011_0101, 0x1f3a, 0x0ff0, 0x3c5a];
let count = 0;

/** An ad with a picture whose fingerprint is known. */
async function adWithPicture(member: TestMember, fingerprint: number[] | null) {
  const id = await insertAd(api, member);
  count += 1;
  const uploadId = `abcdefghijklmnopqrstuvwxy${'abcdefghij'.charAt(count)}`;
  await api.deps.db
    .insertInto('uploads')
    .values({
      id: uploadId,
      owner_id: member.id,
      width: 10,
      height: 10,
      widths: [10],
      bytes: 10,
      colour: '#000000',
      fingerprint,
      used_by: `item:${id}`,
      unused_since: null,
    })
    .execute();
  await api.deps.db
    .insertInto('market_item_pictures')
    .values({ item_id: id, position: 0, upload_id: uploadId })
    .execute();
  return id;
}

const flagsOf = (itemId: number) =>
  api.deps.db
    .selectFrom('market_item_flags')
    .where('item_id', '=', itemId)
    .select(['kind', 'like_item_id'])
    .execute();
const casesOf = (itemId: number) =>
  api.deps.db
    .selectFrom('moderation_cases')
    .where('thing_kind', '=', 'item')
    .where('thing_id', '=', String(itemId))
    .select('id')
    .execute();

test('the picture of somebody else is found once, one’s own never', async () => {
  const original = await adWithPicture(seller, PRINT);
  await followChange(api.deps, { itemId: original });
  const again = await adWithPicture(seller, PRINT);
  await followChange(api.deps, { itemId: again });
  expect(await flagsOf(again)).toEqual([]);

  // five bits are different, in all quarters
  const copied = PRINT.map((part, index) => part ^ (index === 0 ? 0b11 : 1 << index));
  const copy = await adWithPicture(thief, copied);
  await followChange(api.deps, { itemId: copy });
  await followChange(api.deps, { itemId: copy });
  const [flag, ...more] = await flagsOf(copy);
  expect(more).toEqual([]);
  expect(flag?.kind).toBe('picture');
  expect([original, again]).toContain(flag?.like_item_id);
  expect(await casesOf(copy)).toHaveLength(1);
  const { suspicions } = await api.callerFor(null).market.items.get({ id: copy });
  expect(suspicions).toEqual(['picture']);
});

test('another picture, none, and an ad that is not on sale are left alone', async () => {
  const other = await adWithPicture(
    thief,
    PRINT.map((part) => part ^ 0b111),
  );
  await followChange(api.deps, { itemId: other });
  expect(await flagsOf(other)).toEqual([]);
  const plain = await adWithPicture(thief, null);
  await followChange(api.deps, { itemId: plain });
  expect(await flagsOf(plain)).toEqual([]);
  const paused = await adWithPicture(thief, PRINT);
  await api.deps.db
    .updateTable('market_items')
    .set({ status: 'paused' })
    .where('id', '=', paused)
    .execute();
  await followChange(api.deps, { itemId: paused });
  expect(await flagsOf(paused)).toEqual([]);
});

test('a price that is too good to be true is found, a good one isn’t', async () => {
  const sold = { status: 'sold', sold_at: api.deps.clock.now().toISOString() } as const;
  for (const cents of [4000, 5000, 6000, 5500]) {
    await insertAd(api, seller, { ...sold, category: 'boards', price_cents: cents });
  }
  const cheap = await insertAd(api, thief, { category: 'boards', price_cents: 2000 });
  const tooCheap = await insertAd(api, thief, { category: 'boards', price_cents: 1500 });
  for (const itemId of [cheap, tooCheap]) await followChange(api.deps, { itemId });
  expect(await flagsOf(cheap)).toEqual([]);
  expect(await flagsOf(tooCheap)).toEqual([{ kind: 'price', like_item_id: null }]);
  expect(await casesOf(tooCheap)).toHaveLength(1);
});
