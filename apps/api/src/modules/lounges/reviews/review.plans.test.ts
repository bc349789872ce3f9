import { useTestDatabase } from '@oche/db/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { genericPlan, indexesOf, scannedOf } from '../../../testing/plans.ts';
import { listFavourites } from '../directory/favourite.queries.ts';
import { listOpenClaims } from '../team/claim.queries.ts';
import { listStaff } from '../team/staff.queries.ts';
import { getReviewedLounge, getReviewOf, listAllReviews, listReviews } from './review.queries.ts';

const hotReads = {
  'the reviews of a lounge': {
    query: listReviews.withLimit(21),
    walks: 'lounge_reviews_listing',
  },
  'the reviews of a lounge with hidden ones': {
    query: listAllReviews.withLimit(21),
    walks: 'lounge_reviews_lounge_id_author_id_key',
  },
  'how a lounge is rated': { query: getReviewedLounge, walks: 'lounge_reviews_listing' },
  'a member’s review of a lounge': {
    query: getReviewOf,
    walks: 'lounge_reviews_lounge_id_author_id_key',
  },
  'a member’s favourites': {
    query: listFavourites.withLimit(21),
    walks: 'lounge_favourites_latest',
  },
  'a lounge’s team': { query: listStaff, walks: 'lounge_staff_pkey' },
  'open claims': { query: listOpenClaims.withLimit(21), walks: 'lounge_claims_open' },
};

const MEMBERS = 2000;
const LOUNGES = 500;

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

beforeAll(async () => {
  const { db } = database;
  await sql`
    insert into users (id, email, first_name, last_name)
    select 'm' || n, 'm' || n || '@oche.test', 'Mia', n::text from generate_series(1, ${MEMBERS}) n
  `.execute(db);
  await sql`
    insert into lounges (name, address, city, country, created_by)
    select 'Lounge ' || n, 'Weg 1', 'Köln', 'DE', 'm1' from generate_series(1, ${LOUNGES}) n
  `.execute(db);
  await sql`
    insert into lounge_staff (lounge_id, user_id, role)
    select id, 'm' || id, 'owner' from lounges
  `.execute(db);
  await sql`
    insert into lounge_reviews (lounge_id, author_id, rating)
    select id, 'm' || n, 1 + n % 5 from lounges, generate_series(1, 80) n
  `.execute(db);
  await sql`
    insert into lounge_favourites (user_id, lounge_id)
    select 'm' || n, id from lounges, generate_series(1, 40) n
  `.execute(db);
  await sql`
    insert into lounge_claims (lounge_id, user_id, message, status, decided_at)
    select id, 'm' || n, 'Meine', 'declined', now() from lounges, generate_series(1, 20) n
  `.execute(db);
  await sql`
    insert into moderation_cases (
      thing_kind, thing_id, scope, report_count, opened_at, last_reported_at
    )
    select 'review', id::text, 'site', 1, now(), now() from lounge_reviews where id % 4 = 0
  `.execute(db);
  await sql`
    insert into uploads (id, owner_id, width, height, widths, bytes, colour)
    select lpad(id::text, 26, '0'), 'm1', 960, 640, '{960}', 1, '#aabbcc' from lounges
  `.execute(db);
  await sql`
    insert into lounge_photos (lounge_id, position, upload_id)
    select id, 0, lpad(id::text, 26, '0') from lounges
  `.execute(db);
  await sql`
    insert into bookings (
      lounge_id, member_id, created_by, status, start_at, end_at, board_count, price_cents,
      cancellable_until
    )
    select id, 'm' || n, 'm1', 'completed', now(), now() + interval '1 hour', 1, 0, now()
    from lounges, generate_series(1, 20) n
  `.execute(db);
  await sql`analyze`.execute(db);
});

describe.each(Object.entries(hotReads))('%s', (_, { query, walks }) => {
  it('is found along its index, never by reading a table', async () => {
    const plan = await genericPlan(database.pool, query.sql);
    expect(indexesOf(plan)).toContain(walks);
    expect(scannedOf(plan)).toEqual([]);
  });
});
