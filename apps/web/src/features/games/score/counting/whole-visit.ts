import { apply, type Game } from '@oche/darts/game';
import { type DartsVisit, isRefusal } from '@oche/darts/visit';

const A_VISIT = 3;
const MISS = '0';

/**
 * The visit that a board has seen, as it is entered: up to the dart that ends it, and what is missing has hit nothing.
 * @returns what the game refuses as well when nothing fits, so that it can say why
 */
export function wholeVisit(game: Game, darts: readonly string[]): DartsVisit {
  for (let count = 1; count < A_VISIT; count += 1) {
    const visit = { darts: darts.slice(0, count) };
    if (visit.darts.length === count && !isRefusal(apply(game, visit))) return visit;
  }
  return { darts: Array.from({ length: A_VISIT }, (_, place) => darts[place] ?? MISS) };
}
