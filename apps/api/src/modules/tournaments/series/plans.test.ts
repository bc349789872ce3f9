import { seedScaleLounges, seedScaleTournaments } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { viewerOf } from '../../people/index.ts';
import { getStanding, listEvenings, listStandings } from './series.queries.ts';

const SERIES = 200;
const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });
let seriesId: number;

beforeAll(async () => {
  const { pool } = database;
  await seedScaleLounges(pool, { lounges: 10 });
  const { memberId } = await seedScaleTournaments(pool, { tournaments: 500 });
  const { rows } = await pool.query(
    `insert into tournament_series (name, rules, created_by, created_at, updated_at)
     select 'Liga ' || n, '{}', $1, now(), now() from generate_series(1, ${SERIES}) n
     returning id`,
    [memberId],
  );
  seriesId = rows[0].id;
  // a season of forty evenings, with up to 64 players
  await pool.query(
    `insert into tournament_series_standings
       (series_id, user_id, position, rank, points, wins, maximums, highest_finish, evenings)
     select series.id, member.id, member.n, member.n, 100, 1, 2, 120, (
       select jsonb_agg(jsonb_build_object('tournamentId', n, 'place', 3, 'points', 7, 'bonus', 1, 'counts', true))
       from generate_series(1, 40) n
     )
     from tournament_series series,
       (select id, row_number() over () as n from users limit 64) member`,
  );
  await pool.query(
    `update tournaments set series_id = $1 where id in (select id from tournaments order by id limit 40)`,
    [seriesId],
  );
  await vacuum(pool);
}, 60_000);

it('a season reads the same, however many there are', async () => {
  const { pool } = database;
  const own = { viewerId: '', seriesId };
  const standings = await runGeneric(
    pool,
    listStandings.withLimit(51),
    { ...viewerOf(null), seriesId, after: 0 },
    true,
  );
  expect(indexesOf(standings)).toContain('tournament_series_standings_order');
  expect(scannedOf(standings)).not.toContain('tournament_series_standings');
  expect(touched(standings)).toBeLessThan(800);
  const asked = { ...own, isOrganiser: false, limit: 100 };
  const evenings = await runGeneric(pool, listEvenings, asked, true);
  expect(indexesOf(evenings)).toContain('tournaments_of_series');
  expect(touched(evenings)).toBeLessThan(1200);
  const standing = await runGeneric(pool, getStanding, own, true);
  expect(touched(standing)).toBeLessThan(200);
});
