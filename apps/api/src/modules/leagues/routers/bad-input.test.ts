import { PRESETS } from '@oche/darts/leagues/presets';
import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import { beforeAll, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { listProcedures } from '../../../trpc/call.ts';
import { appRouter } from '../../../trpc/root.ts';
import { foundLeague } from '../testing.ts';

const NOW = '2026-09-01T10:00:00Z';
const api = useTestApi({ now: NOW });
let anna: TestMember;
let league: Awaited<ReturnType<typeof foundLeague>>;

beforeAll(async () => {
  anna = await api.createMember();
  league = await foundLeague(api, anna, { players: 2 });
});

const long = 'x'.repeat(4001);
const evening = { homeWeekday: 5, homeTime: '19:30' };
const season = {
  name: '2027/28',
  startsOn: '2027-09-01',
  endsOn: '2028-05-31',
  format: PRESETS.singles4Doubles1,
  rules: LEAGUE_RULES,
};
const division = { name: 'A', level: 1, promotes: 1, relegates: 1, isDouble: false };
const { lineUps, ...format } = PRESETS.singles4Doubles1;

const file = { seasonId: 1, kind: 'teams', csv: 'Team\nNord' };

/** Each is what a form could send, but for one thing. */
const bad: Record<string, readonly unknown[]> = {
  create: [
    { name: 'ab', region: 'Unna' },
    { name: 'Liga', region: '' },
    { name: 'Liga', region: 'Unna', holidays: 'DE' },
  ],
  update: [
    { id: 0, name: 'Liga', region: 'Unna' },
    { id: 1, name: 'Liga', region: 'Unna', description: long },
  ],
  openThread: [{ id: 1, subforumId: 0 }],
  'officers.add': [
    { id: 1, userId: '' },
    { id: 'eins', userId: 'x' },
  ],
  'officers.remove': [{ id: 1 }],
  'officers.handOver': [{ id: -1, userId: 'x' }],
  'seasons.create': [
    { ...season, leagueId: 1, endsOn: '2027-08-31' },
    { ...season, leagueId: 1, startsOn: '1. September' },
    { ...season, leagueId: 1, format: { ...format, lineUps: [] } },
    { ...season, leagueId: 1, rules: { ...LEAGUE_RULES, tieBreaks: ['lot', 'lot'] } },
    {
      ...season,
      leagueId: 1,
      rules: { ...LEAGUE_RULES, deadlines: { ...LEAGUE_RULES.deadlines, confirmDays: 0 } },
    },
  ],
  'seasons.update': [
    { ...season, id: 1, endsOn: '2027-08-31' },
    { ...season, id: 1, name: '' },
  ],
  'seasons.start': [{ id: 0 }],
  'seasons.end': [{}],
  'seasons.createNext': [
    { ...season, id: 1, endsOn: '2027-08-31' },
    { ...season, id: 1, waived: ['Nord'] },
  ],
  'divisions.create': [
    { ...division, seasonId: 1, level: 0 },
    { ...division, seasonId: 1, promotes: 9 },
    { ...division, seasonId: 1, relegates: 1.5 },
  ],
  'divisions.update': [
    { ...division, id: 1, name: '' },
    { ...division, id: 1, isDouble: 'ja' },
  ],
  'divisions.delete': [{ id: 0 }],
  'divisions.plan': [
    { id: 1, rounds: [] },
    { id: 1, rounds: ['2026-02-30'] },
    { id: 1, rounds: ['2026-09-07'], wishes: [{ kind: 'derby', teams: [1], when: 'early' }] },
    { id: 1, rounds: ['2026-09-07'], wishes: [{ kind: 'maxHomeInARow', most: 0 }] },
  ],
  'teams.create': [
    { ...evening, divisionId: 1, name: 'X' },
    { ...evening, divisionId: 1, name: 'Nord', homeWeekday: 0 },
    { ...evening, divisionId: 1, name: 'Nord', homeTime: '24:00' },
  ],
  'teams.update': [
    { id: 1, name: '' },
    { id: 1, name: 'Nord', boardIds: ['eins'] },
  ],
  'teams.enter': [{ ...evening, divisionId: 1, teamId: 0 }],
  'teams.updateEntry': [{ ...evening, entryId: 1, divisionId: 1, keyNumber: 17 }],
  'teams.removeEntry': [{ entryId: 0 }],
  'teams.withdraw': [{ entryId: 1, mode: 'gone' }],
  'teams.setHomeAgreed': [{ id: 1, isAgreed: 'ja' }],
  'teams.setCaptain': [{ id: 1, userId: 'x', role: 'trainer' }],
  'teams.removeCaptain': [{ id: 1, userId: '' }],
  'squads.register': [
    { entryId: 1, player: { name: '' } },
    { entryId: 1, player: { name: 'x'.repeat(61) } },
    { entryId: 1, player: {} },
  ],
  'squads.decide': [{ registrationId: 1 }],
  'squads.end': [{ registrationId: 0 }],
  'fixtures.nameLineUp': [
    { id: 1, name: 'players', side: 2, players: [1, 2] },
    { id: 1, name: 'players', side: 0, players: [] },
    { id: 1, name: '', side: 0, players: [1] },
    { id: 1, name: 'players', side: 0, players: [0, 1] },
  ],
  'fixtures.substitute': [{ id: 1, name: 'players', side: 0, position: 0, playerId: 1 }],
  'fixtures.start': [
    { id: 1, number: 0 },
    { id: 1, number: 1, first: 'home' },
  ],
  'fixtures.enter': [
    { id: 1, number: 1, legs: [3], before: null },
    { id: 1, number: 61, legs: [3, 2], before: null },
    { id: 1, number: 1, legs: [3, -1], before: null },
    { id: 1, number: 1, legs: [3, 2] },
  ],
  'fixtures.enterAll': [
    { id: 1, games: [] },
    { id: 1, games: [{ number: 1, legs: [2.5, 0], before: null }] },
  ],
  'fixtures.clear': [{ id: 1, number: 1, before: null }],
  'fixtures.confirm': [{ id: 0 }],
  'fixtures.dispute': [
    { id: 1, reason: '' },
    { id: 1, reason: long },
  ],
  'fixtures.decide': [
    { id: 1, decision: { kind: 'forfeit', winner: 2 }, reason: 'x' },
    { id: 1, decision: { kind: 'stands' }, reason: '' },
    { id: 1, decision: { kind: 'set', points: [2], games: [5, 0] }, reason: 'x' },
    { id: 1, decision: { kind: 'lot' }, reason: 'x' },
    { id: 1, decision: { kind: 'offence', offence: 'lateness', side: 0 }, reason: 'x' },
    { id: 1, decision: { kind: 'offence', offence: 'noShow', side: 2 }, reason: 'x' },
  ],
  'fixtures.cancel': [{ id: 1 }, { id: 1, side: 2 }, { id: 1, side: 0, reason: 'x'.repeat(1001) }],
  'fixtures.claimNoShow': [{ id: 1 }, { id: 1, side: -1 }],
  'fixtures.setDate': [{ id: 1, startsAt: 'Freitag' }],
  'fixtures.askMove': [
    { id: 1, dates: [] },
    { id: 1, dates: Array(6).fill('2026-10-01T18:00:00Z') },
  ],
  'fixtures.answerMove': [{ moveId: 1 }, { moveId: 1, chosen: 'Freitag' }],
  'fixtures.withdrawMove': [{ moveId: 0 }],
  'fixtures.impose': [
    { entryId: 1, points: 1, reason: 'x' },
    { entryId: 1, points: -1, reason: '' },
    { entryId: 1, points: -1, fine: -1, reason: 'x' },
  ],
  'fixtures.undoPenalty': [{ penaltyId: 1, reason: '' }],
  'boards.add': [
    { id: 1, names: Array(9).fill('1') },
    { id: 1, names: [''] },
  ],
  'boards.remove': [{ id: 1 }],
  'boards.createTablet': [{ id: 1, boardId: 0 }],
  'boards.deleteTablet': [{ id: 1, boardId: 'eins' }],
  'import.preview': [
    { ...file, kind: 'players' },
    { ...file, csv: ' \n' },
    { ...file, csv: `Team\n${'x\n'.repeat(80_000)}` },
    { ...file, csv: 'Team\n\u0000' },
  ],
  'import.run': [file, { ...file, ground: '', csv: 'Team' }, { ...file, ground: 'x', seasonId: 0 }],
};

type Call = (input: unknown) => Promise<unknown>;

function callOf(member: TestMember, path: string): Call {
  let at: unknown = api.callerFor(member).leagues;
  for (const part of path.split('.')) at = (at as Record<string, unknown>)[part];
  return at as Call;
}

it.each(Object.entries(bad))('%s takes nothing that is no input of it', async (path, inputs) => {
  for (const input of inputs) {
    expect([input, await codeOf(callOf(anna, path)(input))]).toEqual([input, 'BAD_INPUT']);
  }
});

it('every mutation of leagues is in the table', () => {
  const all = listProcedures(appRouter)
    .filter(({ path, type }) => path.startsWith('leagues.') && type === 'mutation')
    .map(({ path }) => path.slice('leagues.'.length));
  expect(Object.keys(bad).toSorted()).toEqual(all.toSorted());
});

it('a format that can’t be played is no format of a season or a division', async () => {
  const { leagues } = api.callerFor(anna);
  const unplayable = { ...format, lineUps: lineUps.map((one) => ({ ...one, positions: 1 })) };
  const { leagueId, seasonId, divisionId } = league;
  const calls = [
    leagues.seasons.create({ ...season, leagueId, format: unplayable }),
    leagues.seasons.update({ ...season, id: seasonId, format: unplayable }),
    leagues.divisions.create({ ...division, seasonId, format: unplayable }),
    leagues.divisions.update({ ...division, id: divisionId, format: unplayable }),
  ];
  expect(await Promise.all(calls.map(codeOf))).toEqual(Array(4).fill('BAD_INPUT'));
});

it('the number of another team in the key is none', async () => {
  const { leagues } = api.callerFor(anna);
  const [one, two] = league.entries;
  const entry = { ...evening, divisionId: league.divisionId, keyNumber: 3 };
  await leagues.teams.updateEntry({ ...entry, entryId: one?.entryId ?? 0 });
  const taken = leagues.teams.updateEntry({ ...entry, entryId: two?.entryId ?? 0 });
  expect(await codeOf(taken)).toBe('BAD_INPUT');
});

it('who is suspended runs no league and leads no team', async () => {
  const until = '2026-10-01T10:00:00Z';
  const gone = await api.createMember({ status: 'suspended', suspended_until: until });
  await api.deps.db
    .insertInto('league_officers')
    .values({ league_id: league.leagueId, user_id: gone.id, role: 'officer', added_at: NOW })
    .execute();
  const { leagues } = api.callerFor(gone);
  const calls = [
    leagues.create({ name: 'Neue Liga', region: 'Unna' }),
    leagues.update({ id: league.leagueId, name: 'Andere Liga', region: 'Unna' }),
    leagues.seasons.start({ id: league.seasonId }),
    leagues.squads.register({ entryId: league.entries[0]?.entryId ?? 0, player: { name: 'Uwe' } }),
  ];
  expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['ACCOUNT_SUSPENDED']));
});
