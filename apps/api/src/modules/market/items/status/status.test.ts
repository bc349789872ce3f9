import { withTransaction } from '@oche/db';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../../testing/index.ts';
import { aDraft, aSale, sell } from '../../testing.ts';
import { blocking } from '../reports/item-moderation.service.ts';
import { endItems } from './expiry.service.ts';
import { releaseItem, reserveItem, sellItem } from './transitions.service.ts';

const NOW = '2025-03-03T09:00:00.000Z';
const DAY_MS = 86_400_000;
const api = useTestApi({ now: NOW });
const ben = useMember(api);
let anna: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ zip_code: '50667' });
});

const items = (member: TestMember | null) => api.callerFor(member).market.items;
const statusOf = async (id: number) => (await items(anna).get({ id })).status;
const isDone = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  );
const isShown = (id: number) => isDone(items(null).get({ id }));
const inTx = <T>(work: Parameters<typeof withTransaction<T>>[1]) =>
  withTransaction(api.deps.db, work);
const afterDays = (days: number) =>
  api.deps.clock.set(new Date(Date.parse(NOW) + days * DAY_MS).toISOString());

const reserve = (itemId: number) => inTx((tx) => reserveItem(api.deps, tx, { itemId }));
const release = (itemId: number) => inTx((tx) => releaseItem(api.deps, tx, { itemId }));
const sellReserved = (itemId: number) =>
  inTx((tx) => sellItem(api.deps, tx, { itemId, cents: 4000 }));
const told = async (member: TestMember) =>
  (await api.callerFor(member).social.notifications.list({})).items.map(({ title }) => title);

describe('update', () => {
  it('changes all that is said, and the pictures in their order', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => insertPicture(api, anna)));
    const kept = [first ?? '', second ?? ''];
    const { id } = await sell(api, anna, { pictures: kept });
    const changed = await items(anna).update({
      ...aSale({ price: 40, title: 'Winmau Blade 6', category: 'boards', zipCode: '80331' }),
      id,
      revision: 1,
      pictures: [third ?? '', first ?? ''],
      attributes: { boardSegments: 'blade', weight: 23 },
    });
    expect(changed).toMatchObject({
      title: 'Winmau Blade 6',
      price: 40,
      attributes: { boardSegments: 'blade', weight: null },
      own: { revision: 2 },
    });
    expect(changed.pictures.map((picture) => picture.id)).toEqual([third, first]);
    expect(changed.area?.latitude).toBeCloseTo(48.1, 1);
    const late = items(anna).update({ ...aSale(), id, revision: 1 });
    expect(await codeOf(late)).toBe('ITEM_CHANGED');
  });

  it('is its seller’s alone, for the same kind of ad, and not while it is reserved or sold', async () => {
    const { id } = await sell(api, anna);
    expect(await codeOf(items(ben).update({ ...aSale(), id }))).toBe('ITEM_NOT_FOUND');
    const wanted = { ...aSale(), id, intent: 'wanted' } as const;
    expect(await codeOf(items(anna).update(wanted))).toBe('BAD_INPUT');
    expect(await codeOf(items(anna).update({ ...aSale({ price: 0 }), id }))).toBe('BAD_INPUT');
    await reserve(id);
    expect(await codeOf(items(anna).update({ ...aSale(), id }))).toBe('ITEM_RESERVED');
    await sellReserved(id);
    expect(await codeOf(items(anna).update({ ...aSale(), id }))).toBe('ITEM_SOLD');
    const { id: draft } = await api.callerFor(anna).market.drafts.create({ data: aDraft() });
    expect(await codeOf(items(anna).update({ ...aSale(), id: draft }))).toBe('ITEM_NOT_POSSIBLE');
  });
});

describe('pause, resume and delete', () => {
  it('take an ad away and bring it back, once each', async () => {
    const { id } = await sell(api, anna);
    expect((await items(anna).pause({ id })).status).toBe('paused');
    expect((await items(anna).pause({ id })).status).toBe('paused');
    expect(await isShown(id)).toBe(false);
    expect((await items(anna).publish({ id })).status).toBe('active');
    expect(await isShown(id)).toBe(true);
    expect(await codeOf(items(ben).pause({ id }))).toBe('ITEM_NOT_FOUND');
    expect(await codeOf(items(ben).delete({ id }))).toBe('ITEM_NOT_FOUND');
    expect(await codeOf(items(null).pause({ id }))).toBe('UNAUTHENTICATED');
    await items(anna).delete({ id });
    expect(await codeOf(items(anna).delete({ id }))).toBe('ITEM_NOT_FOUND');
    const { id: draft } = await api.callerFor(anna).market.drafts.create({ data: {} });
    await items(anna).delete({ id: draft });
    expect(await api.callerFor(anna).market.drafts.list()).toEqual([]);
  });

  it('of a reserved or sold one are refused', async () => {
    const { id } = await sell(api, anna);
    await reserve(id);
    expect(await codeOf(items(anna).pause({ id }))).toBe('ITEM_RESERVED');
    expect(await codeOf(items(anna).delete({ id }))).toBe('ITEM_RESERVED');
    expect(await codeOf(items(anna).publish({ id }))).toBe('ITEM_NOT_POSSIBLE');
    await sellReserved(id);
    expect(await codeOf(items(anna).delete({ id }))).toBe('ITEM_SOLD');
    expect(await isShown(id)).toBe(false);
  });
});

