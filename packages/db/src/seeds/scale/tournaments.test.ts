import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing.ts';
import { seedScaleLounges } from './lounges.ts';
import { seedScaleTournaments, type TournamentScaleStats } from './tournaments.ts';

const TOURNAMENTS = 1000;
const database = useTestDatabase({ statementTimeoutMs: 0 });
let stats: TournamentScaleStats;

beforeAll(async () => {
  await seedScaleLounges(database.pool, { lounges: 20 });
  stats = await seedScaleTournaments(database.pool, { tournaments: TOURNAMENTS });
});

const query = async (sql: string) => (await database.pool.query(sql)).rows[0];

test('has as many as were asked for, of every status and kind, at lounges and elsewhere', async () => {
  const counted = await query(`
    select count(*)::int as all, count(distinct kind)::int as kinds, count(distinct status)::int as statuses,
      count(*) filter (where lounge_id is not null)::int as at_lounges,
      count(*) filter (where location is not null)::int as elsewhere,
      count(*) filter (where starts_at > now())::int as ahead
    from tournaments`);
  expect(counted).toMatchObject({ all: TOURNAMENTS, kinds: 5 });
  expect(counted.statuses).toBeGreaterThanOrEqual(4);
  expect(counted.at_lounges).toBeGreaterThan(500);
  expect(counted.elsewhere).toBe(TOURNAMENTS - counted.at_lounges);
  expect(counted.ahead).toBeGreaterThan(20);
});

test('counts what is there, and names the winner', async () => {
  const { wrong } = await query(`
    select count(*)::int as wrong from tournaments
    where entered_count <> (select count(*) from tournament_entries where tournament_id = tournaments.id)
      or entered_count <> (select count(*) from tournament_entry_players where tournament_id = tournaments.id)
      or (status = 'completed') <> (winner_entry_id is not null)`);
  expect(wrong).toBe(0);
  const { count } = await query('select count(*)::int as count from tournament_entries');
  expect(count).toBe(stats.entries);
  expect(count).toBeGreaterThan(4 * TOURNAMENTS);
});

test('keeps to the constraints, although their checks were skipped', async () => {
  const { orphans } = await query(`
    select count(*)::int as orphans from tournament_entries entry
    left join tournament_entry_players player on player.entry_id = entry.id
    left join users on users.id = player.user_id
    where player.entry_id is null or (player.user_id is not null and users.id is null)`);
  expect(orphans).toBe(0);
  const { next } = await query(
    `select nextval(pg_get_serial_sequence('tournament_entries', 'id')) as next`,
  );
  expect(Number(next)).toBeGreaterThan(stats.entries);
  const { id } = await query(`select id from users where id = '${stats.memberId}'`);
  expect(id).toBe(stats.memberId);
});

test('refuses too few', async () => {
  await expect(seedScaleTournaments(database.pool, { tournaments: 10 })).rejects.toThrow(
    RangeError,
  );
});
