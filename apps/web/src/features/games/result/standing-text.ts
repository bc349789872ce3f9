import type { Game } from '@oche/darts/game';

/** Legs of a side and the others, or sets where there are some: 2:1. */
export function scoreOf({ setup, position }: Game, side: number): string {
  const { sets, legs } = position.standing;
  const won = setup.format.sets ? sets : legs;
  return [won[side] ?? 0, ...won.filter((_, other) => other !== side)].join(':');
}
