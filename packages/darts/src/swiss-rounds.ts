import { type Bracket, type MatchPlan, type Plan, type Source, statesOf } from './bracket.ts';
import type { CourseSetup } from './course-setup.ts';
import { sizeFor } from './draw.ts';
import { type Pairing, pairSwiss } from './swiss.ts';
import type { TableRow } from './table.ts';

export const roundsFor = ({ options, drawn }: CourseSetup): number =>
  options.rounds ?? Math.log2(sizeFor(drawn));

export const lastRoundOf = ({ plan }: Bracket): number => plan.at(-1)?.round ?? 0;

/** The rounds that were paired so far, as matches. */
export const swissPlan = (
  rounds: readonly (readonly (readonly number[])[])[],
  entrants: Bracket['entrants'],
): Plan =>
  rounds.flatMap((pairings, index) =>
    pairings.map((pairing, place) => matchOf(index + 1, place, pairing, entrants)),
  );

function matchOf(
  round: number,
  place: number,
  [a, b]: readonly number[],
  entrants: Bracket['entrants'],
): MatchPlan {
  const from = (entrant: number | undefined): Source =>
    entrant === undefined ? 'bye' : { seed: entrants.indexOf(entrant) };
  return { id: `s${round}-${place + 1}`, stage: 'swiss', round, sources: [from(a), from(b)] };
}

/**
 * Pairs the next round of those who are still in. In the first one the upper half meets the lower one,
 * so that the best seeds don't meet at once; later who stands next to each other.
 */
export function addRound(bracket: Bracket, table: readonly TableRow[]): Bracket {
  const { plan, entrants, withdrawn } = bracket;
  const round = lastRoundOf(bracket) + 1;
  const isIn = (one: number | 'nobody'): one is number => one !== 'nobody' && !withdrawn.has(one);
  const order =
    round === 1 ? folded(entrants.filter(isIn)) : table.map(({ entrant }) => entrant).filter(isIn);
  const pairings = order.length < 2 ? undefined : pairSwiss(order, pairingsOf(bracket));
  if (!pairings) return bracket;
  const added = pairings.map((pairing, place) => matchOf(round, place, pairing, entrants));
  return { ...bracket, plan: [...plan, ...added] };
}

function folded(entrants: readonly number[]): number[] {
  const half = Math.floor(entrants.length / 2);
  const pairs = entrants
    .slice(0, half)
    .flatMap((one, index) => [one, ...entrants.slice(index + half, index + half + 1)]);
  return [...pairs, ...entrants.slice(2 * half)];
}

function pairingsOf(bracket: Bracket): Pairing[] {
  return [...statesOf(bracket).values()].flatMap(({ players: [a, b] }): Pairing[] => {
    if (typeof a !== 'number') return [];
    return typeof b === 'number' ? [[a, b]] : [[a]];
  });
}

/** Takes the last round back, unless something of it was played or called. */
export function dropRound(bracket: Bracket): Bracket {
  const { plan, results, begun } = bracket;
  const last = lastRoundOf(bracket);
  const isTouched = plan.some(
    ({ id, round }) => round === last && (results.has(id) || begun?.has(id)),
  );
  return isTouched ? bracket : { ...bracket, plan: plan.filter(({ round }) => round < last) };
}
