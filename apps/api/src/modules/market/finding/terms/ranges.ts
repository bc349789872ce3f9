/** Larger than anything that is compared. */
export const MOST = 2_000_000_000;

/** In whole units; both ends belong to it. */
export type Range = [from: number, to: number];

/**
 * @param unit how many whole units one is
 * @param most the largest that there is, in whole units
 * @returns null for no range at all
 */
export const rangeOf = (
  from: number | undefined,
  to: number | undefined,
  { unit, most }: { unit: number; most: number },
): Range | null =>
  from === undefined && to === undefined
    ? null
    : [Math.round((from ?? 0) * unit), to === undefined ? most : Math.round(to * unit)];

/** The whole steps that a range touches. */
export function steps([from, to]: Range, unit: number): number[] {
  const first = Math.floor(from / unit);
  const last = Math.floor(to / unit);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
