import type { GameOutput } from '@oche/validators/games/schemas';
import { noBoards } from '../autoscoring/board-line.ts';
import type { KeptStore } from '../score/storage/kept-games.ts';
import type { ScoringLine } from '../score/storage/scoring-line.ts';
import { withKept } from './device-game.ts';
import { changeStored } from './stored-games.ts';

/** A game without a server: every move has arrived when it is made. */
export const deviceLine = (output: GameOutput): ScoringLine => ({
  get: async () => output,
  enterMoves: async () => ({ status: 'playing' }),
  takeOver: async () => {},
  subscribe: null,
  // without an account a board is one that the browser connects to
  boards: 'bluetooth' in globalThis.navigator ? () => noBoards : null,
  isEnd: () => false,
});

/** @param onKept told after each change that is stored */
export const deviceStore = (id: number, onKept: () => void): KeptStore => ({
  write: async (kept) => {
    await changeStored(id, (stored) => withKept(stored, kept, new Date()));
    onKept();
  },
  tidy: async () => {},
});
