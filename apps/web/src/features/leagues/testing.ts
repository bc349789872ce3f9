import { PRESETS } from '@oche/darts/leagues/presets';
import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import type { DivisionOutput, FixtureSummary } from '@oche/validators/leagues/fixture';
import type { LeagueOutput, LeagueSummary } from '@oche/validators/leagues/league';
import type { DivisionSummary, SeasonOutput, Standing } from '@oche/validators/leagues/season';
import type { LeagueEntry, TeamOutput } from '@oche/validators/leagues/team';

const seasonName = { id: 3, name: '2026/27', status: 'running' as const };

export const summaryOf = (facts: Partial<LeagueSummary> = {}): LeagueSummary => ({
  id: 7,
  name: 'Dartliga Unna',
  region: 'Kreis Unna',
  teamCount: 4,
  season: seasonName,
  role: null,
  ...facts,
});

export const leagueOf = (facts: Partial<LeagueOutput> = {}): LeagueOutput => ({
  ...summaryOf(),
  description: null,
  holidays: null,
  createdAt: '2026-08-01T12:00:00.000Z',
  thread: null,
  officers: [],
  seasons: [{ ...seasonName, startsOn: '2026-09-01', endsOn: '2027-05-31' }],
  can: { manage: false, lead: false, report: false },
  ...facts,
});

/** Four teams, each with its place: the fourth has lost a point, the third plays. */
const standings: Standing[] = [
  {
    entryId: 11,
    name: 'Nord',
    points: 4,
    decidedBy: 'points' as const,
    why: [4, 2] as [number, number],
  },
  {
    entryId: 12,
    name: 'Süd',
    points: 2,
    decidedBy: 'gameDifference' as const,
    why: [3, -1] as [number, number],
  },
  {
    entryId: 13,
    name: 'West',
    points: 2,
    decidedBy: 'points' as const,
    why: [2, -1] as [number, number],
    isLive: true,
  },
  { entryId: 14, name: 'Ost', points: -1, penalty: -1 },
].map((facts, index) => ({
  place: index + 1,
  teamId: facts.entryId + 100,
  played: 2,
  won: 1,
  drawn: 0,
  lost: 1,
  games: [13, 11],
  legs: [30, 28],
  penalty: 0,
  isLive: false,
  decidedBy: null,
  why: null,
  withdrawn: null,
  ...facts,
}));

const entryOf = ({ entryId, teamId, name }: Standing): LeagueEntry => ({
  entryId,
  teamId,
  divisionId: 5,
  name,
  club: null,
  lounge: null,
  venue: null,
  homeWeekday: 5,
  homeTime: '19:30',
  keyNumber: null,
  withdrawn: null,
  squadCount: 0,
});

const fixtureOf = (facts: Partial<FixtureSummary> = {}): FixtureSummary => ({
  id: 21,
  round: 1,
  homeId: 11,
  awayId: 12,
  startsAt: '2026-09-04T17:30:00.000Z',
  status: 'confirmed',
  points: [2, 0],
  games: [8, 4],
  legs: [28, 19],
  lounge: null,
  venue: null,
  boards: null,
  isFixed: false,
  isDecided: false,
  ...facts,
});

const facts = { id: 5, name: 'Kreisliga', level: 1, promotes: 1, relegates: 1, isDouble: false };

export const divisionSummaryOf = (more: Partial<DivisionSummary> = {}): DivisionSummary => ({
  ...facts,
  teamCount: 4,
  played: 4,
  fixtureCount: 6,
  liveCount: 0,
  standings,
  ...more,
});

export const seasonOf = (more: Partial<SeasonOutput> = {}): SeasonOutput => ({
  ...seasonName,
  league: { id: 7, name: 'Dartliga Unna', region: 'Kreis Unna' },
  startsOn: '2026-09-01',
  endsOn: '2027-05-31',
  format: PRESETS.singles8Doubles4,
  rules: LEAGUE_RULES,
  createdAt: '2026-08-01T12:00:00.000Z',
  previousId: null,
  divisions: [divisionSummaryOf()],
  canManage: false,
  ...more,
});

const open = { points: null, games: [0, 0] as [number, number], legs: [0, 0] as [number, number] };

/** One round is over, one is played, one comes. */
export const divisionOf = (more: Partial<DivisionOutput> = {}): DivisionOutput => ({
  ...facts,
  revision: 3,
  league: { id: 7, name: 'Dartliga Unna', region: 'Kreis Unna', timeZone: 'Europe/Berlin' },
  season: seasonName,
  format: PRESETS.singles8Doubles4,
  rules: LEAGUE_RULES,
  standings,
  teams: standings.map(entryOf),
  rounds: ['2026-09-04', '2026-09-11', '2026-09-18'],
  fixtures: [
    fixtureOf(),
    fixtureOf({ id: 22, homeId: 13, awayId: 14 }),
    fixtureOf({ id: 23, round: 2, homeId: 13, awayId: 11, status: 'live', games: [3, 2] }),
    fixtureOf({ ...open, id: 24, round: 2, homeId: 14, awayId: 12, status: 'planned' }),
    fixtureOf({ ...open, id: 25, round: 3, homeId: 11, awayId: 14, status: 'planned' }),
    fixtureOf({ ...open, id: 26, round: 3, homeId: 12, awayId: 13, status: 'planned' }),
  ],
  plannedAt: null,
  plan: null,
  siblings: [{ id: 5, name: 'Kreisliga', level: 1 }],
  ownEntryIds: [],
  canManage: false,
  ...more,
});

export const teamOf = (more: Partial<TeamOutput> = {}): TeamOutput => ({
  id: 111,
  league: { id: 7, name: 'Dartliga Unna' },
  name: 'Nord',
  club: null,
  lounge: null,
  boardIds: [],
  isHomeAgreed: false,
  venue: 'Haus Nord',
  captains: [],
  entries: standings.slice(0, 1).map((row) => ({
    ...entryOf(row),
    seasonId: 3,
    seasonName: '2026/27',
    divisionName: 'Kreisliga',
    place: 1,
    points: 4,
    played: 2,
  })),
  can: { captain: false, nameCaptains: false, agreeHome: false, manage: false },
  ...more,
});
