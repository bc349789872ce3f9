import type { MatchPlan, Plan } from './bracket.ts';
import { snakeGroup } from './draw.ts';

/**
 * Everybody plays everybody once, by the circle method: one place stays, the others move around it. With an odd number
 * somebody has a round off, each once. A match is named after its pair alone, so that what was played stays when
 * somebody comes late and the rounds are made again.
 * @param seeds the places of at least two entrants
 * @param group the letter of their group, where there are several
 * @param twice whether there is a return match with the places exchanged
 */
export function roundRobin(seeds: readonly number[], group?: string, twice = false): Plan {
  const places = seeds.length + (seeds.length % 2);
  const rounds = places - 1;
  const matches = Array.from({ length: rounds }, (_, round) => roundOf(places, round)).flatMap(
    (pairs, round) =>
      pairs.flatMap((pair) => {
        const [a, b] = [seeds[pair[0]], seeds[pair[1]]];
        return a === undefined || b === undefined ? [] : [{ round: round + 1, pair: inTurn(a, b) }];
      }),
  );
  const once = matches.map(({ round, pair: [a, b] }) => groupMatch(group, round, a, b));
  if (!twice) return once;
  return [
    ...once,
    ...matches.map(({ round, pair: [a, b] }) => groupMatch(group, rounds + round, b, a)),
  ];
}

/** Who stands first depends on the pair alone, and changes from one to the next: about half of them. */
const inTurn = (a: number, b: number): readonly [number, number] =>
  ((a + b) % 2 === 0) === a < b ? [a, b] : [b, a];

function groupMatch(group: string | undefined, round: number, a: number, b: number): MatchPlan {
  return {
    id: `${group ?? 'r'}:${a}-${b}`,
    stage: 'group',
    round,
    ...(group === undefined ? {} : { group }),
    sources: [{ seed: a }, { seed: b }],
  };
}

/** The pairs of one round. */
function roundOf(places: number, round: number): (readonly [number, number])[] {
  const moving = places - 1;
  const at = (step: number) => (((round + step) % moving) + moving) % moving;
  return Array.from({ length: places / 2 }, (_, index) =>
    index === 0 ? ([at(0), moving] as const) : ([at(index), at(-index)] as const),
  );
}

/**
 * Entrants in groups of equal size, as far as that goes: the first go to the groups in turn, the next
 * from the last group back ("snake"), so that the groups are as strong as each other.
 * @param entrants in the order of their seeding
 */
export function snakeGroups<T>(entrants: readonly T[], groups: number): readonly (readonly T[])[] {
  const inGroups = Map.groupBy(entrants.keys(), (place) => snakeGroup(place, groups));
  return Array.from({ length: groups }, (_, group) =>
    (inGroups.get(group) ?? []).flatMap((place) => entrants.slice(place, place + 1)),
  );
}
