import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  refusal,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../../testing/index.ts';
import { createLounge } from '../../../lounges/testing.ts';
import { aSale, sell } from '../../testing.ts';
import { insertCompletedDeal } from '../../testing-deals.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const api = useTestApi({ now: NOW });
const moderator = useMember(api, { role: 'moderator' });
let anna: TestMember;
let ben: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Auge', zip_code: '50667' });
  ben = await api.createMember({ first_name: 'Ben', zip_code: '50823' });
});

const items = (member: TestMember | null) => api.callerFor(member).market.items;
const idsOf = async (reader: TestMember | null, userId: string, input = {}) =>
  (await items(reader).ofUser({ userId, ...input })).items.map(({ id }) => id);
const fieldsOf = async (promise: Promise<unknown>) => (await refusal(promise)).fields;

describe('create', () => {
  it('puts an ad online that everybody sees, with all that its page needs', async () => {
    const pictures = [await insertPicture(api, anna), await insertPicture(api, anna)];
    const { id } = await sell(api, anna, {
      pictures,
      shippingPrice: 4.5,
      wear: 2,
      attributes: {
        brand: ' Target ',
        weight: 23.2,
        tungsten: 90,
        barrelShape: 'straight',
        boardSegments: 'blade',
      },
    });
    const seen = await items(null).get({ id });
    expect(seen).toMatchObject({
      intent: 'sell',
      status: 'active',
      isAvailable: true,
      title: 'Target Swiss Point 23 g',
      category: 'darts',
      condition: 'like_new',
      wear: 2,
      price: 45,
      currency: 'EUR',
      shippingPrice: 4.5,
      location: 'Zur scharfen Kante',
      lounge: null,
      zipCode: '50667',
      city: 'Köln',
      sellerType: 'private',
      includesVat: false,
      sellerTermsAccepted: true,
      viewCount: 0,
      // what a thing of this category doesn't have isn't kept
      attributes: { brand: 'Target', weight: 23.2, tungsten: 90, tip: null, boardSegments: null },
      seller: { firstName: 'Anna', lastName: 'Auge', totalListings: 1 },
      trader: null,
      distanceKm: null,
      isOwn: false,
      own: null,
      can: { favourite: false, offer: false, message: false, report: true },
      publishedAt: NOW,
    });
    expect(seen.images).toEqual(seen.pictures.map(({ url }) => url));
    expect(seen.pictures.map((picture) => picture.id)).toEqual(pictures);
    // the middle of the postal code's area
    expect(seen.area?.latitude).toBeCloseTo(50.94, 1);
    expect(JSON.stringify(seen)).not.toContain(anna.email);
  });

  it('says to a member what they can do, and how far it is; to the seller what only they see', async () => {
    const { id } = await sell(api, anna);
    const seen = await items(ben).get({ id });
    expect(seen.can).toEqual({ favourite: true, offer: true, message: true, report: true });
    expect(seen.distanceKm).toBeGreaterThan(0.5);
    expect(seen.distanceKm).toBeLessThan(10);
    const own = await items(anna).get({ id });
    expect(own).toMatchObject({
      isOwn: true,
      can: { favourite: false, offer: false, message: false, report: false },
      own: {
        revision: 1,
        review: null,
        expiresAt: '2031-05-02T09:00:00.000Z',
        copies: [],
        can: {
          edit: true,
          publish: false,
          pause: true,
          renew: false,
          markSold: true,
          delete: true,
        },
      },
    });
  });

  it('knows the lounge of the directory, and has no distance from an unknown postal code', async () => {
    const lounge = await createLounge(api, ben);
    const { id } = await sell(api, anna, { loungeId: lounge.id, zipCode: '99999' });
    expect(await items(ben).get({ id })).toMatchObject({
      lounge: { id: lounge.id, name: 'Zur scharfen Kante', city: 'Köln' },
      location: 'Zur scharfen Kante',
      area: null,
      distanceKm: null,
    });
    expect(await codeOf(sell(api, anna, { loungeId: 999_999 }))).toBe('LOUNGE_NOT_FOUND');
  });

  it('takes a wanted ad without condition and lounge', async () => {
    const wanted = { ...aSale(), intent: 'wanted', condition: null, location: null } as const;
    const { id } = await items(anna).create(wanted);
    const seen = await items(ben).get({ id });
    expect(seen).toMatchObject({ intent: 'wanted', condition: null, can: { offer: false } });
    expect(seen.can.message).toBe(true);
  });

  it('says at every field what is wrong, all at once, as documented', async () => {
    const bad = { category: 'cars', price: 0, zipCode: '' };
    const input = bad as unknown as Parameters<ReturnType<typeof items>['create']>[0];
    expect(await fieldsOf(items(anna).create(input))).toEqual({
      title: 'titleRequired',
      description: 'descriptionTooShort',
      category: 'categoryRequired',
      condition: 'conditionRequired',
      price: 'priceTooLow',
      location: 'loungeRequired',
      zipCode: 'zipCodeRequired',
      city: 'cityRequired',
      sellerTermsAccepted: 'acceptSellerTerms',
    });
    expect(await fieldsOf(sell(api, anna, { title: ' ', description: 'zu kurz' }))).toEqual({
      title: 'titleRequired',
      description: 'descriptionTooShort',
    });
    const many = await Promise.all(Array.from({ length: 11 }, () => insertPicture(api, anna)));
    const { id: full } = await sell(api, anna, { pictures: many.slice(1) });
    expect((await api.callerFor(anna).market.items.get({ id: full })).pictures).toHaveLength(10);
    expect(await fieldsOf(sell(api, anna, { pictures: many }))).toEqual({
      pictures: 'tooManyPictures',
    });
    expect(await fieldsOf(sell(api, anna, { price: 0.001 }))).toEqual({ price: 'priceTooLow' });
    expect(await fieldsOf(sell(api, anna, { price: 1.005 }))).toEqual({ price: 'invalidNumber' });
    expect(await fieldsOf(sell(api, anna, { attributes: { weight: 23.25 } }))).toEqual({
      'attributes.weight': 'invalidNumber',
    });
    expect((await sell(api, anna, { price: 0.01, meets: false, location: null })).price).toBe(0.01);
  });

  it('shows no picture of somebody else, nor one that is shown elsewhere', async () => {
    const foreign = await insertPicture(api, ben);
    expect(await codeOf(sell(api, anna, { pictures: [foreign] }))).toBe('UPLOAD_NOT_FOUND');
    const own = await insertPicture(api, anna);
    await sell(api, anna, { pictures: [own] });
    expect(await codeOf(sell(api, anna, { pictures: [own] }))).toBe('UPLOAD_NOT_FOUND');
    expect(await idsOf(anna, anna.id)).toHaveLength(1);
  });

  it('comes once, however often it is sent', async () => {
    const wish = { idempotencyKey: 'annas-darts' };
    const [first, second] = await Promise.all([sell(api, anna, wish), sell(api, anna, wish)]);
    expect(second.id).toBe(first.id);
    expect(await idsOf(null, anna.id)).toEqual([first.id]);
  });

  it('is for members with a voice', async () => {
    expect(await codeOf(items(null).create(aSale()))).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(sell(api, suspended))).toBe('ACCOUNT_SUSPENDED');
    const silenced = await api.createMember({
      silenced_until: '2031-03-10T00:00:00Z',
      silence_reason: 'Laut',
    });
    expect(await codeOf(sell(api, silenced))).toBe('ACCOUNT_SILENCED');
  });
});

