type Number =
  | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10)
  | (11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20);

/**
 * Where a dart landed, as players write it: T20, D16, S5; S25 is the outer bull, D25 the bull's eye,
 * 0 a dart that scores nothing.
 */
export type Dart = '0' | 'S25' | 'D25' | `${'S' | 'D' | 'T'}${Number}`;

/** A dart taken apart: the number that it hit (0 for none) and how many times it counts. */
export interface Bed {
  dart: Dart;
  number: number;
  times: 0 | 1 | 2 | 3;
  points: number;
}

/** The numbers clockwise from the top (WDF playing and tournament rules, dartboards). */
export const CLOCK: readonly number[] = [
  20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5,
];

export const BULL = 25;

const bed = (dart: string, number: number, times: Bed['times']): Bed => ({
  dart: dart as Dart,
  number,
  times,
  points: number * times,
});

const RINGS = [
  ['S', 1],
  ['D', 2],
  ['T', 3],
] as const;

/** Every bed of the board, and the one beside it: a dart that missed. */
export const BEDS: readonly Bed[] = [
  bed('0', 0, 0),
  bed('S25', BULL, 1),
  bed('D25', BULL, 2),
  ...RINGS.flatMap(([ring, times]) =>
    CLOCK.map((number) => bed(`${ring}${number}`, number, times)),
  ),
];

const BED_OF: ReadonlyMap<string, Bed> = new Map(BEDS.map((one) => [one.dart, one]));

/** What a written dart stands for; undefined when there is no such bed, e.g. T25 or D21. */
export const bedOf = (dart: string): Bed | undefined => BED_OF.get(dart);

export const isDart = (text: string): text is Dart => BED_OF.has(text);

/** A darts visit to the board has three darts at most. */
export const DARTS_A_VISIT = 3;

/** All points that a single dart can make. */
const POINTS_OF_A_DART: readonly number[] = [...new Set(BEDS.map(({ points }) => points))];

/** Whether three darts can make these points. 163, 166, 169, 172, 173, 175, 176, 178, 179 they can't. */
export const isPossibleTotal = (points: number): boolean => TOTALS.has(points);

const TOTALS: ReadonlySet<number> = new Set(
  POINTS_OF_A_DART.flatMap((one) =>
    POINTS_OF_A_DART.flatMap((two) => POINTS_OF_A_DART.map((three) => one + two + three)),
  ),
);
