import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMember } from '../../../testing/members.ts';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { listEntries } from '../entries/entry-list.queries.ts';
import { countTournaments } from './counts.queries.ts';
import { findAhead, findByText, listNext, type Search } from './list.queries.ts';
import { listPlayed } from './of-player.queries.ts';
import { listOfLounge, listOfMember, listOwn } from './other-lists.queries.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const EARLIEST = '0001-01-01T00:00:00.000Z';
const LATEST = '9999-12-31T00:00:00.000Z';
const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** 28,000 that are over, 2,000 to come, a few entries each. */
beforeAll(async () => {
  const { db, pool } = database;
  for (let index = 0; index < 50; index += 1) await createMember(db, { id: `member-${index}` });
  await pool.query(
    `insert into tournaments (name, status, kind, game_format, format, max_participants, starts_at,
       registration_closes_at, completed_at, created_by, created_at, updated_at, entered_count)
     select 'Cup ' || n || case when n % 9973 = 0 then ' Hasenpokal' else '' end,
       case when n <= 28000 then 'completed' else 'upcoming' end, 'single_elimination', '501', '{}', 16,
       start_at, start_at, case when n <= 28000 then start_at end, 'member-' || n % 50, start_at, start_at, 4
     from generate_series(1, 30000) as n
     cross join lateral (select $1::timestamptz + make_interval(hours => n - 28000) as start_at) as t`,
    [NOW],
  );
  await pool.query(
    `insert into tournament_entries (tournament_id, number, status, entered_by, registered_at)
     select id, n, 'registered', created_by, created_at
     from tournaments cross join generate_series(1, 4) as n where id % 4 = 0`,
  );
  await pool.query(
    `insert into tournament_entry_players (entry_id, position, tournament_id, user_id)
     select id, 0, tournament_id, 'member-' || (tournament_id * 7 + number) % 50
     from tournament_entries`,
  );
  await vacuum(pool);
}, 60_000);

const search = (of: Partial<Search> = {}): Search => ({
  viewerId: 'member-7',
  at: EARLIEST,
  id: 0,
  horizon: NOW,
  status: 'upcoming',
  text: '',
  pattern: '%%',
  ...of,
});
const last = { at: LATEST, id: Number.MAX_SAFE_INTEGER };

describe('a page costs the same, however many are over', () => {
  it.each([
    ['ahead', search(), 'tournaments_by_start'],
    ['behind', search(last), 'tournaments_by_start'],
    ['soonest', search(), 'tournaments_by_status'],
    ['latest', search({ ...last, status: 'completed' }), 'tournaments_by_status'],
  ] as const)('of the order %s', async (order, params, index) => {
    const plan = await runGeneric(database.pool, listNext[order].withLimit(21), params, true);
    expect(indexesOf(plan)).toContain(index);
    expect(scannedOf(plan)).not.toContain('tournaments');
    // what is over begins behind the 2,000 that are to come, which whoever pages there has seen
    expect(touched(plan)).toBeLessThan(order === 'behind' ? 6000 : 800);
  });

  it('of a search, for what is frequent and for what is rare', async () => {
    const often = search({ text: 'cup', pattern: '%cup%' });
    const ahead = await runGeneric(database.pool, findAhead.soonest.withLimit(21), often, true);
    expect(scannedOf(ahead)).not.toContain('tournaments');
    expect(touched(ahead)).toBeLessThan(1500);
    const rare = search({
      ...last,
      status: 'completed',
      text: 'hasenpokal',
      pattern: '%hasenpokal%',
    });
    const byText = await runGeneric(database.pool, findByText.latest.withLimit(21), rare, true);
    expect(indexesOf(byText)).toContain('tournaments_text');
    expect(touched(byText)).toBeLessThan(800);
  });

  it('of a member’s, of the own, of a lounge’s, and of the entries', async () => {
    const before = Number.MAX_SAFE_INTEGER;
    const viewer = { viewerId: 'member-7', isStaff: false };
    const ofMember = { ...viewer, userId: 'member-9', before };
    const lists = [
      await runGeneric(database.pool, listOfMember.withLimit(21), ofMember, true),
      await runGeneric(
        database.pool,
        listOwn.withLimit(21),
        { viewerId: 'member-7', isCurrent: false, horizon: NOW, before },
        true,
      ),
      await runGeneric(
        database.pool,
        listOfLounge.withLimit(3),
        { viewerId: 'member-7', loungeId: 1, horizon: NOW },
        true,
      ),
      await runGeneric(
        database.pool,
        listEntries.withLimit(101),
        { ...viewer, tournamentId: 15_000, filter: 'registered', after: 0 },
        true,
      ),
    ];
    for (const plan of lists) {
      expect(scannedOf(plan)).not.toContain('tournaments');
      expect(scannedOf(plan)).not.toContain('tournament_entries');
      expect(touched(plan)).toBeLessThan(3000);
    }
  });

  it('of what a player has played, and the counts of the dashboard', async () => {
    const of = { viewerId: 'member-7', isStaff: false, userId: 'member-9', before: 20_000 };
    const plan = await runGeneric(database.pool, listPlayed.withLimit(21), of, true);
    expect(indexesOf(plan)).toContain('tournament_entry_players_of');
    expect(scannedOf(plan)).not.toContain('tournaments');
    expect(scannedOf(plan)).not.toContain('tournament_entries');
    expect(touched(plan)).toBeLessThan(800);
    const counting = { horizon: NOW, max: 100 };
    const counted = await runGeneric(database.pool, countTournaments, counting, true);
    expect(indexesOf(counted)).toContain('tournaments_by_status');
    expect(scannedOf(counted)).not.toContain('tournaments');
    expect(touched(counted)).toBeLessThan(200);
  });
});
