import { seedScaleLounges, seedScaleTournaments } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { getFacts, getTournament } from '../core/tournament.queries.ts';
import { listEntries } from '../entries/entry-list.queries.ts';
import { listEntrants, listPaces } from '../matches/entrants.queries.ts';
import { listPlaced } from '../series/settle.queries.ts';
import { countTournaments } from './counts.queries.ts';
import { findAhead, findByText, listNext, type Search } from './list.queries.ts';
import { listPlayed } from './of-player.queries.ts';
import { listOfLounge, listOfMember, listOwn, listParticipants } from './other-lists.queries.ts';

const HORIZON = new Date(Date.now() - 86_400_000).toISOString();
const EARLIEST = '0001-01-01T00:00:00.000Z';
const LATEST = '9999-12-31T00:00:00.000Z';
const TOURNAMENTS = 10_000;
const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });
let memberId: string;
let loungeId: number;

beforeAll(async () => {
  const { pool } = database;
  await seedScaleLounges(pool, { lounges: 20 });
  const stats = await seedScaleTournaments(pool, { tournaments: TOURNAMENTS });
  memberId = stats.memberId;
  const { rows } = await pool.query('select min(lounge_id) as id from tournaments');
  loungeId = rows[0].id;
  await vacuum(pool);
}, 60_000);

const search = (of: Partial<Search> = {}): Search => ({
  viewerId: '',
  at: EARLIEST,
  id: 0,
  horizon: HORIZON,
  status: 'upcoming',
  text: '',
  pattern: '%%',
  ...of,
});
const last = { at: LATEST, id: Number.MAX_SAFE_INTEGER };

describe('a page costs the same, however many are over', () => {
  it.each([
    ['ahead', search(), 'tournaments_ahead'],
    ['behind', search(last), 'tournaments_by_start'],
    ['soonest', search(), 'tournaments_by_status'],
    ['latest', search({ ...last, status: 'completed' }), 'tournaments_by_status'],
  ] as const)('of the order %s', async (order, params, index) => {
    const asked = { ...params, viewerId: memberId };
    const plan = await runGeneric(database.pool, listNext[order].withLimit(21), asked, true);
    expect(indexesOf(plan)).toContain(index);
    expect(scannedOf(plan)).not.toContain('tournaments');
    // what is over begins behind the 500 that are to come, which whoever pages there has seen
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
    const viewer = { viewerId: memberId, isStaff: false };
    const ofMember = { ...viewer, userId: memberId, before };
    const lists = [
      await runGeneric(database.pool, listOfMember.withLimit(21), ofMember, true),
      await runGeneric(
        database.pool,
        listOwn.withLimit(21),
        { viewerId: memberId, isCurrent: false, horizon: HORIZON, before },
        true,
      ),
      await runGeneric(
        database.pool,
        listOfLounge.withLimit(3),
        { viewerId: memberId, loungeId, horizon: HORIZON },
        true,
      ),
      await runGeneric(
        database.pool,
        listEntries.withLimit(101),
        { ...viewer, tournamentId: TOURNAMENTS / 2, filter: 'registered', after: 0 },
        true,
      ),
    ];
    const { rows } = await database.pool.query('select id from tournaments order by id limit 20');
    const ids: number[] = rows.map(({ id }) => id);
    lists.push(await runGeneric(database.pool, listParticipants, { ids }, true));
    for (const plan of lists) {
      expect(scannedOf(plan)).not.toContain('tournaments');
      expect(scannedOf(plan)).not.toContain('tournament_entries');
      expect(touched(plan)).toBeLessThan(3000);
    }
  });

  it('of what a player has played, and the counts of the dashboard', async () => {
    const of = { viewerId: memberId, isStaff: false, userId: memberId, before: TOURNAMENTS };
    const plan = await runGeneric(database.pool, listPlayed.withLimit(21), of, true);
    expect(indexesOf(plan)).toContain('tournament_entry_players_of');
    expect(scannedOf(plan)).not.toContain('tournaments');
    expect(scannedOf(plan)).not.toContain('tournament_entries');
    expect(touched(plan)).toBeLessThan(800);
    const counting = { horizon: HORIZON, max: 100 };
    const counted = await runGeneric(database.pool, countTournaments, counting, true);
    expect(indexesOf(counted)).toContain('tournaments_by_status');
    expect(scannedOf(counted)).not.toContain('tournaments');
    expect(touched(counted)).toBeLessThan(200);
  });

  it('of what is asked of all who play, which is read with each result', async () => {
    const { rows } = await database.pool.query(
      `select id from tournaments where max_participants = 64 and status = 'completed' limit 1`,
    );
    const of = { tournamentId: Number(rows[0].id) };
    const plans = [
      await runGeneric(database.pool, listEntrants, { ...of, viewerId: memberId }, true),
      await runGeneric(database.pool, listPaces, { ...of, games: 20 }, true),
      await runGeneric(database.pool, listPlaced, of, true),
    ];
    for (const plan of plans) {
      expect(scannedOf(plan)).not.toContain('tournament_entry_players');
      expect(indexesOf(plan)).not.toContain('tournament_entry_players_of');
      expect(touched(plan)).toBeLessThan(64 * 25);
    }
  });

  it('of a tournament’s page, and of what is asked before each read of it', async () => {
    const of = { id: TOURNAMENTS / 2, viewerId: memberId };
    const page = await runGeneric(database.pool, getTournament, of, true);
    const facts = await runGeneric(database.pool, getFacts, of, true);
    for (const plan of [page, facts]) {
      expect(scannedOf(plan)).not.toContain('tournaments');
      expect(scannedOf(plan)).not.toContain('tournament_entry_players');
    }
    expect(touched(page)).toBeLessThan(200);
    expect(touched(facts)).toBeLessThan(40);
  });
});
