import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../../testing/index.ts';
import { actorOf } from '../../../../testing/members.ts';
import { caseOf } from '../../../moderation/testing.ts';
import { aDeal } from '../deal/testing.ts';
import { disputePictures } from './guarded-pictures.service.ts';

const api = useTestApi();
const seller = useFreshMember(api);
const buyer = useFreshMember(api);
const stranger = useFreshMember(api);
const moderator = useFreshMember(api, { role: 'moderator' });

const as = (member: TestMember) => api.callerFor(member).market;
const account = 'Es kam ein anderes Set als auf den Fotos.';
let dealId: number;
let id: number;

beforeEach(async () => {
  dealId = (await aDeal(api, seller, buyer)).id;
  await as(buyer).deals.dispute({ id: dealId, account });
  ({ id } = await api.deps.db
    .selectFrom('market_disputes')
    .select('id')
    .where('deal_id', '=', dealId)
    .executeTakeFirstOrThrow());
});

const decide = async (action: 'annul' | 'refund' | 'return' | 'none') => {
  const { case: cases } = api.callerFor(moderator).moderation;
  const caseId = await caseOf(api, 'dispute', id);
  await cases.claim({ id: caseId });
  const rule = action === 'annul' ? ({ rule: 'fraud' } as const) : {};
  const { decisions } = await cases.decide({ id: caseId, action, ...rule, statement: 'Darum.' });
  return decisions[0]?.id ?? 0;
};

