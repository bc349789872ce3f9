import type { MatchState, Plan } from './bracket.ts';
import type { CourseSetup, Table } from './course-setup.ts';
import { draw } from './draw.ts';
import { singleElimination } from './elimination.ts';
import { roundRobin, snakeGroups } from './round-robin.ts';
import { qualifiers } from './table.ts';

const GROUP_SIZE = 4;

export const groupCount = ({ options, drawn }: Pick<CourseSetup, 'options' | 'drawn'>): number =>
  Math.min(options.groups ?? Math.ceil(drawn / GROUP_SIZE), drawn);

/** How many play the knock-out behind the groups. */
export function qualifierCount(setup: Pick<CourseSetup, 'options' | 'drawn'>): number {
  const { perGroup = 2, bestNext = 0 } = setup.options;
  return Math.min(groupCount(setup) * perGroup + bestNext, setup.drawn);
}

/** Who plays in which group, or which places. An entrant who comes late makes the smallest one larger. */
export const groupsOf = <T>(setup: CourseSetup, places: readonly T[]): readonly (readonly T[])[] =>
  snakeGroups(places, groupCount(setup));

/** A to Z, then AA, AB and so on. */
export function groupLetter(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  return index < 26 ? last : groupLetter(Math.floor(index / 26) - 1) + last;
}

/** The matches of all groups, and of the knock-out of those who go on. */
export function groupPlan(setup: CourseSetup, places: readonly number[]): Plan {
  const groups = groupsOf(setup, places).flatMap((seeds, index) =>
    roundRobin(seeds, groupLetter(index), setup.options.twice),
  );
  const knockOut = singleElimination(qualifierCount(setup), setup.options, (qualifier) => ({
    qualifier,
  }));
  return [...groups, ...knockOut];
}

/**
 * Who stands at which place of the knock-out: the firsts of the groups are its seeds, the others are drawn, so that
 * those of one group meet late. Whoever left before their own group had ended goes home.
 */
export function qualifiedOf(
  setup: CourseSetup,
  tables: readonly Table[],
  inGroups: readonly MatchState[],
): readonly number[] {
  const hasLeft = new Set(
    inGroups.flatMap(({ status, loser }) => (status === 'walkover' ? [loser] : [])),
  );
  const left = tables.map(({ rows }) => rows.filter(({ entrant }) => !hasLeft.has(entrant)));
  const total = qualifierCount(setup);
  const goingOn = qualifiers(left, setup.options.perGroup ?? 2, total, setup);
  const groupBy = new Map(
    tables.flatMap(({ group, rows }) => rows.map(({ entrant }) => [entrant, group] as const)),
  );
  return draw(goingOn, {
    seed: `${setup.seed} knock-out`,
    seeded: left.filter((rows) => rows.length > 0).length,
    groups: goingOn.map((entrant) => groupBy.get(entrant)),
  });
}

/** Those who didn't go on, the best first: by the place in their group, then as the best seconds are. */
export function restOf(
  setup: CourseSetup,
  tables: readonly Table[],
  goneOn: ReadonlySet<number>,
): readonly number[] {
  const rows = tables.map((table) => table.rows);
  const all = rows.reduce((sum, { length }) => sum + length, 0);
  return qualifiers(rows, setup.drawn, all, setup).filter((entrant) => !goneOn.has(entrant));
}
