import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing.ts';
import { countInconsistencies } from '../consistency.testing.ts';
import { seedDemo } from '../demo.ts';
import { type LoungeScaleStats, seedScaleLounges } from './lounges.ts';

const LOUNGES = 1_000;

const database = useTestDatabase();
let stats: LoungeScaleStats;
let before: Record<string, number>;
const progress: number[] = [];
beforeAll(async () => {
  await seedDemo(database.db);
  before = await counts();
  stats = await seedScaleLounges(database.pool, {
    lounges: LOUNGES,
    onProgress: ({ lounges }) => progress.push(lounges),
  });
});

async function query<Row>(sql: string, values: unknown[] = []): Promise<Row> {
  return (await database.pool.query(sql, values)).rows[0];
}

const counts = () =>
  query<Record<string, number>>(`select
    (select count(*) from lounges) as lounges, (select count(*) from lounge_boards) as boards,
    (select count(*) from bookings) as bookings, (select count(*) from lounge_reviews) as reviews`);

test('adds what it says it added', async () => {
  expect(stats.lounges).toBe(LOUNGES);
  const after = await counts();
  for (const name of ['lounges', 'boards', 'bookings', 'reviews'] as const) {
    expect([name, after[name]]).toEqual([name, (before[name] ?? 0) + stats[name]]);
    expect(stats[name]).toBeGreaterThanOrEqual(LOUNGES);
  }
  expect(progress.at(-1)).toBe(LOUNGES);
});

test('boards, bookings, ratings and references fit together', async () => {
  expect(await countInconsistencies(database.pool)).toEqual({});
});

test('lounges lie where people live, in real towns of all countries', async () => {
  const facts = await query<Record<string, number>>(
    `select count(distinct country) as countries,
      count(*) filter (where city = 'Berlin') as berlin,
      count(*) filter (where not exists (select from postal_codes p
        where p.country = l.country and p.code = l.zip_code)) as unknown,
      count(*) filter (where city ~ 'GmbH|AG$') as companies,
      max(abs(l.latitude - p.latitude)) as drift
    from lounges l join lateral (select avg(latitude) as latitude from postal_codes p
      where p.country = l.country and p.code = l.zip_code) p on true
    where id >= $1`,
    [stats.typicalLoungeId],
  );
  expect(facts).toMatchObject({ countries: expect.toBeOneOf([3, 4]), unknown: 0, companies: 0 });
  expect(facts.berlin).toBeGreaterThan(20);
  expect(facts.berlin).toBeLessThan(200);
  expect(facts.drift).toBeLessThan(0.2);
});

test('the lounges and the member to measure with are what they are said to be', async () => {
  const lounge = 'select number_of_boards as boards, zip_code from lounges where id = $1';
  expect(await query(lounge, [stats.typicalLoungeId])).toEqual({ boards: 8, zip_code: '10115' });
  expect(await query(lounge, [stats.busyLoungeId])).toMatchObject({ boards: 50 });
  const ahead = await query<{ count: number }>(
    'select count(*) as count from bookings where lounge_id = $1 and start_at > now()',
    [stats.busyLoungeId],
  );
  expect(ahead.count).toBeGreaterThan(100);
  const member = 'select zip_code from users where id = $1';
  expect(await query(member, [stats.memberId])).toEqual({ zip_code: '10115' });
});

test('nothing was done tomorrow, nobody books or reviews at home, bookings are in the evening', async () => {
  const facts = await query(
    `select
      (select count(*) from bookings where created_at > now() or created_at >= start_at) as early,
      (select count(*) from bookings b where lounge_id >= $1
        and extract(hour from start_at at time zone 'Europe/Berlin') not in (18, 20)) as odd,
      (select count(*) from bookings where lounge_id >= $1 and end_at < now()
        and status = 'confirmed') as forgotten,
      (select count(*) from lounge_reviews r join lounge_staff s using (lounge_id)
        where s.user_id = r.author_id and lounge_id >= $1) as own,
      (select count(*) from lounge_reviews where created_at > now()) as future`,
    [stats.typicalLoungeId],
  );
  expect(facts).toEqual({ early: 0, odd: 0, forgotten: 0, own: 0, future: 0 });
});

test('members can go on: ids continue, references are checked again', async () => {
  const add = (owner: string) =>
    query<{ id: number }>(
      `insert into lounges (name, address, city, country, created_by)
       values ('Neu', 'Weg 1', 'Berlin', 'DE', $1) returning id`,
      [owner],
    );
  const { id } = await add(stats.memberId);
  expect(id).toBe(stats.typicalLoungeId + LOUNGES);
  await database.pool.query('delete from lounges where id = $1', [id]);
  await expect(add('nobody')).rejects.toThrow('foreign key');
});
