import { PRESETS } from '@oche/darts/leagues/presets';
import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, outcomeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { listProcedures } from '../../../trpc/call.ts';
import { appRouter } from '../../../trpc/root.ts';
import { createSubforum } from '../../forum/testing.ts';
import { createLounge } from '../../lounges/testing.ts';
import { mondays, nameAll, runningLeague } from '../testing.ts';

const NOW = '2026-09-01T10:00:00Z';
const LATER = '2026-10-01T17:30:00Z';
const api = useTestApi({ now: NOW });

const roles = [
  'visitor',
  'other',
  'player',
  'captain',
  'deputy',
  'rival',
  'officer',
  'head',
  'loungeOwner',
  'foreignHead',
  'moderator',
  'admin',
] as const;
type Role = (typeof roles)[number];

const OFFICERS: readonly Role[] = ['officer', 'head', 'moderator', 'admin'];
const HEADS: readonly Role[] = ['head', 'moderator', 'admin'];
/** Who speaks for the home team. */
const HOME: readonly Role[] = ['captain', 'deputy', ...OFFICERS];
const SIDES: readonly Role[] = [...HOME, 'rival'];
const EVERYBODY = roles.filter((role) => role !== 'visitor');

let people: Record<Exclude<Role, 'visitor'>, TestMember>;
let league: Awaited<ReturnType<typeof runningLeague>>;
/** the fixture in which the captain is at home against the rival */
let id: number;
let home: { entryId: number; teamId: number };
let away: { entryId: number; teamId: number };
let squad: number[];
let loungeId: number;
let number = 0;
const rules = {
  ...LEAGUE_RULES,
  registrations: { ...LEAGUE_RULES.registrations, oneTeam: false },
};

const memberOf = (role: Role) => (role === 'visitor' ? null : people[role]);
const as = (role: Role): Caller['leagues'] => api.callerFor(memberOf(role)).leagues;
const next = (): number => {
  number += 1;
  return number;
};

beforeAll(async () => {
  const entries = await Promise.all(
    EVERYBODY.map(async (role) => {
      const site = role === 'admin' || role === 'moderator' ? { role } : {};
      return [role, await api.createMember({ first_name: role, ...site })] as const;
    }),
  );
  people = Object.fromEntries(entries) as typeof people;
  await runningLeague(api, people.foreignHead, { teams: ['Fern', 'Weit'], players: 2 });
  league = await runningLeague(api, people.head, {
    teams: ['Nord', 'Süd', 'Ost', 'West'],
    isDouble: true,
    players: 3,
    rules,
    captains: [people.captain, people.rival],
  });
  const [nord, sued] = league.entries;
  if (!nord || !sued) throw new Error('teams have entered');
  home = nord;
  away = sued;
  id =
    league.fixtures.find((one) => one.homeId === home.entryId && one.awayId === away.entryId)?.id ??
    0;
  await as('head').officers.add({ id: league.leagueId, userId: people.officer.id });
  await as('head').teams.setCaptain({ id: home.teamId, userId: people.deputy.id, role: 'deputy' });
  await as('head').squads.register({ entryId: home.entryId, player: { userId: people.player.id } });
  const lounge = await createLounge(api, people.loungeOwner);
  loungeId = lounge.id;
  await as('head').teams.update({ id: home.teamId, name: 'Nord', loungeId });
  squad = (await as('head').squads.list({ entryId: home.entryId })).map(({ player }) => player.id);
});

const sql = () => api.deps.db;
const fixtureIs = (status: 'planned' | 'live' | 'reported' | 'confirmed') =>
  sql()
    .updateTable('league_fixtures')
    .set({
      status,
      points_home: status === 'planned' ? null : 2,
      points_away: status === 'planned' ? null : 0,
      reported_at: status === 'planned' || status === 'live' ? null : NOW,
      confirmed_home_at: null,
      confirmed_away_at: null,
      dispute: null,
      decision: null,
    })
    .where('id', '=', id)
    .execute();
const seasonIs = (status: 'planned' | 'running' | 'over') =>
  sql().updateTable('league_seasons').set({ status }).where('id', '=', league.seasonId).execute();

/** The evening as it was before anybody came. */
async function blank() {
  for (const table of [
    'league_games',
    'league_line_ups',
    'league_moves',
    'league_fixture_boards',
  ] as const) {
    await sql().deleteFrom(table).where('fixture_id', '=', id).execute();
  }
  await fixtureIs('planned');
  await seasonIs('running');
}

