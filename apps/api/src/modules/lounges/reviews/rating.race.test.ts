import { createDb, createPool, type Db } from '@oche/db';
import type { Lounge } from '@oche/validators/lounges/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../testing.ts';

const CROWD = 1000;

const api = useTestApi();
const owner = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
/** A pool with more patience, as a thousand calls wait for ten connections. */
let patientDb: Db;
let crowd: TestMember[];

beforeAll(async () => {
  patientDb = createDb(
    createPool(api.url, { connectionTimeoutMs: 0, lockTimeoutMs: 0, statementTimeoutMs: 0 }),
  );
  crowd = await createCrowd(api.deps.db);
});
afterAll(() => patientDb.destroy());

async function createCrowd(db: Db): Promise<TestMember[]> {
  await sql`
    insert into users (id, email, email_verified_at, first_name, last_name)
    select 'crowd-' || number, 'crowd-' || number || '@oche.test', now(), 'Fan', number::text
    from generate_series(1, ${CROWD}) as number
  `.execute(db);
  return db.selectFrom('users').selectAll().where('id', 'like', 'crowd-%').execute();
}

const reviewsFor = (member: TestMember) => api.callerFor(member, { db: patientDb }).lounges.review;
const report = (member: TestMember, id: number) =>
  api.callerFor(member, { db: patientDb }).moderation.report.create({
    kind: 'review',
    id: String(id),
    reason: 'spam',
    description: 'Nanu',
  });

/** Expects the stored rating to match the reviews. */
async function expectRightRating(lounge: Lounge) {
  const { db } = api.deps;
  const stored = await db
    .selectFrom('lounges')
    .select(['rating_count', 'rating_sum', 'rating'])
    .where('id', '=', lounge.id)
    .executeTakeFirstOrThrow();
  const ratings = await db
    .selectFrom('lounge_reviews')
    .select('rating')
    .where('lounge_id', '=', lounge.id)
    .where('hidden_at', 'is', null)
    .execute();
  const sum = ratings.reduce((total, { rating }) => total + rating, 0);
  expect(stored).toEqual({
    rating_count: ratings.length,
    rating_sum: sum,
    rating: ratings.length > 0 ? sum / ratings.length : null,
  });
  return stored;
}

it('a thousand reviews at once give the exact mean', async () => {
  const lounge = await createLounge(api, owner);
  const ratingOf = (index: number) => (index % 5) + 1;
  await Promise.all(
    crowd.map((member, index) =>
      reviewsFor(member).save({ loungeId: lounge.id, rating: ratingOf(index) }),
    ),
  );
  expect(await expectRightRating(lounge)).toEqual({
    rating_count: CROWD,
    rating_sum: 3 * CROWD,
    rating: 3,
  });
  const { rating, ratingCount } = await api.callerFor(null).lounges.get({ id: lounge.id });
  expect({ rating, ratingCount }).toEqual({ rating: 3, ratingCount: CROWD });
}, 120_000);

it('one member’s review that comes in many times at once is one', async () => {
  const lounge = await createLounge(api, owner);
  const [fan = owner] = crowd;
  const saved = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      reviewsFor(fan).save({ loungeId: lounge.id, rating: (index % 5) + 1 }),
    ),
  );
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  expect((await expectRightRating(lounge)).rating_count).toBe(1);
});

/** Changes of reviews; the number chooses whose. */
const operations = fc.array(
  fc.record({
    kind: fc.constantFrom('save', 'save', 'save', 'delete', 'hide', 'show', 'answer', 'report'),
    rating: fc.integer({ min: 1, max: 5 }),
    pick: fc.nat({ max: 9 }),
  }),
  { minLength: 40, maxLength: 80, size: 'max' },
);

it('counts right after any mix of reviews, edits, deletions and hiding, ten at a time', async () => {
  const lounge = await createLounge(api, owner);
  await fc.assert(
    fc.asyncProperty(operations, async (list) => {
      for (let start = 0; start < list.length; start += 10) {
        const reviews = await api.deps.db
          .selectFrom('lounge_reviews')
          .select(['id', 'author_id'])
          .where('lounge_id', '=', lounge.id)
          .execute();
        const calls = list.slice(start, start + 10).map(({ kind, rating, pick }) => {
          const member = crowd[pick] ?? owner;
          const id = reviews.find(({ author_id }) => author_id === member.id)?.id ?? 999_999;
          if (kind === 'save') return reviewsFor(member).save({ loungeId: lounge.id, rating });
          if (kind === 'delete') return reviewsFor(member).delete({ id });
          if (kind === 'answer') return reviewsFor(owner).answer({ id, answer: 'Danke!' });
          if (kind === 'report') return report(owner, id);
          return reviewsFor(moderator).hide({ id, isHidden: kind === 'hide' });
        });
        for (const result of await Promise.allSettled(calls)) {
          if (result.status === 'rejected') {
            expect(await codeOf(Promise.reject(result.reason))).not.toBe('INTERNAL');
          }
        }
      }
      await expectRightRating(lounge);
    }),
    { numRuns: 15 },
  );
}, 120_000);
