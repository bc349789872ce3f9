/** Steps that are easy to read along an axis. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const TICKS = 5;

/**
 * The part of an axis that shows all values, with its marks: it begins and ends at one of them.
 * @param values at least one
 */
export function scaleOf(values: readonly number[]): { low: number; high: number; ticks: number[] } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = STEPS.find((each) => (most - least) / each <= TICKS - 1) ?? 100;
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const ticks = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, i) => low + i * step,
  );
  return { low, high, ticks };
}
