export const MACHINE_LEVELS = 20;
const LOWEST = 20;
const A_LEVEL = 4;

/** The three-dart average of a level from 1 to 20: 20, 24, 28 … 96. */
export const averageOfLevel = (level: number): number => LOWEST + (level - 1) * A_LEVEL;

/** The level that plays this average, if there is one. */
export function levelOfAverage(average: number): number | undefined {
  const level = (average - LOWEST) / A_LEVEL + 1;
  return Number.isInteger(level) && level >= 1 && level <= MACHINE_LEVELS ? level : undefined;
}
