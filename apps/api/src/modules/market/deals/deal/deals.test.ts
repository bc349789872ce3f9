import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  outcomeOf,
  refuseRows,
  type TestMember,
  useTestApi,
} from '../../../../testing/index.ts';
import { createLounge } from '../../../lounges/testing.ts';
import { caseOf } from '../../../moderation/testing.ts';
import { settleDeals } from './due.service.ts';
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
const later = (hours: number) => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();
const ADDRESS = { name: 'Ada Board', street: 'Bullseye-Gasse 50', zipCode: '50667', city: 'Köln' };

describe('an offer', () => {
  it('is seen by the two alone, with what each can do', async () => {
    const itemId = await anItem(api, seller);
    const { id } = await as(ada).offers.create({ itemId, amount: 79.5, message: ' Hole ich ab ' });
    expect(await as(seller).offers.get({ id })).toMatchObject({
      amount: 79.5,
      price: 100,
      message: 'Hole ich ab',
      side: 'seller',
      status: 'pending',
      expiresAt: later(48),
      can: { accept: true, counter: true, decline: true, withdraw: false },
    });
    expect((await as(ada).offers.get({ id })).can).toMatchObject({ accept: false, withdraw: true });
    expect(await codeOf(as(ben).offers.get({ id }))).toBe('OFFER_NOT_FOUND');
    expect(await codeOf(as(ben).offers.accept({ id }))).toBe('OFFER_NOT_FOUND');
    expect(await as(ben).offers.list({ itemId })).toEqual([]);
    expect(await as(seller).offers.list({ itemId })).toHaveLength(1);
    expect(await codeOf(as(null).offers.list({ itemId }))).toBe('UNAUTHENTICATED');
    expect(await saidIn(api, itemId, ada.id)).toEqual(['offer']);
  });

  it('is refused on what is not to be had, above the price, on the own item, and twice', async () => {
    const outcome = async (columns: Parameters<typeof anItem>[2], amount = 80) =>
      outcomeOf(offer(api, ada, await anItem(api, seller, columns), amount));
    expect(await outcome({}, 100.01)).toBe('OFFER_TOO_HIGH');
    expect(await outcome({ takes_more: true }, 120)).toBe('done');
    expect(await outcome({ takes_offers: false })).toBe('OFFER_FIXED_PRICE');
    expect(await outcome({ takes_offers: false }, 100)).toBe('done');
    expect(await outcome({ status: 'paused' })).toBe('ITEM_PAUSED');
    expect(await outcome({ status: 'sold', sold_at: NOW })).toBe('ITEM_SOLD');
    expect(await outcome({ status: 'deleted' })).toBe('ITEM_NOT_FOUND');
    expect(await outcome({ review: 'waiting' })).toBe('ITEM_NOT_FOUND');
    expect(await outcome({ intent: 'wanted' })).toBe('OFFER_ON_WANTED');
    const itemId = await anItem(api, seller);
    expect(await codeOf(offer(api, seller, itemId))).toBe('OWN_ITEM');
    await offer(api, ada, itemId);
    expect(await codeOf(offer(api, ada, itemId, 90))).toBe('OFFER_OPEN_ALREADY');
    expect(await codeOf(offer(api, ben, 999_999))).toBe('ITEM_NOT_FOUND');
  });

  it.each([0, -1, 0.001, Number.NaN])('of %d euro is no offer', async (amount) => {
    const itemId = await anItem(api, seller);
    expect(await codeOf(offer(api, ada, itemId, amount))).toBe('BAD_INPUT');
  });

  it('is nothing for the suspended and silenced, nor between two who block each other', async () => {
    const itemId = await anItem(api, seller);
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(offer(api, suspended, itemId))).toBe('ACCOUNT_SUSPENDED');
    const silenced = await api.createMember({ silenced_until: later(24), silence_reason: 'Laut' });
    expect(await codeOf(offer(api, silenced, itemId))).toBe('ACCOUNT_SILENCED');
    const { id } = await offer(api, ada, itemId);
    await api.deps.db
      .insertInto('user_blocks')
      .values({ blocker_id: seller.id, blocked_id: ada.id })
      .execute();
    expect(await codeOf(as(seller).offers.accept({ id }))).toBe('OFFER_NOT_FOUND');
    expect(await codeOf(as(ada).conversations.start({ itemId: await anItem(api, seller) }))).toBe(
      'ITEM_NOT_FOUND',
    );
    expect((await as(ada).offers.withdraw({ id })).status).toBe('withdrawn');
  });

  it('is countered by either side, and what it answers no longer stands', async () => {
    const itemId = await anItem(api, seller);
    const first = await offer(api, ada, itemId, 70);
    const second = await as(seller).offers.counter({ id: first.id, amount: 90 });
    expect(await codeOf(as(seller).offers.accept({ id: first.id }))).toBe('OFFER_NOT_OPEN');
    // from the item's page the buyer answers, too
    const third = await offer(api, ada, itemId, 85);
    expect((await as(ada).offers.get({ id: second.id })).status).toBe('countered');
    expect(await codeOf(as(ada).offers.accept({ id: third.id }))).toBe('OFFER_NOT_YOURS');
    expect(await as(seller).offers.accept({ id: third.id })).toMatchObject({ price: 85 });
    expect(await saidIn(api, itemId, ada.id)).toEqual(['offer', 'offer', 'offer', 'dealaccepted']);
  });

  it('expires by the clock, also before a job has noted it', async () => {
    const itemId = await anItem(api, seller);
    const { id } = await offer(api, ada, itemId);
    api.deps.clock.set(later(48));
    expect(await as(ada).offers.get({ id })).toMatchObject({ status: 'expired', expiresAt: null });
    expect(await codeOf(as(seller).offers.accept({ id }))).toBe('OFFER_NOT_OPEN');
    await offer(api, ada, itemId);
    expect(await saidIn(api, itemId, ada.id)).toEqual(['offer', 'offerexpired', 'offer']);
  });
});

