import type { GameCard } from '@oche/validators/games/lists';

/** Each game once, as it stands now where that is known. */
export function current(listed: readonly GameCard[], now: readonly GameCard[]): GameCard[] {
  const newest = new Map(listed.map((card) => [card.id, card]));
  for (const card of now) {
    if (newest.has(card.id)) newest.set(card.id, card);
  }
  return [...newest.values()];
}
