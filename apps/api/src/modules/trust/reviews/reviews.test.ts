import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  outcomeOf,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { insertCompletedDeal } from '../../market/testing.ts';
import { publishDueReviews } from './publishing.service.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const DAY_MS = 86_400_000;
const api = useTestApi({ now: NOW });
const moderator = useMember(api, { role: 'moderator' });
let anna: TestMember;
let ben: TestMember;
let dealId: number;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  ({ dealId } = await insertCompletedDeal(api, { seller: anna, buyer: ben }));
});

const as = (member: TestMember | null) => api.callerFor(member).market;
const review = (member: TestMember, rating = 5, comment = 'Alles wie beschrieben.') =>
  as(member).reviews.save({ dealId, rating, comment });
const daysLater = (days: number) =>
  api.deps.clock.set(new Date(Date.parse(NOW) + days * DAY_MS).toISOString());
const about = (member: TestMember, viewer: TestMember | null = null) =>
  as(viewer).sellers.reviews({ sellerId: member.id });
const told = async (member: TestMember) =>
  (await api.callerFor(member).social.notifications.list({})).items.map(({ title }) => title);

describe('what both sides of a deal write', () => {
  it('is read by the other side and everybody else when both have written, and not before', async () => {
    const waiting = await review(ben, 4, '  Schnell da. ');
    expect(waiting).toMatchObject({
      role: 'buyer',
      partner: { id: anna.id, firstName: 'Anna' },
      canWrite: true,
      until: '2031-03-17T09:00:00.000Z',
      own: { rating: 4, comment: 'Schnell da.', publishedAt: null, can: { answer: false } },
      received: null,
    });
    expect(await as(anna).reviews.ofDeal({ dealId })).toMatchObject({ own: null, received: null });
    expect((await about(anna)).items).toEqual([]);
    expect(await told(anna)).toEqual(['Ben hat dich bewertet. Jetzt du!']);

    const both = await review(anna, 5, 'Gern wieder.');
    expect(both).toMatchObject({
      role: 'seller',
      canWrite: false,
      own: { publishedAt: NOW },
      received: { rating: 4, publishedAt: NOW, can: { answer: true, report: true } },
    });
    expect(await about(anna)).toMatchObject({
      avgRating: 4,
      totalReviews: 1,
      items: [{ rating: 4, authorRole: 'buyer', author: { id: ben.id, firstName: 'Ben' } }],
      nextCursor: null,
    });
    expect((await about(ben)).items).toMatchObject([{ authorRole: 'seller', rating: 5 }]);
    expect(await told(ben)).toContain('Anna hat dich bewertet: ★★★★★');
    // there is nothing to wait for any more
    expect(await told(anna)).toEqual(['Ben hat dich bewertet: ★★★★☆']);
  });

  it('can be changed until it is published, and stays then', async () => {
    await review(ben, 1, 'Nichts angekommen!');
    expect((await review(ben, 5, 'Lag beim Nachbarn.')).own?.rating).toBe(5);
    await review(anna);
    expect(await codeOf(review(ben, 1))).toBe('DEAL_REVIEW_PUBLISHED');
    expect((await about(anna)).items).toMatchObject([{ comment: 'Lag beim Nachbarn.' }]);
  });

  it('is published two weeks after the deal if the other side writes nothing, who can’t then', async () => {
    await review(ben, 2);
    daysLater(13.9);
    await publishDueReviews(api.deps);
    expect((await about(anna)).items).toEqual([]);
    daysLater(14);
    await runJobs(api);
    await publishDueReviews(api.deps);
    expect((await about(anna)).items).toMatchObject([{ rating: 2 }]);
    expect(await as(anna).reviews.ofDeal({ dealId })).toMatchObject({
      canWrite: false,
      received: { rating: 2 },
    });
    expect(await codeOf(review(anna, 1, 'Rache!'))).toBe('DEAL_REVIEW_CLOSED');
  });

  it('is published together in every race, each once', async () => {
    const race = [review(anna, 5), review(ben, 4), review(anna, 3), review(ben, 2)];
    const outcomes = await Promise.all(race.map(outcomeOf));
    for (const outcome of outcomes) expect(['done', 'DEAL_REVIEW_PUBLISHED']).toContain(outcome);
    const rows = await api.deps.db
      .selectFrom('market_reviews')
      .select(['author_id', 'published_at'])
      .where('deal_id', '=', dealId)
      .execute();
    expect(rows.map(({ author_id }) => author_id).sort()).toEqual([anna.id, ben.id].sort());
    expect(rows.every(({ published_at }) => published_at !== null)).toBe(true);
    expect((await told(anna)).filter((title) => title.includes('★'))).toHaveLength(1);
  });
});

