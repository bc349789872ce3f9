import type { MatchPlan, Plan } from './bracket.ts';

/**
 * Everybody plays everybody once, by the circle method: one place stays, the others move around it.
 * With an odd number somebody has a round off, each once.
 * @param entrants at least 2
 * @param name goes before the ids of the matches, e.g. the group's letter
 * @param twice whether there is a return match with the places exchanged
 */
export function roundRobin(entrants: number, name = '', twice = false): Plan {
  const places = entrants + (entrants % 2);
  const rounds = places - 1;
  const matches = Array.from({ length: rounds }, (_, round) => roundOf(places, round))
    .flatMap((pairs, round) => pairs.map((pair) => ({ round, pair })))
    .filter(({ pair }) => pair.every((place) => place < entrants));
  const once = matches.map(({ round, pair: [a, b] }) => groupMatch(name, round + 1, a, b));
  if (!twice) return once;
  return [
    ...once,
    ...matches.map(({ round, pair: [a, b] }) => groupMatch(name, rounds + round + 1, b, a)),
  ];
}

function groupMatch(name: string, round: number, a: number, b: number): MatchPlan {
  return {
    id: `${name}${round}:${a}-${b}`,
    stage: 'group',
    round,
    sources: [{ seed: a }, { seed: b }],
  };
}

/** The pairs of one round. Who stays changes sides each round, so that nobody always begins. */
function roundOf(places: number, round: number): (readonly [number, number])[] {
  const moving = places - 1;
  const at = (step: number) => (((round + step) % moving) + moving) % moving;
  const fixed = places - 1;
  const first = round % 2 === 0 ? ([at(0), fixed] as const) : ([fixed, at(0)] as const);
  const others = Array.from({ length: places / 2 - 1 }, (_, index) => {
    const pair = [at(index + 1), at(-index - 1)] as const;
    return index % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
  });
  return [first, ...others];
}

/**
 * Entrants in groups of equal size, as far as that goes: the first go to the groups in turn, the next
 * from the last group back ("snake"), so that the groups are as strong as each other.
 * @param entrants in the order of their seeding
 */
export function snakeGroups<T>(entrants: readonly T[], groups: number): readonly (readonly T[])[] {
  return Array.from({ length: groups }, (_, group) =>
    entrants.filter((_entrant, index) => {
      const row = Math.floor(index / groups);
      const column = index % groups;
      return (row % 2 === 0 ? column : groups - 1 - column) === group;
    }),
  );
}
