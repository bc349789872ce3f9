/** The boards that a booking wants: certain ones, or how many of any. */
export interface BoardWish {
  boardIds?: readonly number[] | undefined;
  boardCount: number;
}

export type Allocation =
  | { boardIds: number[]; refusal: null }
  | { boardIds: null; refusal: 'TOO_MANY_BOARDS' | 'BOARD_NOT_FOUND' | 'BOARD_TAKEN' };

const refuse = (refusal: NonNullable<Allocation['refusal']>): Allocation => ({
  boardIds: null,
  refusal,
});

/**
 * Chooses the boards of a booking, which are the same for all of its time.
 *
 * @param boards ids of the lounge's boards in their order
 * @param busy the boards that are taken for some of the booking's time, buffer included
 * @param kept the boards of a booking that is moved, which it keeps if it can
 */
export function allocate(
  wish: BoardWish,
  boards: readonly number[],
  busy: ReadonlySet<number>,
  kept: readonly number[] = [],
): Allocation {
  const { boardIds } = wish;
  if (boardIds) {
    if (boardIds.some((id) => !boards.includes(id))) return refuse('BOARD_NOT_FOUND');
    if (boardIds.some((id) => busy.has(id))) return refuse('BOARD_TAKEN');
    return { boardIds: [...boardIds], refusal: null };
  }
  if (wish.boardCount > boards.length) return refuse('TOO_MANY_BOARDS');
  const free = boards.filter((id) => !busy.has(id));
  if (free.length < wish.boardCount) return refuse('BOARD_TAKEN');
  const preferred = [
    ...free.filter((id) => kept.includes(id)),
    ...free.filter((id) => !kept.includes(id)),
  ];
  return { boardIds: preferred.slice(0, wish.boardCount), refusal: null };
}
