import { placed } from './promotion-places.ts';
import type { FinishedDivision, NextSeason, PromotionRules, TeamMove } from './promotion-types.ts';

export type * from './promotion-types.ts';

export const PROMOTION_RULES: PromotionRules = { waived: 'next', free: 'fewerDown' };

/**
 * Who plays where in the next season.
 *
 * Who goes up follows from the tables alone. Then each level from the highest down: who left counts as one of those
 * who go down; what came down from above and doesn't fit pushes more down, so that each division keeps its size. The
 * lowest has nothing below and takes all who come.
 */
export function nextSeason(
  finished: readonly FinishedDivision[],
  rules: PromotionRules = PROMOTION_RULES,
): NextSeason {
  const divisions = [...finished].sort((a, b) => a.level - b.level || a.id - b.id);
  const moves = placed(divisions, rules);
  return {
    divisions: divisions.map((division) => {
      const teams = teamsOf(division, divisions, moves);
      return { id: division.id, level: division.level, teams, free: division.size - teams.length };
    }),
    moves,
  };
}

const ORDER = { stays: 0, relegated: 1, promoted: 2, out: 3 } as const;

function teamsOf(
  { id }: FinishedDivision,
  divisions: readonly FinishedDivision[],
  moves: readonly TeamMove[],
): readonly number[] {
  const rank = new Map(divisions.map((division, index) => [division.id, index]));
  return moves
    .filter(({ to }) => to === id)
    .sort(
      (a, b) =>
        ORDER[a.kind] - ORDER[b.kind] ||
        a.place - b.place ||
        (rank.get(a.from) ?? 0) - (rank.get(b.from) ?? 0),
    )
    .map(({ team }) => team);
}
