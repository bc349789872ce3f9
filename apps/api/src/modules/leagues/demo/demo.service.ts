import { roundsNeeded } from '@oche/darts/leagues/fixtures/list';
import { PRESETS } from '@oche/darts/leagues/presets';
import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import { withTransaction } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { waitForLocks } from '../../../lib/demo.queries.ts';
import { demoActor } from '../../../lib/demo.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { addDays, localDateAt, midnightOf, weekdayOf } from '../../../lib/time/wall-clock.ts';
import { addOfficer, createLeague } from '../league/league.service.ts';
import { makePlan } from '../plan/plan.service.ts';
import { createDivision, createSeason } from '../season/season.service.ts';
import { insertPlayer, insertRegistration } from '../team/squad.queries.ts';
import { saveCaptain } from '../team/team.queries.ts';
import { createTeam } from '../team/team.service.ts';
import * as queries from './demo.queries.ts';
import { type DemoDivision, type DemoTeam, demoDivisions, demoLeague } from './demo-league.ts';
import { type DemoEntry, playUntilNow } from './evenings.service.ts';

const ZONE = 'Europe/Berlin';
/** So many weeks of the season have been played. */
const WEEKS_PLAYED = 4;

/**
 * Gives the demo members a league of two divisions in the middle of its season, with an evening that is being played.
 * Does nothing when there are leagues, or no demo members. Nobody is told of it.
 * @returns whether it did
 */
export async function seedDemoLeagues(deps: Deps): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    // of several processes that start together one plays, and the others wait
    await waitForLocks.first(tx, {});
    await queries.lockLeagues.first(tx, {});
    if (!(await queries.wantsDemo.first(tx, { memberId: demoUserId('anna') }))) return false;
    await found(deps);
    return true;
  });
}

async function found(deps: Deps): Promise<void> {
  const ctx: ActingContext = { ...deps, actor: demoActor(demoUserId(demoLeague.head)) };
  const { head: _, officers, ...said } = demoLeague;
  const league = await createLeague(ctx, said);
  for (const officer of officers) {
    await addOfficer(ctx, { id: league.id, userId: demoUserId(officer) });
  }
  const today = localDateAt(ZONE, deps.clock.now().getTime());
  const monday = addDays(today, 1 - weekdayOf(midnightOf(today)));
  const startsOn = addDays(monday, -7 * WEEKS_PLAYED);
  const season = await createSeason(ctx, {
    leagueId: league.id,
    name: seasonName(startsOn),
    startsOn,
    endsOn: addDays(startsOn, 7 * 30),
    format: PRESETS.singles8Doubles4,
    rules: LEAGUE_RULES,
  });
  const entered: (readonly DemoEntry[])[] = [];
  for (const division of demoDivisions) {
    entered.push(await enterDivision(ctx, league.id, season.id, division, startsOn));
  }
  await queries.noteStarted(deps.db, { seasonId: season.id, at: new Date(midnightOf(startsOn)) });
  for (const entries of entered) await playUntilNow(ctx, entries);
}

/** `2026/27`: a season of autumn and spring is named after both years. */
function seasonName(startsOn: string): string {
  const year = Number(startsOn.slice(0, 4));
  return `${year}/${String(year + 1).slice(2)}`;
}

async function enterDivision(
  ctx: ActingContext,
  leagueId: number,
  seasonId: number,
  { teams, ...division }: DemoDivision,
  startsOn: string,
): Promise<readonly DemoEntry[]> {
  const { id } = await createDivision(ctx, { ...division, seasonId, isDouble: true });
  for (const team of teams) await enter(ctx, id, team);
  const { teams: entries } = await makePlan(ctx, {
    id,
    kind: 'evenings',
    rounds: weeks(startsOn, roundsNeeded(teams.length, true)),
    spare: [],
    closed: [],
    wishes: [],
    // of every demo the same list, and so the same evenings
    seed: `${demoLeague.name} ${division.name}`,
  });
  const entered: DemoEntry[] = [];
  for (const { entryId, name } of entries) {
    const team = teams.find((one) => one.name === name);
    if (!team) continue;
    await register(ctx, { leagueId, seasonId, entryId }, team);
    entered.push({ divisionId: id, entryId, strength: team.strength });
  }
  return entered;
}

const weeks = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, week) => addDays(from, 7 * week));

async function enter(ctx: ActingContext, divisionId: number, team: DemoTeam): Promise<void> {
  const { town = '', club = '' } = team;
  const home = await queries.findHome.first(ctx.db, { town, club });
  const { id: teamId } = await createTeam(ctx, {
    divisionId,
    name: team.name,
    homeWeekday: team.homeWeekday,
    homeTime: '19:30',
    boardIds: [],
    venue: team.venue,
    ...(home?.loungeId == null ? {} : { loungeId: home.loungeId }),
    ...(home?.clubId == null ? {} : { clubId: home.clubId }),
  });
  if (!team.captain) return;
  // not everybody is there for everybody to see
  const userId = demoUserId(team.captain);
  await saveCaptain(ctx.db, { teamId, userId, role: 'captain', now: ctx.clock.now() });
}

interface Place {
  leagueId: number;
  seasonId: number;
  entryId: number;
}

/** Members of the house by their accounts, all others by their names. */
async function register(
  { db, clock }: ActingContext,
  { leagueId, ...place }: Place,
  { members = [], names }: DemoTeam,
): Promise<void> {
  const now = clock.now();
  const players = [
    ...members.map((key) => ({ userId: demoUserId(key), name: null })),
    ...names.map((name) => ({ userId: null, name })),
  ];
  for (const player of players) {
    const row = await insertPlayer.first(db, { leagueId, ...player, now });
    if (!row) continue;
    const status = 'confirmed' as const;
    await insertRegistration(db, { ...place, playerId: row.id, status, now, decidedBy: null });
  }
}
