import { sql } from 'kysely';
import type { Tx } from '../index.ts';
import { demoBookings, demoLounges, demoReviews } from './demo-data.ts';
import type { DemoLounge } from './demo-types.ts';
import { continueIds, insertRows } from './insert-rows.ts';

const DAY_MS = 86_400_000;
const TIME_ZONES = { DE: 'Europe/Berlin', AT: 'Europe/Vienna', CH: 'Europe/Zurich' } as const;
/** From the face of the board to the oche, by the rules of darts. */
const OCHE_DISTANCE_MM = { steel: 2370, soft: 2440 } as const;
const CANCEL_HOURS = 2;

/** In order of opening, so that newer lounges have higher ids. */
const lounges = demoLounges.toSorted((a, b) => b.openSinceDays - a.openSinceDays);
const idOf = new Map(lounges.map((lounge, index) => [lounge.key, index + 1]));

function loungeId(key: string): number {
  const id = idOf.get(key);
  if (id === undefined) throw new Error(`no demo lounge ${key}`);
  return id;
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
const cents = (euro: number) => Math.round(euro * 100);

/**
 * Inserts lounges with boards, hours and prices, and their bookings and reviews around `now`.
 * @param userId gives the id for a demo member's key; the members must have been inserted
 */
export async function insertDemoLounges(
  tx: Tx,
  now: Date,
  userId: (key: string) => string,
): Promise<void> {
  await insertRows(
    tx,
    'lounges',
    lounges.map((lounge, index) => ({ id: index + 1, ...loungeRow(lounge, now, userId) })),
  );
  await placeByPostalCode(tx);
  await sql`insert into lounge_calendars (lounge_id) select id from lounges`.execute(tx);
  await insertRows(
    tx,
    'lounge_staff',
    lounges.flatMap((lounge, index) => [
      staffRow(
        index + 1,
        userId(lounge.owner),
        'owner' as const,
        daysAgo(now, lounge.openSinceDays),
      ),
      ...(lounge.managers ?? []).map((key) =>
        staffRow(index + 1, userId(key), 'manager' as const, daysAgo(now, 60)),
      ),
    ]),
  );
  await insertRows(tx, 'lounge_boards', boardRows(now));
  await insertBookings(tx, now, userId);
  await insertReviews(tx, now, userId);
  await insertRows(
    tx,
    'lounge_favourites',
    ['triple20', 'domspitze', 'rheinufer'].map((key, index) => ({
      user_id: userId('anna'),
      lounge_id: loungeId(key),
      created_at: daysAgo(now, 5 * (index + 1)),
    })),
  );
  for (const table of ['lounges', 'lounge_boards', 'bookings', 'lounge_reviews'] as const) {
    await continueIds(tx, table);
  }
}

function loungeRow(lounge: DemoLounge, now: Date, userId: (key: string) => string) {
  const created = daysAgo(now, lounge.openSinceDays);
  return {
    name: lounge.name,
    description: lounge.description,
    setup_description: lounge.setupDescription ?? null,
    lounge_type: lounge.loungeType,
    address: lounge.address,
    zip_code: lounge.zipCode,
    city: lounge.city,
    country: lounge.country,
    phone: lounge.phone ?? null,
    email: lounge.email ?? null,
    website: lounge.website ?? null,
    amenities: lounge.amenities,
    time_zone: TIME_ZONES[lounge.country],
    opening_hours:
      lounge.hours?.flatMap(([weekdays, periods]) =>
        weekdays.map((weekday) => ({ weekday, periods })),
      ) ?? null,
    number_of_boards: lounge.boards.length,
    price_per_hour_cents: cents(lounge.pricePerHour),
    price_unit: lounge.priceUnit ?? ('board' as const),
    price_rules: (lounge.peak ?? []).map(({ weekdays, from, to, pricePerHour }) => ({
      weekdays,
      period: { from, to },
      pricePerHour,
    })),
    auto_confirm: !lounge.asksFirst,
    slot_minutes: 30,
    min_minutes: 30,
    max_minutes: 480,
    buffer_minutes: 0,
    horizon_days: 180,
    lead_minutes: 0,
    cancel_minutes: (lounge.cancelHours ?? CANCEL_HOURS) * 60,
    rating_count: 0,
    rating_sum: 0,
    is_place_exact: false,
    is_active: true,
    created_by: userId(lounge.owner),
    created_at: created,
    updated_at: created,
  };
}

/** A postal code of several places lies in their middle, just as when a member enters a lounge. */
async function placeByPostalCode(tx: Tx): Promise<void> {
  await sql`
    update lounges set latitude = code.latitude, longitude = code.longitude, state = code.state
    from (
      select country, code, avg(latitude) as latitude, avg(longitude) as longitude, min(state) as state
      from postal_codes group by country, code
    ) code
    where code.country = lounges.country and code.code = lounges.zip_code
  `.execute(tx);
}

const staffRow = (lounge: number, user: string, role: 'owner' | 'manager', since: string) => ({
  lounge_id: lounge,
  user_id: user,
  role,
  created_at: since,
});

function boardRows(now: Date) {
  const rows = lounges.flatMap((lounge) =>
    lounge.boards.map((board, position) => ({
      lounge_id: loungeId(lounge.key),
      name: board.name,
      position,
      kind: board.kind ?? ('steel' as const),
      make: board.make ?? null,
      scoring_system: board.scoringSystem ?? null,
      oche_distance_mm: OCHE_DISTANCE_MM[board.kind ?? 'steel'],
      is_accessible: board.isAccessible ?? false,
      created_at: daysAgo(now, lounge.openSinceDays),
    })),
  );
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}

/** Days and times are local to the lounge, so PostgreSQL converts them to instants. */
async function insertBookings(tx: Tx, now: Date, userId: (key: string) => string): Promise<void> {
  const rows = demoBookings.map((booking, index) => ({
    id: index + 1,
    lounge: loungeId(booking.lounge),
    member: booking.member ? userId(booking.member) : null,
    guest: booking.guest ?? null,
    day: booking.day,
    from: booking.from,
    to: booking.to,
    boards: booking.boards,
    people: booking.groupSize ?? null,
    notes: booking.notes ?? null,
    status: booking.status ?? 'confirmed',
    rate: cents(booking.pricePerHour),
  }));
  const moment = (time: string) =>
    sql`((${now.toISOString()}::timestamptz at time zone l.time_zone)::date + x.day + x.${sql.ref(time)}) at time zone l.time_zone`;
  await sql`
    insert into bookings (
      id, lounge_id, member_id, created_by, status, start_at, end_at, is_any_board, board_count,
      group_size, guest_name, notes, price_cents, cancellable_until, expires_at, cancelled_at,
      cancelled_by, cancelled_as, created_at, updated_at
    ) overriding system value
    select x.id, l.id, x.member, coalesce(x.member, l.created_by), x.status, ${moment('from')}, ${moment('to')},
      true, cardinality(x.boards), x.people, x.guest, x.notes,
      round(x.rate * cardinality(x.boards) * extract(epoch from ${moment('to')} - ${moment('from')}) / 3600),
      ${moment('from')} - make_interval(mins => l.cancel_minutes),
      case when x.status = 'requested' then least(${moment('from')}, ${now.toISOString()}::timestamptz + interval '40 hours') end,
      case when x.status = 'cancelled' then ${now.toISOString()}::timestamptz end,
      case when x.status = 'cancelled' then x.member end,
      case when x.status = 'cancelled' then 'member' end,
      least(${now.toISOString()}::timestamptz - interval '8 hours', ${moment('from')} - interval '3 days'),
      least(${now.toISOString()}::timestamptz - interval '8 hours', ${moment('from')} - interval '3 days')
    from jsonb_to_recordset(${JSON.stringify(rows)}) as x(
      id bigint, lounge bigint, member text, guest text, day int, "from" time, "to" time,
      boards int[], people int, notes text, status text, rate int
    )
    join lounges l on l.id = x.lounge
  `.execute(tx);
  await sql`
    insert into board_occupancies (lounge_id, board_id, booking_id, during, is_active)
    select b.lounge_id, board.id, b.id, tstzrange(b.start_at, b.end_at), b.status <> 'cancelled'
    from jsonb_to_recordset(${JSON.stringify(rows)}) as x(id bigint, boards int[])
    join bookings b on b.id = x.id
    join lounge_boards board on board.lounge_id = b.lounge_id and board.position = any(x.boards)
    order by b.id, board.position
  `.execute(tx);
}

async function insertReviews(tx: Tx, now: Date, userId: (key: string) => string): Promise<void> {
  const oldestFirst = demoReviews.toSorted((a, b) => b.daysAgo - a.daysAgo);
  const visitors = new Set(
    demoBookings
      .filter(({ status }) => status === 'completed')
      .map(({ lounge, member }) => `${lounge}/${member}`),
  );
  const ownerOf = (key: string) => userId(lounges[loungeId(key) - 1]?.owner ?? '');
  await insertRows(
    tx,
    'lounge_reviews',
    oldestFirst.map((review, index) => ({
      id: index + 1,
      lounge_id: loungeId(review.lounge),
      author_id: userId(review.author),
      rating: review.rating,
      comment: review.comment ?? null,
      is_visit_confirmed: visitors.has(`${review.lounge}/${review.author}`),
      created_at: daysAgo(now, review.daysAgo),
      answer: review.answer ?? null,
      answered_at: review.answer ? daysAgo(now, review.daysAgo - 1) : null,
      answered_by: review.answer ? ownerOf(review.lounge) : null,
    })),
  );
  await sql`
    update lounges set rating_count = r.count, rating_sum = r.sum
    from (select lounge_id, count(*) as count, sum(rating) as sum from lounge_reviews group by lounge_id) r
    where r.lounge_id = lounges.id
  `.execute(tx);
}
