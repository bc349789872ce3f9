/** Two who meet, or one who has the round off and gets the points of a win. */
export type Pairing = readonly [number, number] | readonly [number];

/** Somebody who still plays. */
export interface Ranked {
  entrant: number;
  points: number;
}

/**
 * Pairs a round of the Swiss system as the Dutch one of chess does (FIDE Handbook C.04.3, without its rules for colours
 * and for players who have floated before): among those with the same points the upper half meets the lower one;
 * somebody who is left over there meets the best of the next ones below. Nobody meets anybody twice, and nobody has a
 * second round off.
 * @param ranked the most points first, equal ones by their place in the draw
 * @param before the pairings of all rounds so far
 * @returns undefined when there is no such round any more, after very many rounds for so few
 */
export function pairSwiss(
  ranked: readonly Ranked[],
  before: readonly Pairing[],
): readonly Pairing[] | undefined {
  const met = new Set(before.flatMap(([a, b]) => (b === undefined ? [] : [meeting(a, b)])));
  if (ranked.length % 2 === 0) return new Round(met).pair(ranked);
  const hadOff = new Set(before.flatMap(([a, b]) => (b === undefined ? [a] : [])));
  for (const { entrant: off } of ranked.toReversed()) {
    if (hadOff.has(off)) continue;
    const pairings = new Round(met).pair(ranked.filter(({ entrant }) => entrant !== off));
    if (pairings) return [...pairings, [off]];
  }
  return undefined;
}

const meeting = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How many meetings are tried before a search is given up. */
const MOST_TRIES = 200_000;

type Players = readonly number[];
type Pairs = readonly Pairing[];

class Round {
  readonly #met: ReadonlySet<string>;
  #tries = 0;

  constructor(met: ReadonlySet<string>) {
    this.#met = met;
  }

  pair(ranked: readonly Ranked[]): Pairs | undefined {
    const groups = [...Map.groupBy(ranked, ({ points }) => points).values()].map((group) =>
      group.map(({ entrant }) => entrant),
    );
    const pairs = this.#pairGroups([], groups);
    if (pairs) return pairs;
    this.#tries = 0;
    return this.#pairNeighbours(groups.flat());
  }

  /** Pairs those who float down and the first group, and all groups below; as few as can be float further. */
  #pairGroups(floated: Players, groups: readonly Players[]): Pairs | undefined {
    const [own, ...below] = groups;
    if (!own) return floated.length === 0 ? [] : undefined;
    const all = [...floated, ...own];
    for (let count = all.length % 2; count <= all.length; count += 2) {
      if (count > 0 && below.length === 0) return undefined;
      for (const floaters of lowestFirst(all, count)) {
        this.#tries += 1;
        if (this.#isGivenUp()) return undefined;
        const isFloating = new Set(floaters);
        const stays = (player: number) => !isFloating.has(player);
        const pairs = this.#pairGroup(floated.filter(stays), own.filter(stays));
        const others = pairs && this.#pairGroups(floaters, below);
        if (others) return [...pairs, ...others];
      }
    }
    return undefined;
  }

  /** Those who have come from above meet the best of the group, the others meet by halves. */
  #pairGroup(floated: Players, own: Players): Pairs | undefined {
    return (
      this.#pairAcross(floated, own, (rest) => this.#pairHalves(rest)) ??
      this.#pairNeighbours([...floated, ...own])
    );
  }

  /** The upper half meets the lower one; where that can't be, two of different halves change places. */
  #pairHalves(players: Players): Pairs | undefined {
    const half = players.length / 2;
    if (!Number.isInteger(half)) return undefined;
    const upper = players.slice(0, half);
    const lower = players.slice(half);
    const whole = (rest: Players) => (rest.length === 0 ? [] : undefined);
    const pairs = this.#pairAcross(upper, lower, whole);
    if (pairs) return pairs;
    for (const [up, down] of nearestExchanges(half)) {
      const best = [...upper.toSpliced(up, 1), ...lower.slice(down, down + 1)];
      const others = [...upper.slice(up, up + 1), ...lower.toSpliced(down, 1)];
      const exchanged = this.#pairAcross(best, others, whole);
      if (exchanged) return exchanged;
      if (this.#isGivenUp()) return undefined;
    }
    return undefined;
  }

  /** Everybody above meets the first below whom that one hasn't met, as long as the rest can be paired, too. */
  #pairAcross(
    above: Players,
    below: Players,
    pairRest: (rest: Players) => Pairs | undefined,
  ): Pairs | undefined {
    const [a, ...others] = above;
    if (a === undefined) return pairRest(below);
    for (const [place, b] of below.entries()) {
      if (this.#met.has(meeting(a, b))) continue;
      this.#tries += 1;
      if (this.#isGivenUp()) return undefined;
      const pairs = this.#pairAcross(others, below.toSpliced(place, 1), pairRest);
      if (pairs) return [[a, b], ...pairs];
    }
    return undefined;
  }

  /** Each meets the next below whom it has not met; where the last are left over, it goes back. */
  #pairNeighbours(players: Players): Pairs | undefined {
    const [first, ...others] = players;
    if (first === undefined) return [];
    return this.#pairAcross([first], others, (rest) => this.#pairNeighbours(rest));
  }

  #isGivenUp(): boolean {
    return this.#tries > MOST_TRIES;
  }
}

/** All choices of this many players, those with the lowest ones first. */
function* lowestFirst(players: Players, count: number): Generator<Players> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let place = players.length - 1; place >= count - 1; place -= 1) {
    for (const above of lowestFirst(players.slice(0, place), count - 1)) {
      yield [...above, ...players.slice(place, place + 1)];
    }
  }
}

/** Places in the upper and the lower half that change with each other: those that are nearest first. */
const nearestExchanges = (half: number): (readonly [number, number])[] =>
  Array.from({ length: half }, (_, up) => up)
    .flatMap((up) => Array.from({ length: half }, (_, down) => [up, down] as const))
    .sort(([a, b], [c, d]) => b - a - (d - c) || c - a);
