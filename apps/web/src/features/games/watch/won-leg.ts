import type { Game } from '@oche/darts/game';
import { isOver } from '@oche/darts/match';
import { isCounting, legsOf, type PlayedLeg } from './legs-of.ts';

/** The leg that has just been won, until the next one has its first visit; undefined otherwise, and at the end. */
export function wonLeg(game: Pick<Game, 'entries' | 'turns' | 'position'>): PlayedLeg | undefined {
  const { standing, visits } = game.position;
  if (isOver(standing) || visits.some((count) => count > 0)) return undefined;
  return legsOf(game).findLast(({ winner }) => winner !== undefined);
}

/** What a side had left when a leg ended; undefined where it never threw, and in cricket. */
export function leftOf({ turns }: PlayedLeg, side: number): number | undefined {
  const last = turns.findLast((turn) => turn.side === side);
  return last && isCounting(last) ? last.after : undefined;
}