async function named() {
  await blank();
  await nameAll(api, people.head, id);
}

async function entered() {
  await named();
  await as('head').fixtures.enter({ id, number: 1, legs: [3, 2], before: null });
}

async function boardId(): Promise<number> {
  await blank();
  const [board] = await as('head').boards.add({ id, names: ['1'] });
  return board?.id ?? 0;
}

/** The home team has asked for another evening. */
async function asked(): Promise<number> {
  await blank();
  const fixture = await as('captain').fixtures.askMove({ id, dates: [LATER] });
  return fixture.moves[0]?.id ?? 0;
}

/** Only the home team has named its line-up, and one has waited long enough. */
async function oneSided(): Promise<void> {
  await blank();
  await as('head').fixtures.nameLineUp({
    id,
    name: 'players',
    side: 0,
    players: squad.slice(0, 2),
  });
}
async function claim({ fixtures }: Caller['leagues']) {
  const { startsAt } = await fixtures.get({ id });
  api.deps.clock.set(new Date(Date.parse(startsAt ?? '') + 3_600_000));
  try {
    return await fixtures.claimNoShow({ id, side: 0 });
  } finally {
    api.deps.clock.set(new Date(NOW));
  }
}

/** A season beside the one that runs, with a division and a team in it. */
async function beside() {
  const name = `Saison ${next()}`;
  const season = await as('head').seasons.create({ ...aSeason, leagueId: league.leagueId, name });
  const division = await as('head').divisions.create({ ...aDivision, seasonId: season.id, name });
  await as('head').teams.create({ ...evening, divisionId: division.id, name: `Team ${next()}` });
  const { teams } = await as('head').divisions.get({ id: division.id });
  return { seasonId: season.id, divisionId: division.id, entryId: teams[0]?.entryId ?? 0 };
}

async function registrationId(status: 'asked' | 'confirmed'): Promise<number> {
  const player = { name: `Neu ${next()}` };
  const made = await as('head').squads.register({ entryId: home.entryId, player });
  await sql()
    .updateTable('league_registrations')
    .set({ status })
    .where('id', '=', made.id)
    .execute();
  return made.id;
}

async function helperId(): Promise<string> {
  const { id: userId } = await api.createMember();
  await as('head').officers.add({ id: league.leagueId, userId });
  return userId;
}

const evening = { homeWeekday: 5, homeTime: '19:30' };
const aSeason = {
  startsOn: '2026-09-01',
  endsOn: '2027-05-31',
  format: PRESETS.singles4Doubles1,
  rules: { ...rules, lineUps: { ...rules.lineUps, leastPlayers: 1 } },
};
const aDivision = { level: 1, promotes: 1, relegates: 1, isDouble: false };
const reason = 'Beschluss der Spielleitung';
/** nothing new in it */
const aFile = () => ({
  seasonId: league.seasonId,
  kind: 'teams' as const,
  csv: 'Team\nNord',
});

interface Right<T = unknown> {
  may: readonly Role[];
  /** what the call needs, made anew before each that is to succeed */
  given?: () => Promise<T>;
  call: (leagues: Caller['leagues'], given: T) => Promise<unknown>;
}
const right = <T>(may: readonly Role[], call: Right<T>['call'], given?: Right<T>['given']) =>
  ({ may, call, ...(given ? { given } : {}) }) as Right;

