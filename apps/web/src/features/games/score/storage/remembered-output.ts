import type { GameOutput } from '@oche/validators/games/schemas';

const KEY = 'oche:board-game';

/** What is played and by whom: a tablet at a board needs it to go on after a reload without a network. */
export function rememberOutput(output: GameOutput): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(output));
  } catch {
    // then it can't be reloaded without a network
  }
}

export function recalledOutput(gameId: number): GameOutput | undefined {
  try {
    const known: GameOutput | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return known?.id === gameId ? known : undefined;
  } catch {
    return undefined;
  }
}
