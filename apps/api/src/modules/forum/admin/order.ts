import { AppError } from '../../../lib/errors.ts';

interface Placed {
  id: number;
  position: number;
}

/**
 * @param afterId null: at the beginning
 * @returns all ids, with one of them behind another
 * @throws AppError PLACE_NOT_BESIDE when the other one is not among them, or the same
 */
export function orderedBehind(
  places: readonly Placed[],
  id: number,
  afterId: number | null,
): number[] {
  const others = places
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .map((place) => place.id)
    .filter((each) => each !== id);
  const index = afterId === null ? -1 : others.indexOf(afterId);
  if (afterId !== null && index === -1) throw new AppError('PLACE_NOT_BESIDE');
  return others.toSpliced(index + 1, 0, id);
}