describe('accepting', () => {
  it('reserves once, whoever is accepted at the same moment', async () => {
    const itemId = await anItem(api, seller);
    const buyers = [ada, ben, ...(await Promise.all([1, 2, 3].map(() => api.createMember())))];
    const offers = await Promise.all(buyers.map((buyer) => offer(api, buyer, itemId)));
    const outcomes = await Promise.all(
      offers.map(({ id }) => outcomeOf(as(seller).offers.accept({ id }))),
    );
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'OFFER_NOT_OPEN']));
    const statuses = (await as(seller).offers.list({ itemId })).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'declined')).toHaveLength(4);
    const [loser] = buyers.filter((_, index) => outcomes[index] !== 'done');
    expect(await saidIn(api, itemId, loser?.id ?? '')).toEqual(['offer', 'offerdeclined']);
  });

  it('makes one offer of many that come at once', async () => {
    const itemId = await anItem(api, seller);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => outcomeOf(offer(api, ada, itemId))),
    );
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    const key = { idempotencyKey: 'one-offer-only' };
    const again = () => as(ben).offers.create({ itemId, amount: 60, ...key });
    const [one, other] = await Promise.all([again(), again()]);
    expect(other.id).toBe(one.id);
  });

  it('can be undone by the seller with a reason; then offers that wait count', async () => {
    const { id, item } = await aDeal(api, seller, ada);
    const waiting = await offer(api, ben, item.id, 95);
    expect(waiting).toMatchObject({ isWaiting: true, can: { withdraw: true } });
    expect(await codeOf(as(seller).offers.accept({ id: waiting.id }))).toBe('OFFER_ITEM_RESERVED');
    expect(await codeOf(as(seller).deals.cancel({ id, reason: ' ' }))).toBe('BAD_INPUT');
    expect(await codeOf(as(ben).deals.cancel({ id, reason: 'Ich will es' }))).toBe(
      'DEAL_NOT_FOUND',
    );
    const undone = await as(seller).deals.cancel({ id, reason: 'Doch verschenkt' });
    expect(undone).toMatchObject({
      status: 'cancelled',
      item: { status: 'active' },
      cancelled: { by: 'seller', reason: 'Doch verschenkt' },
    });
    expect((await as(seller).offers.accept({ id: waiting.id })).price).toBe(95);
  });
});

