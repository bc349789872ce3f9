import { randomFrom, shuffled } from './random.ts';

/** The smallest power of two that has room for so many. */
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
 * Draws entrants into the places of a knock-out.
 * @param entrants ids in the order of their seeding
 * @returns the same ids: who stands at the place of seed 0, 1, 2 and so on
 */
export function draw<T>(entrants: readonly T[], options: DrawOptions): readonly T[] {
  const random = randomFrom(options.seed);
  const seeded = entrants.slice(0, options.seeded);
  const drawn = shuffled(
    entrants.slice(options.seeded).map((_, index) => index + options.seeded),
    random,
  );
  if (!options.groups) return [...seeded, ...drawn.map((index) => pick(entrants, index))];
  return protectedDraw(entrants, drawn, options.seeded, options.groups);
}

const pick = <T>(items: readonly T[], index: number): T => items[index] as T;

/**
 * Places the members of groups as far from each other as there is room: the largest group first, each
 * member where it would meet another latest. `drawn` decides between places that are as good.
 */
function protectedDraw<T>(
  entrants: readonly T[],
  drawn: readonly number[],
  seeded: number,
  groups: readonly (string | undefined)[],
): readonly T[] {
  const lines = seedLines(sizeFor(entrants.length));
  const lineOf: number[] = [];
  for (const [line, seed] of lines.entries()) lineOf[seed] = line;
  const halves = new Halves(lines.length);
  const placed: number[] = [];
  const put = (entrant: number, place: number) => {
    placed[place] = entrant;
    halves.add(lineOf[place] ?? 0, groups[entrant]);
  };
  for (let seed = 0; seed < seeded; seed += 1) put(seed, seed);
  const free = new Set(drawn);
  for (const entrant of byGroupSize(drawn, groups)) {
    let best: { place: number; crowd: number } | undefined;
    for (const place of free) {
      const crowd = halves.crowd(lineOf[place] ?? 0, groups[entrant]);
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
class Halves {
  readonly #size: number;
  readonly #counts = new Map<string, Uint16Array>();

  constructor(size: number) {
    this.#size = size;
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
      // a deeper part has a higher number, so this puts the first rounds in front
      sum += (counts[part] ?? 0) * 4 ** (31 - Math.clz32(part));
    }
    return sum;
  }
}
