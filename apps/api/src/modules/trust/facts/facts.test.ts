import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { refuseRows, runJobs, type TestMember, tell, useTestApi } from '../../../testing/index.ts';
import { insertCompletedDeal } from '../../market/testing.ts';
import { getTrust } from './trust.queries.ts';
import { rebuildTrust, renewOldTrust } from './trust.service.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const api = useTestApi({ now: NOW });
let anna: TestMember;

/** Somebody who has been here for some months. */
const member = (columns = {}) =>
  api.createMember({ created_at: '2030-10-01T00:00:00Z', ...columns });

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await member();
});

/** A deal after which both give each other these stars. */
async function trade(seller: TestMember, buyer: TestMember, stars = 5): Promise<void> {
  const { dealId } = await insertCompletedDeal(api, { seller, buyer });
  for (const author of [seller, buyer]) {
    const said = { dealId, rating: stars, comment: 'Top!' };
    await api.callerFor(author).market.reviews.save(said);
  }
  await tell(api.deps, 'deal.completed', { dealId });
}

const profileOf = ({ id: sellerId }: TestMember) =>
  api.callerFor(null).market.sellers.get({ sellerId });
const pointsOf = async (seller: TestMember, name: string) =>
  (await profileOf(seller)).trust.signals.find(({ signal }) => signal === name)?.points;

