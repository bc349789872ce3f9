import { PRESETS } from '@oche/darts/leagues/presets';
import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { DivisionSummary, SeasonOutput } from '@oche/validators/leagues/season';
import type { LeagueEntry } from '@oche/validators/leagues/team';

export const divisionOf = (facts: Partial<DivisionSummary> = {}): DivisionSummary => ({
  id: 5,
  name: 'Kreisliga',
  level: 1,
  promotes: 0,
  relegates: 1,
  isDouble: false,
  teamCount: 2,
  played: 0,
  fixtureCount: 0,
  liveCount: 0,
  standings: [],
  ...facts,
});

export const seasonOf = (facts: Partial<SeasonOutput> = {}): SeasonOutput => ({
  id: 3,
  league: { id: 1, name: 'Dartliga Unna', region: 'Kreis Unna' },
  name: '2031/32',
  status: 'planned',
  startsOn: '2031-09-01',
  endsOn: '2032-05-31',
  format: PRESETS.singles8Doubles4,
  rules: LEAGUE_RULES,
  createdAt: '2031-06-01T10:00:00.000Z',
  previousId: null,
  divisions: [divisionOf()],
  canManage: true,
  ...facts,
});

const entryOf = (entryId: number, name: string): LeagueEntry => ({
  entryId,
  teamId: entryId + 100,
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

export const fullDivisionOf = (facts: Partial<DivisionOutput> = {}): DivisionOutput => ({
  id: 5,
  name: 'Kreisliga',
  level: 1,
  promotes: 0,
  relegates: 1,
  isDouble: false,
  revision: 1,
  league: { id: 1, name: 'Dartliga Unna', region: 'Kreis Unna', timeZone: 'Europe/Berlin' },
  season: { id: 3, name: '2031/32', status: 'planned' },
  format: PRESETS.singles8Doubles4,
  rules: LEAGUE_RULES,
  standings: [],
  teams: [entryOf(11, 'Nord'), entryOf(12, 'Süd')],
  rounds: [],
  fixtures: [],
  plannedAt: null,
  plan: null,
  siblings: [],
  ownEntryIds: [],
  canManage: true,
  ...facts,
});
