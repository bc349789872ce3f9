import type { GameStatus } from '@oche/validators/games/schemas';

const ENDED: readonly GameStatus[] = ['finished', 'casual', 'disputed', 'completed', 'annulled'];

/** Whether there is something to say of a game's end. */
export const hasEnded = (status: GameStatus): boolean => ENDED.includes(status);