describe('what counts', () => {
  it('is computed from events: deals, reviews and how they turned out', async () => {
    for (const stars of [5, 4, 1]) await trade(anna, await member(), stars);
    await runJobs(api);
    const { stats, trust } = await profileOf(anna);
    expect(stats).toMatchObject({
      totalSales: 3,
      totalReviews: 3,
      positiveReviewCount: 2,
      negativeReviewCount: 1,
      verificationScore: 17,
      responseRate: null,
      averageResponseTime: null,
      accountAge: 153,
      disputeCount: 0,
    });
    expect(stats.averageRating).toBeCloseTo(10 / 3);
    expect(trust).toMatchObject({
      level: 'very_low',
      isTrustworthy: false,
      isNew: true,
      deals: 3,
      partners: 3,
    });
    expect(trust.signals).toContainEqual({ signal: 'deals', points: 12, max: 25 });
    const sum = trust.signals.reduce((total, { points }) => total + points, 0);
    expect(stats.trustScore).toBe(sum);
  });

  it('is lowered by a dispute that was decided against somebody', async () => {
    const ben = await member();
    const { dealId } = await insertCompletedDeal(api, { seller: anna, buyer: ben });
    await api.deps.db
      .insertInto('market_disputes')
      .values({
        deal_id: dealId,
        opened_by: 'buyer',
        account: 'Das ist ein anderes Modell.',
        opened_at: NOW,
        outcome: 'upheld',
        decided_at: NOW,
      })
      .execute();
    await tell(api.deps, 'deal.changed', { dealId });
    await runJobs(api);
    const lost = await profileOf(anna);
    expect(lost.stats.disputeCount).toBe(1);
    expect(lost.trust.isNew).toBe(false);
    expect(await pointsOf(anna, 'disputes')).toBe(-10);
    expect((await profileOf(ben)).stats.disputeCount).toBe(0);
    expect(await pointsOf(ben, 'disputes')).toBe(0);
  });

  it('is nothing that is only said: an open dispute is not shown to anybody', async () => {
    const { dealId } = await insertCompletedDeal(api, { seller: anna, buyer: await member() });
    const opened = { deal_id: dealId, account: 'Das ist ein anderes Modell.', opened_at: NOW };
    await api.deps.db
      .insertInto('market_disputes')
      .values({ ...opened, opened_by: 'buyer' })
      .execute();
    await tell(api.deps, 'deal.changed', { dealId });
    await runJobs(api);
    const { stats, trust } = await profileOf(anna);
    expect(stats.disputeCount).toBe(0);
    expect(trust).toMatchObject({ isNew: true, deals: 1 });
  });

  it('makes somebody known with the fifth deal, bought or sold, and counts what agrees', async () => {
    const ben = await member();
    for (const buyer of [ben, ben]) await trade(anna, buyer);
    for (const seller of [ben, await member()]) await trade(seller, anna);
    await runJobs(api);
    expect((await profileOf(anna)).trust).toMatchObject({ isNew: true, deals: 4, partners: 2 });
    await trade(anna, await member(), 3);
    await runJobs(api);
    const { stats, trust } = await profileOf(anna);
    expect(trust).toMatchObject({ isNew: false, deals: 5, partners: 3 });
    const said = await api.callerFor(null).market.sellers.reviews({ sellerId: anna.id });
    expect(said).toMatchObject({
      totalReviews: stats.totalReviews,
      avgRating: stats.averageRating,
    });
  });

  it('is answers to buyers who wrote first, each buyer once', async () => {
    const ask = async (answeredAfterHours: number | null) => {
      const buyer = await member();
      const at = Date.parse(NOW) - 3 * 86_400_000;
      const { id } = await api.deps.db
        .insertInto('conversations')
        .values({
          kind: 'market',
          about: `market/1/${buyer.id}`,
          is_pair: true,
          created_at: NOW,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await api.deps.db
        .insertInto('conversation_members')
        .values([anna, buyer].map((each) => ({ conversation_id: id, user_id: each.id })))
        .execute();
      const messages = [
        { sender_id: buyer.id, at },
        ...(answeredAfterHours === null
          ? []
          : [{ sender_id: anna.id, at: at + answeredAfterHours * 3_600_000 }]),
      ];
      await api.deps.db
        .insertInto('conversation_messages')
        .values(
          messages.map((message, index) => ({
            conversation_id: id,
            revision: index + 1,
            sender_id: message.sender_id,
            body: 'Noch da?',
            created_at: new Date(message.at).toISOString(),
          })),
        )
        .execute();
    };
    for (const hours of [1, 3, null, null]) await ask(hours);
    const last = await api.deps.db
      .selectFrom('conversation_messages')
      .select(['id as messageId', 'conversation_id as conversationId'])
      .where('sender_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    await tell(api.deps, 'message.sent', last);
    await runJobs(api);
    // a chat has many messages: it is computed when it has been quiet for some minutes
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(api.deps.db);
    await runJobs(api);
    const { stats } = await profileOf(anna);
    expect(stats).toMatchObject({ responseRate: 50, averageResponseTime: 2 });
  });
});

describe('two accounts that deal with each other', () => {
  it('have no more of the fifth deal than of the first', async () => {
    const ben = await member();
    await trade(anna, ben);
    await runJobs(api);
    const once = await profileOf(anna);
    for (let deal = 0; deal < 4; deal++) {
      await (deal % 2 ? trade(anna, ben) : trade(ben, anna));
    }
    await runJobs(api);
    const often = await profileOf(anna);
    expect(often.stats.totalReviews).toBe(5);
    expect(often.stats.trustScore).toBe(once.stats.trustScore);
    expect(often.trust).toMatchObject({ level: 'very_low', partners: 1 });
    expect(often.badges).toEqual([]);
  });

  it('have less of it while the other one was opened just now, and nothing of it is checked', async () => {
    await trade(anna, await member({ created_at: '2031-03-01T00:00:00Z' }));
    await runJobs(api);
    const fresh = await pointsOf(anna, 'deals');
    await api.deps.db.updateTable('users').set({ created_at: '2030-01-01T00:00:00Z' }).execute();
    await rebuildTrust(api.deps);
    expect(await pointsOf(anna, 'deals')).toBeGreaterThan(fresh ?? 0);
  });

  it('are no better off in a closed circle of five than with two partners from outside', async () => {
    const circle = [anna, ...(await Promise.all(Array.from({ length: 4 }, () => member())))];
    for (const seller of circle) {
      for (const buyer of circle) if (seller !== buyer) await trade(seller, buyer);
    }
    const honest = await member();
    for (const buyer of [await member(), await member()]) await trade(honest, buyer);
    await rebuildTrust(api.deps);
    const scoreOf = async (one: TestMember) => (await profileOf(one)).stats.trustScore;
    expect(await scoreOf(anna)).toBeLessThan(await scoreOf(honest));
    expect((await profileOf(anna)).stats.totalSales).toBe(4);
    // one of them sells to somebody else, and counts for the others as everybody does
    const before = await pointsOf(anna, 'deals');
    await trade(circle[1] ?? anna, await member());
    await rebuildTrust(api.deps);
    expect(await pointsOf(anna, 'deals')).toBeGreaterThan(before ?? 0);
  });
});

describe('rows', () => {
  const rowOf = ({ id: userId }: TestMember) => getTrust.first(api.deps.db, { userId });

  it('are the same when everything is computed anew', async () => {
    for (const stars of [5, 3]) await trade(anna, await member(), stars);
    await runJobs(api);
    const before = await rowOf(anna);
    await api.deps.db.updateTable('seller_trust').set({ score: 99, sales: 77 }).execute();
    await api.deps.db.deleteFrom('seller_trust').where('user_id', '=', anna.id).execute();
    const progress: number[] = [];
    expect(await rebuildTrust(api.deps, (done) => progress.push(done))).toBe(progress.at(-1));
    expect(await rowOf(anna)).toEqual(before);
  });

  it('that can’t be renewed hold up no others', async () => {
    const other = await member();
    await trade(anna, other);
    await runJobs(api);
    const takeAgain = await refuseRows(api.deps, {
      table: 'seller_trust',
      on: 'insert',
      rows: sql`new.user_id = ${sql.lit(anna.id)}`,
    });
    const daysOf = async () => [
      (await rowOf(anna))?.accountDays ?? 0,
      (await rowOf(other))?.accountDays ?? 0,
    ];
    const [stuck = 0, next = 0] = await daysOf();
    api.deps.clock.set('2031-06-03T09:00:00.000Z');
    expect(await renewOldTrust(api.deps)).toBeGreaterThan(0);
    expect(await daysOf()).toEqual([stuck, next + 92]);
    await takeAgain();
    expect(await renewOldTrust(api.deps)).toBe(1);
  });

  it('are renewed after a day, as accounts get older', async () => {
    await trade(anna, await member());
    await runJobs(api);
    const before = await rowOf(anna);
    expect(await renewOldTrust(api.deps)).toBe(0);
    api.deps.clock.set('2031-06-03T09:00:00.000Z');
    expect(await renewOldTrust(api.deps)).toBeGreaterThan(1);
    expect((await rowOf(anna))?.accountDays).toBe((before?.accountDays ?? 0) + 92);
  });
});

it('badges are earned, kept with their first day, and end when they are not true any more', async () => {
  const buyers = await Promise.all(Array.from({ length: 10 }, () => member()));
  for (const buyer of buyers) await trade(anna, buyer);
  await runJobs(api);
  const earned = { badgeType: 'top_rated', level: 1, isActive: true, earnedAt: NOW };
  expect((await profileOf(anna)).badges).toEqual([
    { ...earned, badgeType: 'power_seller' },
    earned,
  ]);
  api.deps.clock.set('2031-03-20T09:00:00.000Z');
  await api.deps.db
    .updateTable('market_reviews')
    .set({ rating: 1 })
    .where('subject_id', '=', anna.id)
    .execute();
  await rebuildTrust(api.deps);
  expect((await profileOf(anna)).badges).toEqual([
    { ...earned, badgeType: 'power_seller' },
    { ...earned, isActive: false },
  ]);
});
