import { collectedBy, countedFixtures, nothingOf } from './collected.ts';
import type {
  LeagueRow,
  LeagueTableRules,
  PlayedFixture,
  TablePenalty,
  TeamStanding,
  WhyAbove,
} from './table-types.ts';
import { type Separation, separated } from './untie.ts';

export type * from './table-types.ts';

/**
 * The table of a division.
 *
 * Points come first, penalties included. What decides between equal points is said by the rules. A team that withdrew
 * and is annulled stands last, and what others played against it doesn't count for them either.
 */
export function leagueTable(
  teams: readonly TeamStanding[],
  fixtures: readonly PlayedFixture[],
  penalties: readonly TablePenalty[],
  rules: LeagueTableRules,
): readonly LeagueRow[] {
  const counting = teams.filter(({ isWithdrawn }) => isWithdrawn !== 'annulled');
  const annulled = teams.filter(({ isWithdrawn }) => isWithdrawn === 'annulled');
  const counted = countedFixtures(teams, fixtures);
  const penaltyOf = (team: number) =>
    penalties.reduce((sum, one) => (one.team === team ? sum + one.points : sum), 0);
  const collected = collectedBy(
    counting.map(({ team }) => team),
    counted,
  ).map((one) => ({ ...one, points: one.points + penaltyOf(one.team) }));
  const { order, separations } = separated(collected, counted, rules);
  const standings = new Map(teams.map((standing) => [standing.team, standing]));
  const last = annulled.map(({ team }) => nothingOf(team)).sort((a, b) => a.team - b.team);
  return [...order, ...last].map((row, index, all) => {
    const below = all[index + 1]?.team;
    const why = below === undefined ? null : whyAbove(separations.get(row.team), below);
    const isWithdrawn = standings.get(row.team)?.isWithdrawn ?? null;
    const isCounted = isWithdrawn !== 'annulled';
    return {
      ...row,
      place: index + 1,
      isWithdrawn,
      penalty: isCounted ? penaltyOf(row.team) : 0,
      decidedBy: isCounted ? (why?.by ?? null) : null,
      why: isCounted ? why : null,
    };
  });
}

const whyAbove = (separation: Separation | undefined, below: number): WhyAbove =>
  separation ? { ...separation, below } : { by: 'withdrawn', below, values: null };
