import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../../testing/index.ts';
import { insertAd } from '../../testing-ads.ts';

const api = useTestApi();
const seller = useMember(api);
let ben: TestMember;
let id: number;

beforeEach(async () => {
  ben = await api.createMember();
  id = await insertAd(api, seller);
});

const favourites = (member: TestMember | null = ben) => api.callerFor(member).market.favourites;
const setAd = (columns: object) =>
  api.deps.db.updateTable('market_items').set(columns).where('id', '=', id).execute();
const counted = async () => {
  const { favourite_count } = await api.deps.db
    .selectFrom('market_items')
    .select('favourite_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return favourite_count;
};

describe('a favourite', () => {
  it('is added and removed once, however often and at once it is asked for', async () => {
    const others = await Promise.all([api.createMember(), api.createMember(), api.createMember()]);
    const all = [ben, ...others];
    await Promise.all([...all, ...all, ...all].map((member) => favourites(member).add({ id })));
    expect(await counted()).toBe(4);
    expect(await favourites().add({ id })).toEqual({ isFavourite: true, favouriteCount: 4 });
    await Promise.all(
      [ben, ben, ben, others[0] ?? ben].map((who) => favourites(who).remove({ id })),
    );
    expect(await counted()).toBe(2);
    expect(await favourites().remove({ id })).toEqual({ isFavourite: false, favouriteCount: 2 });
    // adding and removing at once ends in one of the two, and counted as it ended
    await Promise.all([favourites().add({ id }), favourites().remove({ id })]);
    const rows = await api.deps.db
      .selectFrom('market_favourites')
      .select('user_id')
      .where('item_id', '=', id)
      .execute();
    expect(await counted()).toBe(rows.length);
  });

  it('is only what everybody sees, and nothing of one’s own', async () => {
    expect(await codeOf(favourites(seller).add({ id }))).toBe('OWN_ITEM');
    for (const hidden of [{ status: 'paused' }, { status: 'active', review: 'waiting' }]) {
      await setAd(hidden);
      expect(await codeOf(favourites().add({ id }))).toBe('ITEM_NOT_FOUND');
    }
    expect(await codeOf(favourites().add({ id: 999_999 }))).toBe('ITEM_NOT_FOUND');
    expect(await codeOf(favourites().remove({ id: 999_999 }))).toBe('ITEM_NOT_FOUND');
    expect(await codeOf(favourites().add({ id: 0 }))).toBe('BAD_INPUT');
  });

  it('needs a member who may write; forgetting needs only a member', async () => {
    expect(await codeOf(favourites(null).add({ id }))).toBe('UNAUTHENTICATED');
    await favourites().add({ id });
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(favourites(suspended).add({ id }))).toBe('ACCOUNT_SUSPENDED');
    await setAd({ status: 'paused' });
    expect(await favourites().remove({ id })).toEqual({ isFavourite: false, favouriteCount: 0 });
  });
});

describe('the list', () => {
  it('has the latest first, page by page, without what can’t be seen any more', async () => {
    const ids = [
      id,
      await insertAd(api, seller, { title: 'Unicorn' }),
      await insertAd(api, seller),
    ];
    for (const each of ids) {
      await favourites().add({ id: each });
      api.deps.clock.advance({ seconds: 1 });
    }
    const page = await favourites().list({ limit: 2 });
    expect(page.items.map((item) => item.id)).toEqual([ids[2], ids[1]]);
    expect(page.items[1]).toMatchObject({ title: 'Unicorn', isFavourite: true, price: 45 });
    const cursor = page.nextCursor ?? undefined;
    const rest = await favourites().list({ limit: 2, cursor });
    expect([rest.items.map((item) => item.id), rest.nextCursor]).toEqual([[id], null]);
    await setAd({ status: 'paused' });
    expect((await favourites().list({ cursor })).items).toEqual([]);
    expect((await favourites(seller).list({})).items).toEqual([]);
    expect(await codeOf(favourites().list({ cursor: 'x' }))).toBe('BAD_INPUT');
    expect(await codeOf(favourites(null).list({}))).toBe('UNAUTHENTICATED');
  });
});
