import type { Interval } from '../../lounges/index.ts';

/** When a board existed; null: it still does. */
export interface BoardLife {
  id: number;
  since: number;
  until: number | null;
}

export interface BlockedTime extends Interval {
  boardId: number;
}

/**
 * How long boards could be booked: the sum over all openings and the boards that existed then,
 * without the times in which they were blocked.
 *
 * @returns milliseconds
 */
export function openMilliseconds(
  openings: readonly Interval[],
  boards: readonly BoardLife[],
  blocked: readonly BlockedTime[],
): number {
  const blockedOf = Map.groupBy(blocked, ({ boardId }) => boardId);
  let total = 0;
  for (const opening of openings) {
    for (const board of boards) {
      const there = cut(opening, { start: board.since, end: board.until ?? opening.end });
      total += lengthOf(there);
      for (const block of blockedOf.get(board.id) ?? []) total -= lengthOf(cut(there, block));
    }
  }
  return total;
}

const cut = (a: Interval, b: Interval): Interval => ({
  start: Math.max(a.start, b.start),
  end: Math.min(a.end, b.end),
});

const lengthOf = ({ start, end }: Interval): number => Math.max(0, end - start);
