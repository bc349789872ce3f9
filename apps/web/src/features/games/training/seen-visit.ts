import { EXERCISES, type Exercise } from '@oche/darts/training/catalog';
import { isRefusal } from '@oche/darts/visit';

const A_VISIT = 3;

/**
 * All darts after a visit that a board has seen: up to the dart that ends the visit or the exercise, and what is missing
 * has hit nothing.
 */
export function withSeen(
  exercise: Exercise,
  chosen: readonly number[],
  before: readonly string[],
  seen: readonly string[],
): readonly string[] {
  const play = EXERCISES[exercise].play(chosen);
  let darts = before;
  for (let place = 0; place < A_VISIT; place += 1) {
    const next = [...darts, seen[place] ?? '0'];
    const standing = play(next);
    if (isRefusal(standing)) return darts;
    darts = next;
    if (standing.aim === null || standing.inVisit === 0) return darts;
  }
  return darts;
}
