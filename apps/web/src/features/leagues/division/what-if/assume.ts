import { type FixtureFormat, plannedGames } from '@oche/darts/leagues/format';
import { outlookOf } from '@oche/darts/leagues/outlook';
import { type PointPair, reachOf, whatIf } from '@oche/darts/leagues/reach';
import { leagueTable, type PlayedFixture } from '@oche/darts/leagues/table';
import type { DivisionOutput, FixtureSummary } from '@oche/validators/leagues/fixture';
import type { Standing } from '@oche/validators/leagues/season';

export type Outcome = 'home' | 'draw' | 'away';

/** The results that somebody assumes, by fixture. */
export type Assumed = ReadonlyMap<number, Outcome>;

const COUNTED = new Set<FixtureSummary['status']>([
  'live',
  'reported',
  'disputed',
  'confirmed',
  'forfeit',
]);

export const isOpen = ({ status }: FixtureSummary): boolean =>
  status === 'planned' || status === 'live';

/** What can come out of a fixture by its format. */
export function outcomesOf(format: FixtureFormat): readonly Outcome[] {
  return outlookOf(format, 1).canBeDrawn ? ['home', 'draw', 'away'] : ['home', 'away'];
}

/** The narrowest result of its kind: nobody knows more of a fixture that is still to come. */
function narrowest(format: FixtureFormat, outcome: Outcome): [number, number] {
  const regular = plannedGames(format).filter(({ block }) => !block.isDecider);
  const total = regular.reduce((sum, { block }) => sum + block.worth, 0);
  const more = Math.floor(total / 2) + 1;
  if (outcome === 'draw') return [total / 2, total / 2];
  return outcome === 'home' ? [more, total - more] : [total - more, more];
}

function pointsOf({ points }: FixtureFormat, outcome: Outcome): PointPair {
  if (outcome === 'draw') return [points.draw, points.draw];
  return outcome === 'home' ? [points.win, points.loss] : [points.loss, points.win];
}

/** All that a fixture can bring, also by a decider. */
function pointsPossible(format: FixtureFormat): PointPair[] {
  const pairs = outcomesOf(format).map((outcome) => pointsOf(format, outcome));
  const { deciderWin, deciderLoss, win, loss } = format.points;
  if (!format.blocks.some(({ isDecider }) => isDecider)) return pairs;
  const [more, less] = [deciderWin ?? win, deciderLoss ?? loss];
  const all: PointPair[] = [...pairs, [more, less], [less, more]];
  return all.filter(([a, b], index) => all.findIndex(([c, d]) => a === c && b === d) === index);
}

export interface Reached {
  entryId: number;
  best: number;
  worst: number;
  isExact: boolean;
}

/**
 * The table as it would be, and the places that are left for each team.
 *
 * Where the lot would decide it isn't known yet: such teams stand in any order.
 */
export function assumedTable(
  division: DivisionOutput,
  assumed: Assumed,
): { standings: Standing[]; reach: Reached[] } {
  const { fixtures, standings, format, rules } = division;
  const teams = standings.map(({ entryId, withdrawn }) => ({
    team: entryId,
    isWithdrawn: withdrawn,
  }));
  const penalties = standings.map(({ entryId, penalty }) => ({ team: entryId, points: penalty }));
  const tableRules = { tieBreaks: rules.tieBreaks, seed: '' };
  const counted = fixtures.filter(({ points, status }) => points !== null && COUNTED.has(status));
  const played = whatIf(
    counted.map((played) => toPlayed(played)),
    fixtures.flatMap((fixture) => {
      const outcome = assumed.get(fixture.id);
      if (outcome === undefined || !isOpen(fixture)) return [];
      return {
        id: fixture.id,
        home: fixture.homeId,
        away: fixture.awayId,
        points: pointsOf(format, outcome),
        games: narrowest(format, outcome),
        legs: [0, 0] as const,
        isForfeit: false,
      };
    }),
  );
  const rows = leagueTable(teams, played, penalties, tableRules);
  const known = new Map(standings.map((row) => [row.entryId, row]));
  const settled = played.filter(({ isLive }) => !isLive);
  const toCome = fixtures
    .filter((fixture) => isOpen(fixture) && !assumed.has(fixture.id))
    .map(({ id, homeId, awayId }) => ({ id, home: homeId, away: awayId }));
  const reach = reachOf(teams, settled, toCome, tableRules, pointsPossible(format), penalties);
  return {
    standings: rows.flatMap((row) => {
      const before = known.get(row.team);
      if (!before) return [];
      return {
        ...before,
        place: row.place,
        played: row.played,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        games: [row.games[0], row.games[1]],
        legs: [row.legs[0], row.legs[1]],
        points: row.points,
        isLive: row.isLive,
      };
    }),
    reach: reach.map(({ team, ...places }) => ({ entryId: team, ...places })),
  };
}

const toPlayed = (fixture: FixtureSummary): PlayedFixture => ({
  id: fixture.id,
  home: fixture.homeId,
  away: fixture.awayId,
  points: fixture.points ?? [0, 0],
  games: fixture.games,
  legs: fixture.legs,
  isForfeit: fixture.status === 'forfeit',
  isLive: fixture.status === 'live',
});
