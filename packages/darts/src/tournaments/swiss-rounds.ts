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

/** Pairs the next round of those who are still in; the first one by the places of the draw alone. */
export function addRound(bracket: Bracket, table: readonly TableRow[]): Bracket {
  const { plan, entrants, withdrawn } = bracket;
  const round = lastRoundOf(bracket) + 1;
  const pointsOf = new Map(table.map(({ entrant, points }) => [entrant, points]));
  const ranked = entrants
    .filter((one) => one !== 'nobody')
    .filter((one) => !withdrawn.has(one))
    .map((entrant) => ({ entrant, points: pointsOf.get(entrant) ?? 0 }))
    .sort((a, b) => b.points - a.points);
  const pairings = ranked.length < 2 ? undefined : pairSwiss(ranked, pairingsOf(bracket));
  if (!pairings) return bracket;
  const added = pairings.map((pairing, place) => matchOf(round, place, pairing, entrants));
  return { ...bracket, plan: [...plan, ...added] };
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