describe('handing over', () => {
  it('by post shows the address to the two, sealed in the table, until thirty days after', async () => {
    const { id } = await aDeal(api, seller, ada);
    expect(await codeOf(as(seller).deals.giveAddress({ id, ...ADDRESS }))).toBe('DEAL_NOT_FOUND');
    expect(await codeOf(as(ben).deals.get({ id }))).toBe('DEAL_NOT_FOUND');
    await as(ada).deals.giveAddress({ id, ...ADDRESS });
    expect((await as(seller).deals.get({ id })).address).toMatchObject(ADDRESS);
    const stored = await api.deps.db
      .selectFrom('market_deal_addresses')
      .select('encrypted')
      .where('deal_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.encrypted).not.toContain('Bullseye');
    await as(seller).deals.confirm({ id });
    await as(ada).deals.confirm({ id });
    api.deps.clock.set(later(30 * 24));
    expect((await as(seller).deals.get({ id })).address).toBeNull();
  });

  it('at a lounge is proposed by one, agreed by the other, and in the calendars of both', async () => {
    const lounge = await createLounge(api, ben);
    const { id } = await aDeal(api, seller, ada);
    const meeting = { id, loungeId: lounge.id, meetsAt: later(200) };
    expect(await codeOf(as(ada).deals.proposeMeeting({ ...meeting, meetsAt: NOW }))).toBe(
      'MEETING_IN_PAST',
    );
    expect(await codeOf(as(ada).deals.proposeMeeting({ ...meeting, loungeId: 99_999 }))).toBe(
      'LOUNGE_NOT_FOUND',
    );
    const proposed = await as(ada).deals.proposeMeeting(meeting);
    expect(proposed.can).toMatchObject({ agree: false, callOff: true });
    expect(await codeOf(as(ada).deals.agreeMeeting({ id }))).toBe('MEETING_NOT_PROPOSED');
    const agreed = await as(seller).deals.agreeMeeting({ id });
    // kept until the day after
    expect(agreed).toMatchObject({ handover: 'lounge', reservedUntil: later(224) });
    for (const userId of [ada.id, seller.id]) {
      const reader = { userId, locale: 'de' as const, from: NOW };
      const entries = (
        await Promise.all(api.deps.calendars.map((calendar) => calendar(api.deps, reader)))
      ).flat();
      expect(entries).toMatchObject([{ key: `deal-${id}`, status: 'confirmed' }]);
    }
  });

  it('is done when both have confirmed: the item is sold, and nobody else hears to whom', async () => {
    const { id, item } = await aDeal(api, seller, ada);
    await offer(api, ben, item.id);
    expect(await as(seller).deals.confirm({ id })).toMatchObject({ status: 'handed_over' });
    expect(await codeOf(as(seller).deals.confirm({ id }))).toBe('DEAL_CONFIRMED_ALREADY');
    expect(await as(ada).deals.confirm({ id })).toMatchObject({
      status: 'completed',
      item: { status: 'sold' },
    });
    expect(await codeOf(offer(api, ben, item.id))).toBe('ITEM_SOLD');
    expect(await saidIn(api, item.id, ben.id)).toEqual(['offer', 'offerdeclined']);
    expect(await outcomeOf(as(ben).conversations.start({ itemId: item.id }))).toBe('done');
    const talk = await as(ben).conversations.start({ itemId: item.id });
    expect(
      await codeOf(as(ben).conversations.send({ conversationId: talk.id, content: 'Schade' })),
    ).toBe('CONVERSATION_OVER');
    expect(await as(ben).deals.list({})).toMatchObject({ items: [] });
    expect((await as(ada).deals.list({ period: 'past' })).items).toMatchObject([{ id, price: 80 }]);
    const seen = JSON.stringify(await as(ada).deals.get({ id }));
    expect(seen).not.toMatch(/@oche\.test|latitude/);
  });
});

describe('selling to a named buyer', () => {
  it('is sold at once, and theirs to confirm or deny', async () => {
    const itemId = await anItem(api, seller);
    const sale = { itemId, buyerId: ada.id, price: 70 };
    expect(await codeOf(as(ben).deals.sellTo(sale))).toBe('ITEM_NOT_FOUND');
    expect(await codeOf(as(seller).deals.sellTo({ ...sale, buyerId: seller.id }))).toBe('OWN_ITEM');
    expect(await codeOf(as(seller).deals.sellTo({ ...sale, buyerId: 'x' }))).toBe(
      'MEMBER_NOT_FOUND',
    );
    const { id } = await as(seller).deals.sellTo(sale);
    expect(await as(ada).deals.get({ id })).toMatchObject({
      status: 'handed_over',
      price: 70,
      item: { status: 'sold' },
      can: { confirm: true, cancel: true },
    });
    expect(await codeOf(as(seller).deals.sellTo({ ...sale, buyerId: ben.id }))).toBe('ITEM_SOLD');
    await as(ada).deals.cancel({ id, reason: 'Das war ich nicht' });
    expect(await as(seller).deals.get({ id })).toMatchObject({
      status: 'cancelled',
      item: { status: 'sold' },
    });
  });

  it('ends without a review when the buyer says nothing', async () => {
    const itemId = await anItem(api, seller);
    const { id } = await as(seller).deals.sellTo({ itemId, buyerId: ada.id, price: 70 });
    api.deps.clock.set(later(14 * 24));
    await settleDeals(api.deps);
    expect(await as(ada).deals.get({ id })).toMatchObject({ cancelled: { by: 'clock' } });
  });
});

it('one that cannot be ended by the clock holds up no other', async () => {
  const sold = async () => {
    const itemId = await anItem(api, seller);
    const { id } = await as(seller).deals.sellTo({ itemId, buyerId: ada.id, price: 70 });
    return id;
  };
  const ids = [await sold(), await sold(), await sold()];
  const [, stuck = 0] = ids;
  await refuseRows(api.deps, {
    table: 'market_deals',
    on: 'update',
    rows: sql`new.id = ${sql.lit(stuck)}`,
  });
  api.deps.clock.set(later(14 * 24));
  await settleDeals(api.deps);
  const stored = await api.deps.db
    .selectFrom('market_deals')
    .select('status')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(stored.map(({ status }) => status)).toEqual(['cancelled', 'handed_over', 'cancelled']);
});

describe('a dispute', () => {
  const account = 'Es kam ein anderes Set als auf den Fotos.';

  it('has an account of each side, once, and waits for the moderators', async () => {
    const { id } = await aDeal(api, seller, ada);
    expect(await codeOf(as(ada).deals.dispute({ id, account: 'Mist' }))).toBe('BAD_INPUT');
    expect(await codeOf(as(ben).deals.dispute({ id, account }))).toBe('DEAL_NOT_FOUND');
    expect(await as(ada).deals.dispute({ id, account })).toMatchObject({
      status: 'disputed',
      dispute: { openedBy: 'buyer', account, answer: null, outcome: null },
      can: { answerDispute: false, confirm: false },
    });
    expect(await codeOf(as(ada).deals.answerDispute({ id, account }))).toBe('DISPUTE_ANSWERED');
    const answer = 'Auf den Fotos ist genau dieses Set zu sehen.';
    const answered = await as(seller).deals.answerDispute({ id, account: answer });
    expect(answered.dispute).toMatchObject({ answer });
    expect(await codeOf(as(seller).deals.answerDispute({ id, account }))).toBe('DISPUTE_ANSWERED');
    const moderator = await api.createMember({ role: 'moderator' });
    const queue = await api.callerFor(moderator).moderation.case.list({ kind: 'dispute' });
    expect(queue.items[0]?.thing.text).toContain(account);
    expect(queue.items[0]?.thing.text).toContain(answer);
  });

  it('is decided by a moderator: the deal is off, or goes on, and can be undone', async () => {
    const moderator = await api.createMember({ role: 'moderator' });
    const { case: cases, decision } = api.callerFor(moderator).moderation;
    const { id } = await aDeal(api, seller, ada);
    await as(ada).deals.dispute({ id, account });
    const { id: disputeId } = await api.deps.db
      .selectFrom('market_disputes')
      .select('id')
      .where('deal_id', '=', id)
      .executeTakeFirstOrThrow();
    const caseId = await caseOf(api, 'dispute', disputeId);
    await cases.claim({ id: caseId });
    const why = { rule: 'fraud', statement: 'Das Set war ein anderes.' } as const;
    const { decisions } = await cases.decide({ id: caseId, action: 'annul', ...why });
    expect(await as(ada).deals.get({ id })).toMatchObject({
      status: 'cancelled',
      item: { status: 'active' },
      cancelled: { by: 'moderator' },
      dispute: { outcome: 'upheld' },
    });
    await decision.undo({ id: decisions[0]?.id ?? 0 });
    expect(await as(ada).deals.get({ id })).toMatchObject({
      status: 'disputed',
      item: { status: 'reserved' },
      dispute: { outcome: null },
    });
    await cases.decide({ id: caseId, action: 'none' });
    expect(await as(seller).deals.get({ id })).toMatchObject({
      status: 'reserved',
      dispute: { outcome: 'dismissed' },
      can: { dispute: false },
    });
  });
});
