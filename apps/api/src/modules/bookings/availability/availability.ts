import type { Interval } from '../../lounges/index.ts';

/**
 * Merges intervals that overlap or are adjacent.
 * @param intervals in order of their start
 */
export function joinIntervals(intervals: readonly Interval[]): Interval[] {
  const joined: Interval[] = [];
  for (const { start, end } of intervals) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/**
 * Counts how many boards are free throughout each slot, in one pass over the busy times, however
 * many boards, slots and bookings there are.
 *
 * @param slots their beginnings, ascending; none overlaps another
 * @param length of a slot, in the unit of the times
 * @param busyOfBoards the busy times of each board, merged and in order
 */
export function countFree(
  slots: readonly number[],
  length: number,
  busyOfBoards: readonly (readonly Interval[])[],
): number[] {
  // how many more boards are taken from this slot on than in the one before
  const changes = new Array<number>(slots.length + 1).fill(0);
  for (const busy of busyOfBoards) {
    let next = 0;
    for (const { start, end } of busy) {
      // a busy time concerns the slots that end after its beginning and begin before its end
      const first = Math.max(firstAfter(slots, start - length), next);
      const behind = firstAtOrAfter(slots, end);
      if (first >= behind) continue;
      changes[first] = (changes[first] ?? 0) + 1;
      changes[behind] = (changes[behind] ?? 0) - 1;
      next = behind;
    }
  }
  let taken = 0;
  return slots.map((_, index) => {
    taken += changes[index] ?? 0;
    return busyOfBoards.length - taken;
  });
}

/** Index of the first number that is greater than the limit; the list's length if there is none. */
function firstAfter(numbers: readonly number[], limit: number): number {
  return firstIndex(numbers, (number) => number > limit);
}

function firstAtOrAfter(numbers: readonly number[], limit: number): number {
  return firstIndex(numbers, (number) => number >= limit);
}

function firstIndex(numbers: readonly number[], isBehind: (number: number) => boolean): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(numbers[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
