import { PRESETS } from '@oche/darts/leagues/presets';
import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import { type LeagueScaleStats, seedScaleLeagues } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../testing/plans.ts';
import {
  listOfDivision,
  listOfLeague,
  listOfMember,
  listOfTeam,
} from './calendar/calendar.queries.ts';
import { getFixture } from './core/fixture.queries.ts';
import {
  listConfirmsDue,
  listLineUpsDue,
  listReportsDue,
  listReportsLate,
} from './deadlines/deadlines.queries.ts';
import { listAnswersDue, listUnanswered } from './deadlines/move-deadlines.queries.ts';
import { listConfirmedEnding, listRuledEnding } from './deadlines/protest-deadlines.queries.ts';
import { getDivision, listFixtures } from './division/division.queries.ts';
import { listFigures, listFiguresOfEntry } from './figures/lists.queries.ts';
import { listSeasonsOfPlayers } from './figures/player.queries.ts';
import { listLeagues, listOwnTeams } from './league/league.queries.ts';
import { listDivisions } from './season/season.queries.ts';
import { listEntriesOfDivision, listEntriesOfTeam } from './team/team.queries.ts';

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });
let scale: LeagueScaleStats;

beforeAll(async () => {
  scale = await seedScaleLeagues(database.pool, {
    leagues: 80,
    format: PRESETS.singles8Doubles4,
    rules: LEAGUE_RULES,
  });
  await vacuum(database.pool);
}, 60_000);

const BIG = ['league_fixtures', 'league_entries', 'league_teams', 'league_figures'];

it('a division, its fixtures, teams and figures are found by their indexes', async () => {
  const { divisionId, fixtureId, teamId, seasonId, memberId } = scale;
  const { pool } = database;
  const plans = [
    await runGeneric(pool, getDivision, { id: divisionId }, true),
    await runGeneric(pool, listFixtures, { divisionId }, true),
    await runGeneric(pool, listEntriesOfDivision, { divisionId }, true),
    await runGeneric(pool, listEntriesOfTeam, { teamId }, true),
    await runGeneric(pool, listDivisions, { seasonId }, true),
    await runGeneric(pool, getFixture, { id: fixtureId, viewerId: memberId }, true),
    await runGeneric(pool, listOwnTeams, { viewerId: memberId }, true),
  ];
  for (const plan of plans) {
    for (const table of BIG) expect(scannedOf(plan)).not.toContain(table);
    expect(touched(plan)).toBeLessThan(3000);
  }
});

it('calendars walk from teams and divisions to what they play', async () => {
  const { divisionId, teamId, memberId: userId } = scale;
  const { pool } = database;
  const from = '2020-01-01T00:00:00.000Z';
  const plans = [
    await runGeneric(pool, listOfDivision, { id: divisionId, from }, true),
    await runGeneric(pool, listOfLeague, { id: 1, from }, true),
    await runGeneric(pool, listOfTeam, { id: teamId, from }, true),
    await runGeneric(pool, listOfMember, { userId, from }, true),
  ];
  for (const plan of plans) {
    for (const table of BIG) expect(scannedOf(plan)).not.toContain(table);
    expect(touched(plan)).toBeLessThan(6000);
  }
});

it('figures are summed over one division or one team, and the list of leagues is one walk along its index', async () => {
  const { pool } = database;
  const viewer = { viewerId: '', isStaff: false, isTrusted: false };
  const figures = await runGeneric(
    pool,
    listFigures,
    { ...viewer, divisionId: scale.divisionId },
    true,
  );
  expect(scannedOf(figures)).not.toContain('league_figures');
  expect(indexesOf(figures)).toContain('league_figures_division');
  const ofTeam = await runGeneric(
    pool,
    listFiguresOfEntry,
    { ...viewer, entryId: scale.entryId },
    true,
  );
  expect(scannedOf(ofTeam)).not.toContain('league_figures');
  expect(indexesOf(ofTeam)).toContain('league_figures_entry');
  expect(touched(ofTeam)).toBeLessThan(1000);
  const list = await runGeneric(
    pool,
    listLeagues.withLimit(21),
    { viewerId: '', teamCount: 2_147_483_647, before: Number.MAX_SAFE_INTEGER },
    true,
  );
  expect(indexesOf(list)).toContain('leagues_listing');
  expect(touched(list)).toBeLessThan(1000);
});

it('a player’s seasons are found by what was counted of them', async () => {
  const { pool } = database;
  const { rows } = await pool.query('select player_id from league_figures where entry_id = $1', [
    scale.entryId,
  ]);
  const playerIds = [...new Set(rows.map(({ player_id }) => Number(player_id)))].slice(0, 2);
  const plan = await runGeneric(pool, listSeasonsOfPlayers, { playerIds }, true);
  for (const table of BIG) expect(scannedOf(plan)).not.toContain(table);
  expect(indexesOf(plan)).toContain('league_figures_player');
  expect(touched(plan)).toBeLessThan(300);
});

it('deadlines look at what is due, not at all fixtures', async () => {
  const { pool } = database;
  const now = new Date().toISOString();
  const due = await runGeneric(pool, listLineUpsDue, { now }, true);
  expect(indexesOf(due)).toContain('league_fixtures_at');
  const late = await runGeneric(pool, listReportsLate, { now }, true);
  expect(scannedOf(late)).not.toContain('league_fixtures');
  const reports = await runGeneric(pool, listReportsDue, { now }, true);
  expect(scannedOf(reports)).not.toContain('league_fixtures');
  const confirms = await runGeneric(pool, listConfirmsDue, { now }, true);
  expect(indexesOf(confirms)).toContain('league_fixtures_reported');
  const from = new Date(Date.now() - 60 * 86_400_000).toISOString();
  const confirmed = await runGeneric(pool, listConfirmedEnding, { now, from }, true);
  expect(indexesOf(confirmed)).toContain('league_fixtures_confirmed');
  const ruled = await runGeneric(pool, listRuledEnding, { now, from }, true);
  expect(indexesOf(ruled)).toContain('league_fixtures_ruled');
  for (const moves of [listAnswersDue, listUnanswered]) {
    const plan = await runGeneric(pool, moves, { now }, true);
    expect(scannedOf(plan)).not.toContain('league_fixtures');
  }
});
