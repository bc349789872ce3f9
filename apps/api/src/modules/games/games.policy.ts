import type { GameStatus } from '@oche/validators/games';
import { type Actor, isModerator } from '../../lib/actor.ts';

/** What the rules need to know of a game. */
export interface GameFacts {
  status: GameStatus;
  visibility: 'public' | 'friends' | 'private';
  createdBy: string;
  /** members among the players */
  members: readonly { userId: string; side: number; hasAccepted: boolean }[];
}

export const isPlayer = (actor: Actor | null, { members }: GameFacts): boolean =>
  actor !== null && members.some(({ userId }) => userId === actor.id);

/**
 * Who may see a game: everybody a public one that all named members have accepted, otherwise those
 * who play, who started it, and moderators.
 */
export function maySee(actor: Actor | null, game: GameFacts): boolean {
  if (actor && (game.createdBy === actor.id || isPlayer(actor, game))) return true;
  if (isModerator(actor)) return true;
  return game.visibility === 'public' && game.status !== 'invited';
}

/** Who may enter visits: players, and who started the game for others. */
export const mayScore = (actor: Actor, game: GameFacts): boolean =>
  game.createdBy === actor.id ||
  game.members.some(({ userId, hasAccepted }) => userId === actor.id && hasAccepted);
