/** How a number goes with time. */
export interface Trend {
  /** the median of what was measured */
  middle: number;
  /** the median of the slopes between all pairs of samples (Theil and Sen), for each hour, as a part of the middle */
  anHour: number;
  /** what the slope is at least, with a certainty of 97.5 % (Sen's interval) */
  atLeast: number;
}

export interface Point {
  /** minutes */
  at: number;
  value: number;
}

const HOUR = 60;
/** two-sided 95 % of the normal distribution */
const Z = 1.96;

/**
 * One outlier (a garbage collection, a busy minute of the machine) moves a median of slopes by nearly nothing, where it
 * would bend a line of least squares.
 * @returns undefined for fewer than four points
 */
export function trendOf(points: readonly Point[]): Trend | undefined {
  const count = points.length;
  if (count < 4) return undefined;
  const slopes: number[] = [];
  for (const [index, later] of points.entries()) {
    for (const earlier of points.slice(0, index)) {
      slopes.push((later.value - earlier.value) / (later.at - earlier.at));
    }
  }
  slopes.sort((a, b) => a - b);
  const middle = medianOf(points.map(({ value }) => value));
  const spread = Z * Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18);
  const lowest = Math.max(0, Math.floor((slopes.length - spread) / 2));
  const anHour = (slope: number) => (middle === 0 ? 0 : (slope * HOUR) / middle);
  return { middle, anHour: anHour(medianOf(slopes)), atLeast: anHour(slopes[lowest] ?? 0) };
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
  return (low + high) / 2;
}