const rights: Record<string, Right> = {
  update: right(OFFICERS, (leagues) =>
    leagues.update({ id: league.leagueId, name: `Liga ${next()}`, region: 'Unna' }),
  ),
  openThread: right<number>(
    OFFICERS,
    (leagues, subforumId) => leagues.openThread({ id: league.leagueId, subforumId }),
    () => createSubforum(sql()),
  ),
  'officers.add': right<string>(
    HEADS,
    (leagues, userId) => leagues.officers.add({ id: league.leagueId, userId }),
    async () => {
      await sql()
        .deleteFrom('league_officers')
        .where('league_id', '=', league.leagueId)
        .where('user_id', 'like', 'extra%')
        .execute();
      return (await api.createMember({ id: `extra-${next()}` })).id;
    },
  ),
  'officers.remove': right<string>(
    HEADS,
    (leagues, userId) => leagues.officers.remove({ id: league.leagueId, userId }),
    helperId,
  ),
  'officers.handOver': right(HEADS, (leagues) =>
    leagues.officers.handOver({ id: league.leagueId, userId: people.head.id }),
  ),
  'seasons.create': right(OFFICERS, (leagues) =>
    leagues.seasons.create({ ...aSeason, leagueId: league.leagueId, name: `Saison ${next()}` }),
  ),
  'seasons.update': right(OFFICERS, (leagues) =>
    leagues.seasons.update({ ...aSeason, id: league.seasonId, name: `Saison ${next()}` }),
  ),
  'seasons.start': right(
    OFFICERS,
    (leagues) => leagues.seasons.start({ id: league.seasonId }),
    async () => {
      await seasonIs('planned');
    },
  ),
  'seasons.end': right<number>(
    OFFICERS,
    (leagues, seasonId) => leagues.seasons.end({ id: seasonId }),
    async () => {
      const { seasonId } = await beside();
      await sql()
        .updateTable('league_seasons')
        .set({ status: 'running' })
        .where('id', '=', seasonId)
        .execute();
      return seasonId;
    },
  ),
  'seasons.createNext': right(
    OFFICERS,
    (leagues) =>
      leagues.seasons.createNext({ ...aSeason, id: league.seasonId, name: `Saison ${next()}` }),
    () => seasonIs('over'),
  ),
  'divisions.create': right<number>(
    OFFICERS,
    (leagues, seasonId) =>
      leagues.divisions.create({ ...aDivision, seasonId, name: `Staffel ${next()}` }),
    async () => (await beside()).seasonId,
  ),
  'divisions.update': right(OFFICERS, (leagues) =>
    leagues.divisions.update({
      ...aDivision,
      isDouble: true,
      id: league.divisionId,
      name: `Staffel ${next()}`,
    }),
  ),
  'divisions.delete': right<number>(
    OFFICERS,
    (leagues, divisionId) => leagues.divisions.delete({ id: divisionId }),
    async () => {
      const { seasonId } = await beside();
      return (await as('head').divisions.create({ ...aDivision, seasonId, name: 'Leer' })).id;
    },
  ),
  'divisions.plan': right<number>(
    OFFICERS,
    (leagues, divisionId) => leagues.divisions.plan({ id: divisionId, rounds: mondays(1) }),
    async () => {
      const { divisionId } = await beside();
      await as('head').teams.create({ ...evening, divisionId, name: `Team ${next()}` });
      return divisionId;
    },
  ),
  'teams.create': right<number>(
    OFFICERS,
    (leagues, divisionId) =>
      leagues.teams.create({ ...evening, divisionId, name: `Team ${next()}` }),
    async () => (await beside()).divisionId,
  ),
  'teams.update': right(HOME, (leagues) =>
    leagues.teams.update({ id: home.teamId, name: 'Nord', loungeId }),
  ),
  'teams.enter': right<number>(
    OFFICERS,
    (leagues, divisionId) => leagues.teams.enter({ ...evening, divisionId, teamId: home.teamId }),
    async () => (await beside()).divisionId,
  ),
  'teams.updateEntry': right<{ entryId: number; divisionId: number }>(
    OFFICERS,
    (leagues, entry) => leagues.teams.updateEntry({ ...evening, ...entry, keyNumber: 1 }),
    beside,
  ),
  'teams.removeEntry': right<{ entryId: number }>(
    OFFICERS,
    (leagues, { entryId }) => leagues.teams.removeEntry({ entryId }),
    beside,
  ),
  'teams.withdraw': right<{ entryId: number }>(
    OFFICERS,
    (leagues, { entryId }) => leagues.teams.withdraw({ entryId, mode: 'kept' }),
    async () => {
      const made = await beside();
      await sql()
        .updateTable('league_seasons')
        .set({ status: 'running' })
        .where('id', '=', made.seasonId)
        .execute();
      return made;
    },
  ),
  'teams.setHomeAgreed': right(['loungeOwner', 'admin'], (leagues) =>
    leagues.teams.setHomeAgreed({ id: home.teamId, isAgreed: true }),
  ),
  'teams.setCaptain': right(['captain', ...OFFICERS], (leagues) =>
    leagues.teams.setCaptain({ id: home.teamId, userId: people.deputy.id, role: 'deputy' }),
  ),
  'teams.removeCaptain': right<string>(
    OFFICERS,
    (leagues, userId) => leagues.teams.removeCaptain({ id: home.teamId, userId }),
    async () => {
      const { id: userId } = await api.createMember();
      await sql()
        .deleteFrom('league_captains')
        .where('team_id', '=', home.teamId)
        .where('user_id', 'not in', [people.captain.id, people.deputy.id])
        .execute();
      await as('captain').teams.setCaptain({ id: home.teamId, userId, role: 'deputy' });
      return userId;
    },
  ),
  'squads.register': right(HOME, (leagues) =>
    leagues.squads.register({ entryId: home.entryId, player: { name: `Neu ${next()}` } }),
  ),
  'squads.decide': right<number>(
    OFFICERS,
    (leagues, registration) =>
      leagues.squads.decide({ registrationId: registration, isConfirmed: true }),
    () => registrationId('asked'),
  ),
  'squads.end': right<number>(
    HOME,
    (leagues, registration) => leagues.squads.end({ registrationId: registration }),
    () => registrationId('confirmed'),
  ),
  'fixtures.nameLineUp': right(
    HOME,
    (leagues) =>
      leagues.fixtures.nameLineUp({ id, name: 'players', side: 0, players: squad.slice(0, 2) }),
    blank,
  ),
  'fixtures.substitute': right(
    HOME,
    (leagues) =>
      leagues.fixtures.substitute({
        id,
        name: 'players',
        side: 0,
        position: 1,
        playerId: squad[2] ?? 0,
      }),
    named,
  ),
  'fixtures.start': right(SIDES, (leagues) => leagues.fixtures.start({ id, number: 1 }), named),
  'fixtures.enter': right(
    SIDES,
    (leagues) => leagues.fixtures.enter({ id, number: 1, legs: [3, 2], before: null }),
    named,
  ),
  'fixtures.enterAll': right(
    SIDES,
    (leagues) =>
      leagues.fixtures.enterAll({ id, games: [{ number: 1, legs: [3, 2], before: null }] }),
    named,
  ),
  'fixtures.clear': right(
    SIDES,
    (leagues) => leagues.fixtures.clear({ id, number: 1, before: [3, 2] }),
    entered,
  ),
  'fixtures.confirm': right(
    SIDES,
    (leagues) => leagues.fixtures.confirm({ id }),
    () => fixtureIs('reported'),
  ),
  'fixtures.dispute': right(
    ['captain', 'deputy', 'rival'],
    (leagues) => leagues.fixtures.dispute({ id, reason }),
    () => fixtureIs('reported'),
  ),
  'fixtures.decide': right(
    OFFICERS,
    (leagues) => leagues.fixtures.decide({ id, decision: { kind: 'forfeit', winner: 0 }, reason }),
    blank,
  ),
  'fixtures.cancel': right(HOME, (leagues) => leagues.fixtures.cancel({ id, side: 0 }), blank),
  'fixtures.claimNoShow': right(HOME, claim, oneSided),
  'fixtures.setDate': right(
    OFFICERS,
    (leagues) => leagues.fixtures.setDate({ id, startsAt: LATER }),
    blank,
  ),
  'fixtures.askMove': right(
    ['captain', 'deputy', 'rival'],
    (leagues) => leagues.fixtures.askMove({ id, dates: [LATER] }),
    blank,
  ),
  'fixtures.answerMove': right<number>(
    ['rival', ...OFFICERS],
    (leagues, moveId) => leagues.fixtures.answerMove({ moveId, chosen: null }),
    asked,
  ),
  'fixtures.withdrawMove': right<number>(
    HOME,
    (leagues, moveId) => leagues.fixtures.withdrawMove({ moveId }),
    asked,
  ),
  'fixtures.impose': right(OFFICERS, (leagues) =>
    leagues.fixtures.impose({ entryId: home.entryId, points: -1, reason }),
  ),
  'fixtures.undoPenalty': right<number>(
    OFFICERS,
    (leagues, penaltyId) => leagues.fixtures.undoPenalty({ penaltyId, reason }),
    async () =>
      (await as('head').fixtures.impose({ entryId: home.entryId, points: -1, reason })).id,
  ),
  'boards.add': right(SIDES, (leagues) => leagues.boards.add({ id, names: ['7'] }), blank),
  'boards.remove': right<number>(
    SIDES,
    (leagues, board) => leagues.boards.remove({ id, boardId: board }),
    boardId,
  ),
  'boards.createTablet': right<number>(
    SIDES,
    (leagues, board) => leagues.boards.createTablet({ id, boardId: board }),
    boardId,
  ),
  'boards.deleteTablet': right<number>(
    SIDES,
    (leagues, board) => leagues.boards.deleteTablet({ id, boardId: board }),
    async () => {
      const board = await boardId();
      await as('head').boards.createTablet({ id, boardId: board });
      return board;
    },
  ),
  'import.preview': right(OFFICERS, (leagues) => leagues.import.preview(aFile())),
  'import.run': right(OFFICERS, (leagues) => leagues.import.run({ ...aFile(), ground: 'x' })),
};

