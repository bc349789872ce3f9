import { seedScaleLounges, seedScaleTournaments } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { circleOf } from '../../lounges/index.ts';
import { listAround, listCities, listEverywhere, listInCity } from './directory.queries.ts';

const SINCE = new Date(Date.now() - 86_400_000).toISOString();
const TOURNAMENTS = 10_000;
const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });
let city: { slug: string; name: string; latitude: number; longitude: number };

beforeAll(async () => {
  const { pool } = database;
  await seedScaleLounges(pool, { lounges: 200 });
  await seedScaleTournaments(pool, { tournaments: TOURNAMENTS });
  const { rows } = await pool.query(`
    select city_slug(search_text) as slug, city as name, latitude, longitude
    from lounges where is_active and latitude is not null order by id limit 1`);
  [city] = rows;
  await vacuum(pool);
}, 60_000);

const span = { viewerId: '', at: SINCE, id: 0, until: '9999-12-31T00:00:00.000Z' };
const words = { town: 'Köln', zipCode: '50667' };

it('a page costs the same, however many tournaments are over', async () => {
  const all = await runGeneric(database.pool, listEverywhere.withLimit(21), span, true);
  expect(indexesOf(all)).toContain('tournaments_ahead');
  const around = await runGeneric(
    database.pool,
    listAround.withLimit(21),
    { ...span, ...words, ...circleOf(city, 50) },
    true,
  );
  const there = await runGeneric(
    database.pool,
    listInCity.withLimit(21),
    { ...span, ...words, town: city.name, slug: city.slug },
    true,
  );
  for (const plan of [around, there]) {
    expect(indexesOf(plan)).toEqual(
      expect.arrayContaining(['tournaments_at', 'tournaments_elsewhere']),
    );
  }
  expect(indexesOf(there)).toContain('lounges_city');
  for (const plan of [all, around, there]) {
    expect(scannedOf(plan)).not.toContain('tournaments');
    expect(touched(plan)).toBeLessThan(2000);
  }
});

it('the cities are those of the next few thousand', async () => {
  const plan = await runGeneric(database.pool, listCities, { since: SINCE, limit: 60 }, true);
  expect(indexesOf(plan)).toContain('tournaments_ahead');
  expect(scannedOf(plan)).not.toContain('tournaments');
  expect(touched(plan)).toBeLessThan(2000);
});