describe('who may', () => {
  it('write and read it before: the two sides of a completed deal', async () => {
    const outsider = await api.createMember();
    expect(await codeOf(review(outsider))).toBe('DEAL_NOT_FOUND');
    expect(await codeOf(as(outsider).reviews.ofDeal({ dealId }))).toBe('DEAL_NOT_FOUND');
    expect(await codeOf(as(moderator).reviews.ofDeal({ dealId }))).toBe('DEAL_NOT_FOUND');
    expect(await codeOf(as(null).reviews.ofDeal({ dealId }))).toBe('UNAUTHENTICATED');
    await api.deps.db
      .updateTable('market_deals')
      .set({ status: 'handed_over' })
      .where('id', '=', dealId)
      .execute();
    expect(await codeOf(review(ben))).toBe('DEAL_NOT_COMPLETED');
    expect(await as(ben).reviews.ofDeal({ dealId })).toMatchObject({ canWrite: false });
  });

  it('nobody who is suspended or silenced, and nothing that is no review', async () => {
    const asBen = (columns: Partial<TestMember>) =>
      api.callerFor({ ...ben, ...columns }).market.reviews.save({
        dealId,
        rating: 5,
        comment: 'Gut',
      });
    expect(await codeOf(asBen({ status: 'suspended' }))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(asBen({ silenced_until: '2031-04-01T00:00:00Z' }))).toBe(
      'ACCOUNT_SILENCED',
    );
    expect(await codeOf(review(ben, 0))).toBe('BAD_INPUT');
    expect(await codeOf(review(ben, 6))).toBe('BAD_INPUT');
    expect(await codeOf(review(ben, 5, ' \u200b '))).toBe('BAD_INPUT');
    expect(await codeOf(review(ben, 5, 'x'.repeat(2001)))).toBe('BAD_INPUT');
    expect(await codeOf(as(ben).reviews.save({ dealId: 9e9, rating: 5, comment: 'Gut' }))).toBe(
      'DEAL_NOT_FOUND',
    );
  });
});

describe('an answer', () => {
  it('is given once, by whom the review is about', async () => {
    await review(ben, 2, 'Zerkratzt.');
    await review(anna);
    const [{ id } = { id: 0 }] = (await about(anna)).items;
    expect(await codeOf(as(ben).reviews.answer({ id, answer: 'Ich?' }))).toBe(
      'DEAL_REVIEW_NOT_FOUND',
    );
    expect(await codeOf(as(null).reviews.answer({ id, answer: 'Ich?' }))).toBe('UNAUTHENTICATED');
    const answers = ['Stand so im Text.', 'Noch eine.'].map((answer) =>
      as(anna).reviews.answer({ id, answer }),
    );
    const outcomes = await Promise.all(answers.map(outcomeOf));
    expect(outcomes.sort()).toEqual(['DEAL_REVIEW_ANSWERED', 'done']);
    expect((await about(anna)).items[0]?.answer?.text).toBeDefined();
    expect(await told(ben)).toContain('Anna hat auf deine Bewertung geantwortet');
  });

  it('is not given to what isn’t published', async () => {
    const { own } = await review(ben);
    const call = as(anna).reviews.answer({ id: own?.id ?? 0, answer: 'Was denn?' });
    expect(await codeOf(call)).toBe('DEAL_REVIEW_NOT_FOUND');
  });
});

it('a review can be reported, and what moderators hide counts and shows no more', async () => {
  await review(ben, 1, 'Betrüger!!!');
  await review(anna);
  const [{ id } = { id: 0 }] = (await about(anna)).items;
  const thing = { kind: 'dealreview', id: String(id) };
  await api
    .callerFor(anna)
    .moderation.report.create({ ...thing, reason: 'inappropriate', description: 'Beleidigung' });
  const { items } = await api.callerFor(moderator).moderation.case.list({});
  const reported = items.find((one) => one.thing.id === thing.id);
  expect(reported?.thing).toMatchObject({
    text: 'Betrüger!!!',
    path: `/marketplace/sellers/${anna.id}#reviews`,
  });
  await api.callerFor(moderator).moderation.case.claim({ id: reported?.id ?? 0 });
  await api.callerFor(moderator).moderation.case.decide({
    id: reported?.id ?? 0,
    action: 'hide',
    rule: 'inappropriate',
    statement: 'Beleidigung',
  });
  expect(await about(anna)).toMatchObject({ avgRating: null, totalReviews: 0, items: [] });
  await runJobs(api);
  const { stats } = await as(null).sellers.get({ sellerId: anna.id });
  expect(stats).toMatchObject({ totalReviews: 0, negativeReviewCount: 0, totalSales: 1 });
});

it('the list goes on behind any page, newest first', async () => {
  for (let day = 0; day < 5; day++) {
    daysLater(day);
    const buyer = await api.createMember();
    const deal = await insertCompletedDeal(api, { seller: anna, buyer });
    const say = (member: TestMember, rating: number) =>
      as(member).reviews.save({ dealId: deal.dealId, rating, comment: `Tag ${day}` });
    await say(buyer, day + 1);
    await say(anna, 5);
  }
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await as(null).sellers.reviews({ sellerId: anna.id, limit: 2, cursor });
    expect(page).toMatchObject({ avgRating: 3, totalReviews: 5 });
    found.push(...page.items.map(({ comment }) => comment));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(found).toEqual(['Tag 4', 'Tag 3', 'Tag 2', 'Tag 1', 'Tag 0']);
  const wrong = as(null).sellers.reviews({ sellerId: anna.id, cursor: 'abc' });
  expect(await codeOf(wrong)).toBe('BAD_INPUT');
});
