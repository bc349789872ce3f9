import type { MatchPlan, Plan, Source } from './bracket.ts';
import { seedLines, sizeFor } from './draw.ts';

export interface SingleOptions {
  /** whether the losers of the semi-finals play for the third place */
  thirdPlace?: boolean;
  /** whether all losers play on until every place is decided */
  allPlaces?: boolean;
}

/**
 * A knock-out for so many entrants; the best seeds have no opponent in the first round.
 * @param from what stands at the place of a seed: who was drawn there, or who comes from groups
 */
export function singleElimination(
  entrants: number,
  options: SingleOptions = {},
  from: (seed: number) => Source = (seed) => ({ seed }),
): Plan {
  const lines = seedLines(sizeFor(entrants)).map(from);
  return playOff(lines, 1, 'winners', 'w', options);
}

/** Plays for the places from `first` on among sources whose number is a power of two. */
function playOff(
  sources: readonly Source[],
  first: number,
  stage: MatchPlan['stage'],
  name: string,
  options: SingleOptions,
): MatchPlan[] {
  const matches: MatchPlan[] = [];
  const behind: MatchPlan[] = [];
  let left = sources;
  for (let round = 1; left.length > 1; round += 1) {
    const played = pairs(left).map(
      (pair, index): MatchPlan => ({
        id: `${name}${round}-${index + 1}`,
        stage,
        round,
        sources: pair,
      }),
    );
    const count = played.length;
    const losers = played.map(({ id }): Source => ({ loser: id }));
    const from = first + count;
    if (count > 1 && (options.allPlaces || (options.thirdPlace && count === 2 && first === 1))) {
      behind.push(...playOff(losers, from, 'placement', `p${from}r`, options));
    } else for (const match of played) match.loserPlaces = { from, to: from + count - 1 };
    if (count === 1) for (const match of played) match.winnerPlaces = { from: first, to: first };
    matches.push(...played);
    left = played.map(({ id }): Source => ({ winner: id }));
  }
  return [...matches, ...behind];
}

function pairs<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.flatMap((item, index) => {
    const next = items[index + 1];
    return index % 2 === 0 && next !== undefined ? [[item, next] as const] : [];
  });
}

export interface DoubleOptions {
  /** whether the one who comes without a defeat has to be beaten twice in the final */
  reset?: boolean;
}

/**
 * A knock-out in which one is out after the second defeat. Losers of the upper bracket go into the
 * lower one, each round from the other end, so that they meet those they know as late as may be.
 */
export function doubleElimination(entrants: number, { reset }: DoubleOptions = {}): Plan {
  const upper = upperBracket(entrants);
  const [firstRound = [], ...laterRounds] = upper;
  const lower: MatchPlan[][] = [];
  let left = firstRound.map(({ id }): Source => ({ loser: id }));
  for (const [index, played] of laterRounds.entries()) {
    if (left.length > 1) left = addLower(lower, pairs(left));
    const dropped = turned(
      played.map(({ id }): Source => ({ loser: id })),
      index,
    );
    left = addLower(
      lower,
      left.flatMap((source, place) => {
        const other = dropped[place];
        return other ? [[source, other] as const] : [];
      }),
    );
  }
  placeLosers(lower);
  const champion = upper.at(-1)?.[0];
  const [challenger] = left;
  if (!champion || !challenger) return [];
  const final: MatchPlan = {
    id: 'final',
    stage: 'final',
    round: 1,
    sources: [{ winner: champion.id }, challenger],
  };
  const first = { winnerPlaces: { from: 1, to: 1 }, loserPlaces: { from: 2, to: 2 } };
  const last: MatchPlan[] = reset
    ? [
        final,
        {
          id: 'reset',
          stage: 'final',
          round: 2,
          sources: [{ loser: 'final' }, { winner: 'final' }],
          onlyIfSecondWins: 'final',
          ...first,
        },
      ]
    : [{ ...final, ...first }];
  return [...upper.flat(), ...lower.flat(), ...last];
}

function upperBracket(entrants: number): MatchPlan[][] {
  const rounds: MatchPlan[][] = [];
  let left = seedLines(sizeFor(entrants)).map((seed): Source => ({ seed }));
  while (left.length > 1) {
    const round = rounds.length + 1;
    const played = pairs(left).map(
      (sources, index): MatchPlan => ({
        id: `w${round}-${index + 1}`,
        stage: 'winners',
        round,
        sources,
      }),
    );
    rounds.push(played);
    left = played.map(({ id }): Source => ({ winner: id }));
  }
  return rounds;
}

/** Adds a round to the lower bracket. @returns its winners */
function addLower(lower: MatchPlan[][], pairings: (readonly [Source, Source])[]): Source[] {
  const round = lower.length + 1;
  const played = pairings.map(
    (sources, index): MatchPlan => ({
      id: `l${round}-${index + 1}`,
      stage: 'losers',
      round,
      sources,
    }),
  );
  lower.push(played);
  return played.map(({ id }): Source => ({ winner: id }));
}

/** From the other end, or with the halves exchanged, in turn. */
function turned<T>(items: readonly T[], round: number): readonly T[] {
  if (round % 2 === 0) return items.toReversed();
  const half = items.length / 2;
  return [...items.slice(half), ...items.slice(0, half)];
}

/** Whoever loses in the lower bracket is out: the later the round, the better the place. */
function placeLosers(lower: readonly MatchPlan[][]): void {
  let from = 3;
  for (const played of lower.toReversed()) {
    const to = from + played.length - 1;
    for (const match of played) match.loserPlaces = { from, to };
    from = to + 1;
  }
}