describe('an ad of a business', () => {
  const data = {
    name: 'Dartkiste GmbH',
    address: 'Ring 1\n50667 Köln',
    email: 'info@dartkiste.test',
    phone: '+49 221 123456',
    register: 'HRB 1234, Köln',
    vatId: 'de 123 456 789',
    withdrawal: 'Du kannst binnen 14 Tagen ohne Gründe widerrufen.',
    confirmsLaw: true,
  } as const;

  it('needs the data of the trader, and shows them', async () => {
    const { trader } = api.callerFor(anna).market;
    expect(await trader.get()).toBeNull();
    expect(await codeOf(sell(api, anna, { sellerType: 'business' }))).toBe('TRADER_DATA_MISSING');
    await trader.save(data);
    const { id } = await sell(api, anna, { sellerType: 'business' });
    const { confirmsLaw: _, ...shown } = { ...data, vatId: 'DE123456789' };
    expect(await items(null).get({ id })).toMatchObject({ includesVat: true, trader: shown });
    await trader.save({ ...data, name: 'Dartkiste AG', vatId: null });
    expect((await items(null).get({ id })).trader).toMatchObject({
      name: 'Dartkiste AG',
      vatId: null,
    });
    // what else she sells isn't the shop's
    const used = await sell(api, anna);
    expect(await items(null).get({ id: used.id })).toMatchObject({
      includesVat: false,
      trader: null,
    });
  });

  it('refuses data that are none', async () => {
    const { trader } = api.callerFor(anna).market;
    const wrong = { ...data, vatId: 'keine', phone: 'ruf an', email: 'x', withdrawal: 'nein' };
    expect(await fieldsOf(trader.save(wrong))).toEqual({
      vatId: 'invalidVatId',
      phone: 'invalidNumber',
      email: 'invalidEmail',
      withdrawal: 'tooShort',
    });
    const unconfirmed = { ...data, confirmsLaw: false } as unknown as typeof data;
    expect(await fieldsOf(trader.save(unconfirmed))).toEqual({ confirmsLaw: 'acceptTerms' });
    expect(await codeOf(api.callerFor(null).market.trader.save(data))).toBe('UNAUTHENTICATED');
  });
});