it('every mutation of leagues is in the table', () => {
  const all = listProcedures(appRouter)
    .filter(({ path, type }) => path.startsWith('leagues.') && type === 'mutation')
    .map(({ path }) => path.slice('leagues.'.length));
  expect(['create', ...Object.keys(rights)].toSorted()).toEqual(all.toSorted());
});

it.each(Object.entries(rights))('%s: who may', async (_, { may, given, call }) => {
  await blank();
  const outcomes: Record<string, string> = {};
  const expected: Record<string, string> = {};
  // the hidden and the allowed change what is there, so those who are refused come first
  let made = await given?.();
  const suspended = api.callerFor({ ...people.admin, status: 'suspended' }).leagues;
  expected.suspended = 'ACCOUNT_SUSPENDED';
  outcomes.suspended = await outcomeOf(call(suspended, made));
  for (const role of roles.filter((one) => !may.includes(one))) {
    expected[role] = role === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    outcomes[role] = await outcomeOf(call(as(role), made));
  }
  for (const role of may) {
    made = await given?.();
    expected[role] = 'done';
    outcomes[role] = await outcomeOf(call(as(role), made));
  }
  expect(outcomes).toEqual(expected);
});

describe('a hidden league', () => {
  const hiddenIs = (hidden_at: string | null) =>
    sql()
      .updateTable('leagues')
      .set({ hidden_at, hidden_by: hidden_at && people.admin.id })
      .where('id', '=', league.leagueId)
      .execute();
  afterEach(() => hiddenIs(null));

  it.each(Object.entries(rights))('%s: is its officers’ alone', async (_, { given, call }) => {
    await blank();
    const made = await given?.();
    await hiddenIs(NOW);
    for (const role of ['other', 'captain', 'rival', 'foreignHead', 'loungeOwner'] as const) {
      expect([role, await outcomeOf(call(as(role), made))]).toEqual([
        role,
        expect.stringMatching(/_NOT_FOUND$/),
      ]);
    }
  });
});