describe('what moderators see of a dispute', () => {
  it('has the ad as it was, offers and both sides; only those who decide see it', async () => {
    await api.deps.db
      .updateTable('market_items')
      .set({ title: 'Etwas anderes', description: 'Nie behauptet' })
      .where('seller_id', '=', seller.id)
      .execute();
    const seen = await as(moderator).disputes.get({ id });
    expect(seen.ad.title).not.toBe('Etwas anderes');
    expect(seen.ad.isChanged).toBe(true);
    expect(seen).toMatchObject({
      account,
      openedBy: 'buyer',
      buyer: { id: buyer.id },
      seller: { id: seller.id },
      deal: { id: dealId, status: 'disputed' },
      can: { ask: ['buyer', 'seller'] },
    });
    expect(seen.offers.map(({ status }) => status)).toEqual(['accepted']);
    const ofForum = await api.createMember({ moderates: ['forum'] });
    for (const member of [buyer, stranger, ofForum])
      expect(await codeOf(as(member).disputes.get({ id }))).toBe('FORBIDDEN');
    expect(await codeOf(as(moderator).disputes.get({ id: id + 1000 }))).toBe('CASE_NOT_FOUND');
  });

  it('is nothing for a moderator who is one of the two', async () => {
    const other = await aDeal(api, seller, moderator);
    await as(seller).deals.dispute({ id: other.id, account });
    const own = await api.deps.db
      .selectFrom('market_disputes')
      .select('id')
      .where('deal_id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(await codeOf(as(moderator).disputes.get({ id: own.id }))).toBe('CASE_IS_OWN');
    expect(await codeOf(as(moderator).disputes.look({ id: own.id }))).toBe('CASE_IS_OWN');
  });

  it('has the conversation while it is open, and each look is in the log', async () => {
    const looks = async () =>
      (
        await api.deps.db
          .selectFrom('audit_log')
          .select('actor_id')
          .where('action', '=', 'dispute.look')
          .where('thing_id', '=', String(id))
          .execute()
      ).map((row) => row.actor_id);
    const { members, messages } = await as(moderator).disputes.look({ id });
    expect(members.map((member) => member.id).sort()).toEqual([buyer.id, seller.id].sort());
    expect(messages.length).toBeGreaterThan(0);
    expect(await codeOf(as(stranger).disputes.look({ id }))).toBe('FORBIDDEN');
    await decide('none');
    expect(await codeOf(as(moderator).disputes.look({ id }))).toBe('CONVERSATION_NOT_REPORTED');
    expect(await looks()).toEqual([moderator.id]);
  });
});

describe('photos', () => {
  it('are shown by both sides, to the two and those who decide', async () => {
    const [one, other] = [await insertPicture(api, buyer), await insertPicture(api, seller)];
    await as(buyer).deals.addDisputePhotos({ id: dealId, pictureIds: [one] });
    const { dispute } = await as(seller).deals.addDisputePhotos({
      id: dealId,
      pictureIds: [other],
    });
    const shown = [
      { side: 'buyer', picture: { id: one } },
      { side: 'seller', picture: { id: other } },
    ];
    expect(dispute?.photos).toMatchObject(shown);
    expect((await as(moderator).disputes.get({ id })).photos).toMatchObject(shown);
    const sightOf = (member: TestMember | null) =>
      disputePictures.seenBy(api.deps.db, String(id), member && actorOf(member));
    for (const member of [buyer, seller, moderator]) expect(await sightOf(member)).toBe('reader');
    for (const member of [stranger, null]) expect(await sightOf(member)).toBe('nobody');
  });

  it('are own ones, at most six, and end with the decision', async () => {
    const foreign = await insertPicture(api, stranger);
    const add = (member: TestMember, pictureIds: string[]) =>
      codeOf(as(member).deals.addDisputePhotos({ id: dealId, pictureIds }));
    expect(await add(buyer, [foreign])).toBe('UPLOAD_NOT_FOUND');
    expect(await add(stranger, [foreign])).toBe('DEAL_NOT_FOUND');
    expect(await add(buyer, [])).toBe('BAD_INPUT');
    const own = await Promise.all(Array.from({ length: 7 }, () => insertPicture(api, buyer)));
    await as(buyer).deals.addDisputePhotos({ id: dealId, pictureIds: own.slice(0, 6) });
    expect(await add(buyer, own.slice(6))).toBe('DISPUTE_PHOTOS_FULL');
    expect((await as(buyer).deals.get({ id: dealId })).can.addPhotos).toBe(false);
    const late = await insertPicture(api, seller);
    await decide('none');
    expect(await add(seller, [late])).toBe('DISPUTE_ANSWERED');
  });
});

describe('a question', () => {
  const ask = (side: 'buyer' | 'seller', question = 'Wann kam das Paket?') =>
    as(moderator).disputes.ask({ id, side, question });

  it('goes to one side, once, and is answered once', async () => {
    expect((await ask('seller')).can.ask).toEqual(['buyer']);
    expect(await codeOf(ask('seller'))).toBe('DISPUTE_ASKED');
    expect((await as(buyer).deals.get({ id: dealId })).dispute?.question).toBeNull();
    const asked = await as(seller).deals.get({ id: dealId });
    expect(asked.dispute?.question).toEqual({ text: 'Wann kam das Paket?', answer: null });
    expect(asked.can.answerQuestion).toBe(true);
    const answer = { id: dealId, answer: 'Am Montag.' };
    expect(await codeOf(as(buyer).deals.answerQuestion(answer))).toBe('DISPUTE_ANSWERED');
    expect(await codeOf(as(stranger).deals.answerQuestion(answer))).toBe('DEAL_NOT_FOUND');
    const answered = await as(seller).deals.answerQuestion(answer);
    expect(answered.dispute?.question?.answer).toBe('Am Montag.');
    expect(await codeOf(as(seller).deals.answerQuestion(answer))).toBe('DISPUTE_ANSWERED');
    const { questions } = await as(moderator).disputes.get({ id });
    expect(questions).toMatchObject([{ side: 'seller', answer: 'Am Montag.' }]);
    const told = await api.callerFor(seller).social.notifications.list({});
    expect(JSON.stringify(told)).toContain('fragt dich etwas');
  });

  it('is asked by moderators only, while it is open', async () => {
    const asking = { id, side: 'buyer', question: 'Warum?' } as const;
    expect(await codeOf(as(seller).disputes.ask(asking))).toBe('FORBIDDEN');
    expect(await codeOf(ask('buyer', ' '))).toBe('BAD_INPUT');
    await decide('none');
    expect(await codeOf(ask('buyer'))).toBe('CASE_CLOSED');
  });
});

describe('the outcome', () => {
  it.each([
    ['annul', 'upheld', 'cancelled', 'active'],
    ['return', 'returned', 'cancelled', 'active'],
    ['refund', 'refunded', 'cancelled', 'active'],
    ['none', 'dismissed', 'reserved', 'reserved'],
  ] as const)('%s of what has not changed hands: %s', async (action, outcome, status, item) => {
    const decisionId = await decide(action);
    for (const member of [buyer, seller]) {
      expect(await as(member).deals.get({ id: dealId })).toMatchObject({
        status,
        item: { status: item },
        dispute: { outcome, statement: 'Darum.' },
      });
    }
    await api.callerFor(moderator).moderation.decision.undo({ id: decisionId });
    expect(await as(buyer).deals.get({ id: dealId })).toMatchObject({
      status: 'disputed',
      item: { status: 'reserved' },
      dispute: { outcome: null, statement: null },
    });
  });

  it('of a refund after the handover leaves the item with the buyer, also when it is undone', async () => {
    const deal = await aDeal(api, seller, buyer);
    await as(seller).deals.confirm({ id: deal.id });
    await as(buyer).deals.dispute({ id: deal.id, account });
    ({ id } = await api.deps.db
      .selectFrom('market_disputes')
      .select('id')
      .where('deal_id', '=', deal.id)
      .executeTakeFirstOrThrow());
    const decisionId = await decide('refund');
    const get = () => as(buyer).deals.get({ id: deal.id });
    expect(await get()).toMatchObject({ status: 'cancelled', item: { status: 'sold' } });
    await api.callerFor(moderator).moderation.decision.undo({ id: decisionId });
    expect(await get()).toMatchObject({ status: 'disputed', item: { status: 'reserved' } });
  });
});