describe('reserving, releasing and selling', () => {
  it('each happens once, however many come at once', async () => {
    const { id } = await sell(api, anna);
    const first = await Promise.all(Array.from({ length: 8 }, () => reserve(id)));
    expect(first.filter(Boolean)).toHaveLength(1);
    expect(await items(null).get({ id })).toMatchObject({
      status: 'reserved',
      isAvailable: false,
      can: { report: true },
    });
    const back = await Promise.all([release(id), release(id)]);
    expect(back.filter(Boolean)).toHaveLength(1);
    expect(await sellReserved(id)).toBe(false);
    await reserve(id);
    expect(await sellReserved(id)).toBe(true);
    expect(await items(anna).get({ id })).toMatchObject({ status: 'sold', soldAt: NOW });
    expect([await reserve(id), await release(id), await sellReserved(id)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('none is reserved that is paused, wanted, or waits for the moderators', async () => {
    const { id } = await sell(api, anna);
    await items(anna).pause({ id });
    expect(await reserve(id)).toBe(false);
    const wanted = await items(anna).create({ ...aSale(), intent: 'wanted' });
    expect(await reserve(wanted.id)).toBe(false);
    expect(await codeOf(items(anna).markSold({ id: wanted.id }))).toBe('ITEM_NOT_POSSIBLE');
    const waiting = await sell(api, anna, { description: 'Zahl hier: https://paypal.me/anna' });
    expect(waiting.own?.review).toBe('waiting');
    expect(await reserve(waiting.id)).toBe(false);
  });

  it('a seller notes a sale outside of Oche', async () => {
    const { id } = await sell(api, anna);
    expect(await codeOf(items(ben).markSold({ id }))).toBe('ITEM_NOT_FOUND');
    expect(await codeOf(items(anna).markSold({ id, price: 0 }))).toBe('BAD_INPUT');
    expect(await items(anna).markSold({ id, price: 39.9 })).toMatchObject({ status: 'sold' });
    const row = await api.deps.db
      .selectFrom('market_items')
      .select('sold_cents')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.sold_cents).toBe(3990);
    expect(await codeOf(items(anna).markSold({ id }))).toBe('ITEM_SOLD');
  });

  it('an ad is deleted or reserved, not both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await sell(api, anna);
      const [deleted, reserved] = await Promise.all([
        isDone(items(anna).delete({ id })),
        reserve(id),
      ]);
      expect([deleted, reserved].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('after 60 days', () => {
  it('an ad runs out; its seller is reminded before, told then, and renews it', async () => {
    const { id } = await sell(api, anna);
    expect(await codeOf(items(anna).renew({ id }))).toBe('ITEM_NOT_DUE');
    afterDays(57);
    await runJobs(api);
    expect(await told(anna)).toContain('„Target Swiss Point 23 g“ läuft am Freitag, 2. Mai ab');
    await endItems(api.deps);
    expect(await statusOf(id)).toBe('active');
    afterDays(60);
    await endItems(api.deps);
    expect(await statusOf(id)).toBe('expired');
    expect(await isShown(id)).toBe(false);
    expect(await told(anna)).toEqual(['„Target Swiss Point 23 g“ ist abgelaufen']);
    expect(await codeOf(items(ben).renew({ id }))).toBe('ITEM_NOT_FOUND');
    const renewed = await items(anna).renew({ id });
    expect(renewed).toMatchObject({ status: 'active', own: { review: null } });
    expect(renewed.own?.expiresAt).toBe('2025-07-01T09:00:00.000Z');
    await endItems(api.deps);
    expect(await isShown(id)).toBe(true);
    expect(await told(anna)).toEqual([]);
  });

  it('one that was renewed in its last week has no reminder before the next', async () => {
    const { id } = await sell(api, anna);
    afterDays(53);
    expect((await items(anna).renew({ id })).own?.can.renew).toBe(false);
    afterDays(57);
    await runJobs(api);
    expect(await told(anna)).toEqual([]);
    await items(anna).pause({ id });
    afterDays(53 + 60);
    expect(await codeOf(items(anna).publish({ id }))).toBe('ITEM_NOT_POSSIBLE');
    await endItems(api.deps);
    expect(await statusOf(id)).toBe('expired');
  });

  it('a reserved one stays', async () => {
    const { id } = await sell(api, anna);
    await reserve(id);
    afterDays(61);
    await endItems(api.deps);
    expect(await statusOf(id)).toBe('reserved');
  });
});

it('publishing against blocking: whichever comes first, a blocked ad is never shown', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await sell(api, anna);
    await items(anna).pause({ id });
    await Promise.all([
      isDone(items(anna).publish({ id })),
      inTx((tx) => blocking.do(api.deps, tx, String(id), null)),
    ]);
    expect(await isShown(id)).toBe(false);
    expect(await codeOf(items(anna).renew({ id }))).toBe('ITEM_BLOCKED');
    expect(await codeOf(items(anna).markSold({ id }))).toBe('ITEM_BLOCKED');
    expect(await codeOf(items(anna).update({ ...aSale(), id }))).toBe('ITEM_BLOCKED');
  }
});
