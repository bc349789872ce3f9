import { randomFrom, shuffled } from '../random.ts';

/** The smallest power of two that has room for this many. */
export const sizeFor = (entrants: number): number =>
  2 ** Math.ceil(Math.log2(Math.max(entrants, 2)));

/**
 * Which seed stands in which line of a knock-out, from the top. The best two can only meet in the
 * final, the best four in the semi-finals, and so on; the last seeds of a full draw meet the first.
 * @param size a power of two
 * @returns seeds from 0 on
 */
export function seedLines(size: number): readonly number[] {
  let lines = [0];
  while (lines.length < size) {
    const sum = lines.length * 2 - 1;
    lines = lines.flatMap((seed, index) =>
      index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed],
    );
  }
  return lines;
}

export interface DrawOptions {
  /** kept with the tournament, so that the draw can be checked */
  seed: string;
  /** how many of the first entrants keep their places as seeds; all others are drawn */
  seeded: number;
  /** the group of each entrant whose members should meet late, e.g. a club; undefined for none */
  groups?: readonly (string | undefined)[];
}

/**
 * Who is kept apart where everybody can be in several groups, e.g. clubs: each entrant counts for that of
 * their groups which has most of the field, as there is most to keep apart. One who is alone in all of
 * them counts for none.
 * @param memberships the groups of each entrant
 * @returns the group of each entrant, as `DrawOptions.groups` takes it
 */
export function mainGroups(
  memberships: readonly (readonly string[])[],
): readonly (string | undefined)[] {
  const sizes = new Map<string, number>();
  for (const groups of memberships) {
    for (const group of new Set(groups)) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const sizeOf = (group: string) => sizes.get(group) ?? 0;
  return memberships.map((groups) => {
    const [main] = groups.toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1));
    return main !== undefined && sizeOf(main) > 1 ? main : undefined;
  });
}

/**
 * Draws entrants into the places of a knock-out, or of the rounds of the Swiss system and of a round
 * robin, where the places mean less.
 * @param entrants ids in the order of their seeding
 * @returns the same ids: who stands at the place of seed 0, 1, 2 and so on
 */
export function draw<T>(entrants: readonly T[], options: DrawOptions): readonly T[] {
  const lines = seedLines(sizeFor(entrants.length));
  const lineOf: number[] = [];
  for (const [line, seed] of lines.entries()) lineOf[seed] = line;
  return drawApart(entrants, options, new Halves(lines.length), (place) => lineOf[place] ?? 0);
}

/**
 * Draws entrants for groups, as `snakeGroups` fills them: the seeds of a group come from other strengths,
 * and those who should meet late get into different groups, as far as that goes.
 */
export function drawForGroups<T>(
  entrants: readonly T[],
  groups: number,
  options: DrawOptions,
): readonly T[] {
  return drawApart(entrants, options, new Pools(), (place) => snakeGroup(place, groups));
}

const pick = <T>(items: readonly T[], index: number): T => items[index] as T;

/** Where members of protected groups stand already, and how much that speaks against a spot. */
interface Crowds {
  add(spot: number, group: string | undefined): void;
  crowd(spot: number, group: string | undefined): number;
}

/**
 * Places the members of groups as far from each other as there is room: the largest group first, each
 * member where it would meet another latest. The drawn order decides between places that are as good.
 */
function drawApart<T>(
  entrants: readonly T[],
  { seed, seeded, groups }: DrawOptions,
  crowds: Crowds,
  spotOf: (place: number) => number,
): readonly T[] {
  const others = entrants.map((_, index) => index).slice(seeded);
  const random = randomFrom(seed);
  const drawn = shuffled(others, random);
  if (!groups)
    return [...entrants.slice(0, seeded), ...drawn.map((index) => pick(entrants, index))];
  const placed: number[] = [];
  const put = (entrant: number, place: number) => {
    placed[place] = entrant;
    crowds.add(spotOf(place), groups[entrant]);
  };
  for (const index of entrants.keys()) if (index < seeded) put(index, index);
  // places are shuffled for themselves: in the order of those who are drawn everybody would get their own
  const free = new Set(shuffled(others, random));
  for (const entrant of byGroupSize(drawn, groups)) {
    let best: { place: number; crowd: number } | undefined;
    for (const place of free) {
      const crowd = crowds.crowd(spotOf(place), groups[entrant]);
      if (!best || crowd < best.crowd) best = { place, crowd };
      if (crowd === 0) break;
    }
    if (!best) break;
    put(entrant, best.place);
    free.delete(best.place);
  }
  return placed.map((entrant) => pick(entrants, entrant));
}

/** Members of large groups first, those without a group last; else as drawn. */
function byGroupSize(drawn: readonly number[], groups: readonly (string | undefined)[]): number[] {
  const sizes = new Map<string, number>();
  for (const group of groups) if (group) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const sizeOf = (entrant: number) => sizes.get(groups[entrant] ?? '') ?? 0;
  return [...drawn].sort((a, b) => sizeOf(b) - sizeOf(a));
}

/**
 * How many of a group stand in each half, quarter, eighth … of a draw. The parts are the nodes of a
 * binary tree in an array: 1 is the whole, 2 and 3 are its halves, and so on down to the lines.
 */
class Halves implements Crowds {
  readonly #size: number;
  readonly #counts = new Map<string, Uint16Array>();
  /** by part: one that is as deep as a round weighs four times as much as the next one */
  readonly #weights: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#weights = Float64Array.from({ length: size }, (_, part) => 4 ** (31 - Math.clz32(part)));
  }

  add(line: number, group: string | undefined): void {
    if (group === undefined) return;
    const counts = this.#counts.get(group) ?? new Uint16Array(this.#size);
    this.#counts.set(group, counts);
    for (let part = (this.#size + line) >> 1; part > 1; part >>= 1) {
      counts[part] = (counts[part] ?? 0) + 1;
    }
  }

  /** What speaks against a line: meeting in the first round weighs more than all later ones. */
  crowd(line: number, group: string | undefined): number {
    const counts = this.#counts.get(group ?? '');
    if (!counts) return 0;
    let sum = 0;
    for (let part = (this.#size + line) >> 1; part > 1; part >>= 1) {
      sum += (counts[part] ?? 0) * (this.#weights[part] ?? 0);
    }
    return sum;
  }
}

/** How many of a protected group stand in each group of the tournament. */
class Pools implements Crowds {
  readonly #counts = new Map<string, number>();

  add(pool: number, group: string | undefined): void {
    if (group === undefined) return;
    this.#counts.set(`${pool} ${group}`, this.crowd(pool, group) + 1);
  }

  crowd(pool: number, group: string | undefined): number {
    return this.#counts.get(`${pool} ${group}`) ?? 0;
  }
}

/** In which group a place stands, when the groups are filled like a snake. */
export function snakeGroup(place: number, groups: number): number {
  const column = place % groups;
  return Math.floor(place / groups) % 2 === 0 ? column : groups - 1 - column;
}
