import { useTestDatabase } from '@oche/db/testing';
import type { Compilable } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { explain, type PlanNode, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { foundLounges } from '../locations/locations.queries.ts';
import { foundItems } from '../marketplace/marketplace.queries.ts';
import { foundTournaments } from '../tournaments/tournaments.queries.ts';

const ROWS = 20_000;
const PAGE = 50;
/** Blocks that a page may take: a table of so many rows has several times as many. */
const FEW = 500;

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

beforeAll(async () => {
  const { pool } = database;
  await pool.query(`
    insert into users (id, email, first_name, last_name, email_verified_at)
    select 'm' || n, 'm' || n || '@oche.test', 'Mia', 'Muster ' || n, now()
    from generate_series(1, 200) n`);
  await pool.query(`
    insert into lounges (name, address, city, country, price_per_hour_cents, created_by, is_active)
    select 'Lounge ' || md5(n::text), 'Ring 1', 'Ort ' || n % 999, 'DE', n % 3000, 'm1', n % 10 > 0
    from generate_series(1, ${ROWS}) n`);
  await pool.query(`
    insert into lounge_staff (lounge_id, user_id, role)
    select id, 'm' || 1 + id % 200, 'owner' from lounges`);
  await pool.query(`
    insert into tournaments (name, kind, game_format, format, max_participants, entry_fee_cents, starts_at,
      registration_closes_at, is_public, created_by, created_at, updated_at, hidden_at)
    select 'Cup ' || md5(n::text), 'single_elimination', '501', '{}', 16, n % 5000,
      now() + n * interval '1 minute', now(), n % 5 > 0, 'm' || 1 + n % 200, now(), now(),
      case when n % 500 = 0 then now() end
    from generate_series(1, ${ROWS}) n`);
  await pool.query(`
    insert into market_items (seller_id, status, title, description, category, condition, price_cents,
      created_at, updated_at, published_at, review)
    select 'm' || 1 + n % 200, 'active', 'Darts ' || md5(n::text), 'Gut', 'darts', 'good', n, now(), now(),
      now(), case when n % 500 = 0 then 'blocked' end
    from generate_series(1, ${ROWS}) n`);
  await pool.query(`
    insert into moderation_cases (thing_kind, thing_id, scope, opened_at, last_reported_at, closed_at, outcome)
    select kind, n::text, 'site', now(), now(), case when n % 1000 > 0 then now() end,
      case when n % 1000 > 0 then 'upheld' end
    from generate_series(1, ${ROWS / 4}) n, unnest(array['lounge', 'tournament', 'item']) kind`);
  await vacuum(pool);
}, 120_000);

/** The plan of a statement as it is sent: with its values. */
async function planOf(statement: Compilable): Promise<PlanNode> {
  const { sql, parameters } = statement.compile();
  const text = sql.replace(/\$(\d+)/g, (_, number) => literal(parameters[Number(number) - 1]));
  return explain(database.pool, 'analyze, buffers', text);
}

const quoted = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;
const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `array[${value.map(quoted).join(', ')}]`;
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : quoted(value);
};

const all = { search: null, ownerId: null, isReported: false, after: null } as const;
const down = { ...all, direction: 'desc' } as const;
const up = { ...all, direction: 'asc' } as const;

describe('a page of all that there is, a later one, and what is searched or narrowed', () => {
  it.each([
    ['lounges', 'by name', () => foundLounges(database.db, { ...up, sort: 'name' }, PAGE)],
    [
      'lounges',
      'by name, later',
      () =>
        foundLounges(database.db, { ...up, sort: 'name', after: { key: 'lounge a', id: 7 } }, PAGE),
    ],
    ['lounges', 'by city', () => foundLounges(database.db, { ...down, sort: 'city' }, PAGE)],
    [
      'lounges',
      'by rate, later',
      () =>
        foundLounges(
          database.db,
          { ...down, sort: 'hourlyRate', after: { key: 1500, id: 7 } },
          PAGE,
        ),
    ],
    [
      'lounges',
      'searched',
      () => foundLounges(database.db, { ...up, sort: 'name', search: 'c4ca42' }, PAGE),
    ],
    [
      'lounges',
      'searched by name or number',
      () => foundLounges(database.db, { ...up, sort: 'city', search: '12345' }, PAGE),
    ],
    [
      'lounges',
      'hidden',
      () => foundLounges(database.db, { ...up, sort: 'name', state: 'hidden' }, PAGE),
    ],
    [
      'lounges',
      'of somebody',
      () => foundLounges(database.db, { ...up, sort: 'name', ownerId: 'm7' }, PAGE),
    ],
    [
      'lounges',
      'reported',
      () => foundLounges(database.db, { ...up, sort: 'name', isReported: true }, PAGE),
    ],
    [
      'tournaments',
      'by day',
      () => foundTournaments(database.db, { ...down, sort: 'startDate' }, PAGE),
    ],
    [
      'tournaments',
      'by fee',
      () => foundTournaments(database.db, { ...up, sort: 'entryFee' }, PAGE),
    ],
    [
      'tournaments',
      'searched',
      () => foundTournaments(database.db, { ...up, sort: 'startDate', search: 'c4ca42' }, PAGE),
    ],
    [
      'tournaments',
      'hidden',
      () => foundTournaments(database.db, { ...up, sort: 'name', state: 'hidden' }, PAGE),
    ],
    ['market_items', 'newest', () => foundItems(database.db, { ...down, sort: 'createdAt' }, PAGE)],
    ['market_items', 'by title', () => foundItems(database.db, { ...up, sort: 'title' }, PAGE)],
    [
      'market_items',
      'by price, later',
      () => foundItems(database.db, { ...up, sort: 'price', after: { key: 9000, id: 9000 } }, PAGE),
    ],
    [
      'market_items',
      'searched',
      () => foundItems(database.db, { ...down, sort: 'createdAt', search: 'c4ca42' }, PAGE),
    ],
    [
      'market_items',
      'hidden',
      () => foundItems(database.db, { ...down, sort: 'createdAt', state: 'hidden' }, PAGE),
    ],
    [
      'market_items',
      'reported',
      () => foundItems(database.db, { ...up, sort: 'title', isReported: true }, PAGE),
    ],
  ])('%s %s are a walk along an index', async (table, _, statement) => {
    const plan = await planOf(statement());
    expect(scannedOf(plan)).not.toContain(table);
    expect(touched(plan)).toBeLessThan(FEW);
  });
});
