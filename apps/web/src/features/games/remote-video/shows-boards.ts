import type { GameOutput } from '@oche/validators/games/schemas';

/** Whether the reader plays a game in which both sides show their boards, and it is being played. */
export const showsBoards = ({
  withCamera,
  ownSide,
  status,
}: Pick<GameOutput, 'withCamera' | 'ownSide' | 'status'>): boolean =>
  withCamera && ownSide !== undefined && status === 'playing';