describe('of their own', () => {
  it('an officer goes, a head hands over before', async () => {
    const userId = await helperId();
    const helper = await api.deps.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const one = { id: league.leagueId, userId };
    expect(await outcomeOf(api.callerFor(helper).leagues.officers.remove(one))).toBe('done');
    expect(await outcomeOf(as('head').officers.remove({ ...one, userId: people.head.id }))).toBe(
      'LEAGUE_HEAD_STAYS',
    );
  });

  it('a deputy goes, and makes nobody captain', async () => {
    const one = { id: home.teamId, userId: people.deputy.id };
    const seize = as('deputy').teams.setCaptain({ ...one, role: 'captain' });
    expect(await outcomeOf(seize)).toBe('FORBIDDEN');
    const mayName = async (who: Role) =>
      (await as(who).teams.get({ id: home.teamId })).can.nameCaptains;
    expect(await mayName('deputy')).toBe(false);
    expect(await mayName('captain')).toBe(true);
    expect(await outcomeOf(as('deputy').teams.removeCaptain(one))).toBe('done');
    await as('captain').teams.setCaptain({ ...one, role: 'deputy' });
  });

  it('a player leaves the squad, and nobody else takes them out', async () => {
    const squadNow = await as('head').squads.list({ entryId: home.entryId });
    const own = squadNow.find(({ player }) => player.person?.id === people.player.id)?.id ?? 0;
    expect(await outcomeOf(as('other').squads.end({ registrationId: own }))).toBe('FORBIDDEN');
    expect(await outcomeOf(as('player').squads.end({ registrationId: own }))).toBe('done');
  });
});