describe('who sees it', () => {
  it('is everybody, but not through a block', async () => {
    const { id } = await sell(api, anna);
    await api.callerFor(ben).social.people.block({ userId: anna.id });
    expect(await codeOf(items(ben).get({ id }))).toBe('ITEM_NOT_FOUND');
    expect(await idsOf(ben, anna.id)).toEqual([]);
    await api.callerFor(ben).social.people.unblock({ userId: anna.id });
    await api.callerFor(anna).social.people.block({ userId: ben.id });
    expect(await codeOf(items(ben).get({ id }))).toBe('ITEM_NOT_FOUND');
    expect((await items(null).get({ id })).id).toBe(id);
  });

  it('is the seller and moderators alone once it is paused; nobody when it was deleted', async () => {
    const { id } = await sell(api, anna);
    await items(anna).pause({ id });
    for (const reader of [ben, null]) {
      expect(await codeOf(items(reader).get({ id }))).toBe('ITEM_NOT_FOUND');
      expect(await idsOf(reader, anna.id)).toEqual([]);
    }
    for (const reader of [anna, moderator]) {
      expect(await items(reader).get({ id })).toMatchObject({
        status: 'paused',
        isAvailable: false,
      });
    }
    await items(anna).delete({ id });
    for (const reader of [anna, moderator, null]) {
      expect(await codeOf(items(reader).get({ id }))).toBe('ITEM_NOT_FOUND');
    }
    expect(await codeOf(items(null).get({ id: 999_999 }))).toBe('ITEM_NOT_FOUND');
  });
});

it('a sold one is seen by who has bought it, too', async () => {
  const { itemId: id } = await insertCompletedDeal(api, { seller: anna, buyer: ben });
  expect(await items(ben).get({ id })).toMatchObject({
    status: 'sold',
    isAvailable: false,
    can: { favourite: false, offer: false, message: false, report: false },
  });
  expect(await codeOf(items(null).get({ id }))).toBe('ITEM_NOT_FOUND');
  const cora = await api.createMember();
  expect(await codeOf(items(cora).get({ id }))).toBe('ITEM_NOT_FOUND');
});

describe('ads of a member', () => {
  it('come latest first, page by page; the own ones with what can be done', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1) ids.unshift((await sell(api, anna)).id);
    const [latest = 0, middle = 0, first = 0] = ids;
    const page = await items(null).ofUser({ userId: anna.id, limit: 2 });
    expect(page.items.map(({ id, own }) => [id, own])).toEqual([
      [latest, null],
      [middle, null],
    ]);
    const cursor = page.nextCursor ?? '';
    expect(await idsOf(null, anna.id, { limit: 2, cursor })).toEqual([first]);
    await items(anna).pause({ id: middle });
    expect(await idsOf(null, anna.id)).toEqual([latest, first]);
    expect(await idsOf(null, anna.id, { status: 'paused' })).toEqual([]);
    expect(await idsOf(anna, anna.id, { status: 'paused' })).toEqual([middle]);
    const [own] = (await items(anna).ofUser({ userId: anna.id, status: 'paused' })).items;
    expect(own?.own?.can).toMatchObject({ publish: true, pause: false });
    expect(await codeOf(items(null).ofUser({ userId: 'nobody' }))).toBe('MEMBER_NOT_FOUND');
    expect(await idsOf(null, ben.id)).toEqual([]);
    expect(await codeOf(items(null).ofUser({ userId: anna.id, cursor: 'x' }))).toBe('BAD_INPUT');
  });

  it('points out copies to the seller alone', async () => {
    const { id } = await sell(api, anna, { title: 'Target Swiss Point 23 g' });
    const copy = await sell(api, anna, { title: 'target swiss point, 23g' });
    await sell(api, anna, { title: 'Winmau Blade 6', category: 'boards' });
    await sell(api, ben, { title: 'Target Swiss Point 23 g' });
    expect(copy.own?.copies).toEqual([{ id, title: 'Target Swiss Point 23 g', status: 'active' }]);
    await items(anna).delete({ id });
    expect((await items(anna).get({ id: copy.id })).own?.copies).toEqual([]);
  });
});
