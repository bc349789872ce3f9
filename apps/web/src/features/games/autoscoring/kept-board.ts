/** The board that counts for what this device scores. It outlives a reload, and goes on with the next game. */
export interface KeptBoard {
  boardId: number;
  name: string;
  /** the game or the training that it was used for last */
  of: string;
  /** visits of it that were entered, or came before; null: it has said nothing yet */
  handled: readonly string[] | null;
  /** when it was used last, in milliseconds */
  at: number;
}

const KEY = 'oche:counting';
/** An evening: after that somebody chooses again. */
const EVENING_MS = 4 * 3_600_000;
/** More than a board remembers of its visits. */
const HANDLED_MAX = 30;

type BoardStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @returns the board that was used last on this evening; of another game it has told nothing yet */
export function readBoard(
  of: string,
  now: number,
  storage: BoardStorage = localStorage,
): KeptBoard | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as KeptBoard | null;
    if (!kept || now - kept.at > EVENING_MS) return null;
    return kept.of === of ? kept : { ...kept, of, handled: null };
  } catch {
    return null;
  }
}

export function writeBoard(board: KeptBoard | null, storage: BoardStorage = localStorage): void {
  try {
    if (board) storage.setItem(KEY, JSON.stringify(board));
    else storage.removeItem(KEY);
  } catch {
    // then it holds for this page
  }
}

/** With visits that nothing has to be done about any more. */
export const withHandled = (
  board: KeptBoard,
  visits: readonly string[],
  now: number,
): KeptBoard => ({
  ...board,
  handled: [...(board.handled ?? []), ...visits].slice(-HANDLED_MAX),
  at: now,
});
