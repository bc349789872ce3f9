import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, type TestMember, useTestApi } from '../../../../testing/index.ts';
import { aDeal, anItem, NOW, offer, saidIn } from './testing.ts';

const api = useTestApi({ now: NOW });
let seller: TestMember;
let ada: TestMember;
let ben: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  seller = await api.createMember({ first_name: 'Selma' });
  ada = await api.createMember({ first_name: 'Ada' });
  ben = await api.createMember({ first_name: 'Ben' });
});

const as = (member: TestMember | null) => api.callerFor(member).market;
const inSeconds = (seconds: number) =>
  api.deps.clock.set(new Date(Date.parse(NOW) + seconds * 1000).toISOString());

describe('a confirmation that was a slip', () => {
  it('is taken back while it is fresh, and the other side sees that', async () => {
    const { id, item } = await aDeal(api, seller, ada);
    expect((await as(seller).deals.confirm({ id })).can.takeBackConfirm).toBe(true);
    expect((await as(ada).deals.get({ id })).can.takeBackConfirm).toBe(false);
    inSeconds(9);
    expect(await as(seller).deals.takeBackConfirm({ id })).toMatchObject({
      status: 'reserved',
      sellerConfirmedAt: null,
      confirmsAt: null,
      can: { confirm: true, cancel: true, takeBackConfirm: false },
    });
    expect(await saidIn(api, item.id, ada.id)).toEqual([
      'offer',
      'dealaccepted',
      'dealhandedover',
      'dealtakenback',
    ]);
    expect(await as(seller).deals.confirm({ id })).toMatchObject({ status: 'handed_over' });
  });

  it('that had completed the deal keeps the item for the buyer again', async () => {
    const { id, item } = await aDeal(api, seller, ada);
    await as(seller).deals.confirm({ id });
    await as(ada).deals.confirm({ id });
    const back = await as(ada).deals.takeBackConfirm({ id });
    expect(back).toMatchObject({
      status: 'handed_over',
      completedAt: null,
      item: { status: 'reserved' },
      can: { confirm: true, dispute: true },
    });
    expect(back.sellerConfirmedAt).not.toBeNull();
    expect(await as(ben).items.get({ id: item.id })).toMatchObject({ soldAt: null });
    expect(await as(ada).deals.confirm({ id })).toMatchObject({
      status: 'completed',
      item: { status: 'sold' },
    });
  });

  it('stands after some seconds, in a dispute, and when it was none', async () => {
    const { id } = await aDeal(api, seller, ada);
    expect(await codeOf(as(seller).deals.takeBackConfirm({ id }))).toBe('DEAL_NOT_OPEN');
    await as(seller).deals.confirm({ id });
    expect(await codeOf(as(ada).deals.takeBackConfirm({ id }))).toBe('CONFIRM_STANDS');
    inSeconds(15);
    expect(await codeOf(as(seller).deals.takeBackConfirm({ id }))).toBe('CONFIRM_STANDS');
    expect((await as(seller).deals.get({ id })).can.takeBackConfirm).toBe(false);
    await as(ada).deals.confirm({ id });
    await as(ada).deals.dispute({ id, account: 'Es kam ein anderes Set als auf den Fotos.' });
    expect(await codeOf(as(ada).deals.takeBackConfirm({ id }))).toBe('DEAL_NOT_OPEN');
    const itemId = await anItem(api, seller);
    const sale = await as(seller).deals.sellTo({ itemId, buyerId: ada.id, price: 70 });
    expect(await codeOf(as(seller).deals.takeBackConfirm({ id: sale.id }))).toBe('CONFIRM_STANDS');
  });

  it('is nobody else’s to take back', async () => {
    const { id } = await aDeal(api, seller, ada);
    await as(seller).deals.confirm({ id });
    expect(await codeOf(as(ben).deals.takeBackConfirm({ id }))).toBe('DEAL_NOT_FOUND');
    expect(await codeOf(as(null).deals.takeBackConfirm({ id }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(seller).deals.takeBackConfirm({ id: 0 }))).toBe('BAD_INPUT');
  });

  it('is either taken back or answered by the other, never half of each', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aDeal(api, seller, ada);
      await as(seller).deals.confirm({ id });
      const [, back] = await Promise.all([
        as(ada).deals.confirm({ id }),
        outcomeOf(as(seller).deals.takeBackConfirm({ id })),
      ]);
      expect(back).toBe('done');
      const after = await as(ada).deals.get({ id });
      expect(after).toMatchObject({
        status: 'handed_over',
        sellerConfirmedAt: null,
        item: { status: 'reserved' },
      });
      expect(after.buyerConfirmedAt).not.toBeNull();
    }
  });
});

describe('what was agreed on', () => {
  it('is the price for the two wherever they look, and for nobody else', async () => {
    const { id, item } = await aDeal(api, seller, ada);
    const priceFor = async (member: TestMember | null) =>
      (await as(member).items.get({ id: item.id })).agreedPrice;
    expect(await Promise.all([ada, seller, ben, null].map(priceFor))).toEqual([80, 80, null, null]);
    const own = await as(seller).items.ofUser({ userId: seller.id, status: 'reserved' });
    expect(own.items).toMatchObject([{ price: 100, agreedPrice: 80 }]);
    const others = await as(ben).items.ofUser({ userId: seller.id });
    expect(others.items).toMatchObject([{ price: 100, agreedPrice: null }]);
    const subjectFor = async (member: TestMember) => {
      const { id: talk } = await as(member).conversations.start({ itemId: item.id });
      const { conversations } = api.callerFor(member).social;
      return (await conversations.get({ id: talk })).subject?.price;
    };
    expect(await subjectFor(ben)).toBe(100);
    expect(await subjectFor(ada)).toBe(80);
    await as(ada).deals.cancel({ id, reason: 'Geht doch nicht' });
    expect(await subjectFor(ada)).toBe(100);
    expect(await priceFor(ada)).toBeNull();
  });

  it('is found by what both have offered before', async () => {
    const itemId = await anItem(api, seller);
    const first = await offer(api, ada, itemId, 70);
    const second = await as(seller).offers.counter({ id: first.id, amount: 90 });
    expect((await as(seller).offers.get({ id: first.id })).answersAmount).toBeNull();
    expect((await as(ada).offers.get({ id: second.id })).answersAmount).toBe(70);
  });
});
