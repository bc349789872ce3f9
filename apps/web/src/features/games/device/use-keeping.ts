import { useState } from 'react';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { trpc } from '../../../lib/trpc.ts';
import { forgetStored, type StoredGame } from './stored-games.ts';

interface Keeping {
  isPending: boolean;
  /** ids of the server by those of the device */
  kept: ReadonlyMap<number, number>;
  /** taken by another account before */
  lost: ReadonlySet<number>;
  /** why it stopped; what was not reached is still on the device */
  error: unknown;
}

const BEFORE: Keeping = { isPending: false, kept: new Map(), lost: new Set(), error: null };

/**
 * Hands the device's games over, one after the other. The server takes each once, so that after a lost answer it can be
 * done again; what has arrived is forgotten here.
 */
export function useKeeping() {
  const utils = trpc.useUtils();
  const [state, setState] = useState(BEFORE);

  async function keep(games: readonly StoredGame[]): Promise<void> {
    let now: Keeping = { ...state, isPending: true, error: null };
    const set = (change: Partial<Keeping>) => {
      now = { ...now, ...change };
      setState(now);
    };
    set({});
    // the oldest first, as they were played
    for (const game of games.toReversed()) {
      try {
        const { gameId } = await utils.client.games.device.claim.mutate(inputOf(game));
        set({ kept: new Map(now.kept).set(game.id, gameId) });
      } catch (error) {
        if (!hasErrorCode(error, 'GAME_CLAIMED')) {
          set({ isPending: false, error });
          return;
        }
        set({ lost: new Set(now.lost).add(game.id) });
      }
      await forgetStored(game.id).catch(() => {});
    }
    set({ isPending: false });
    await utils.games.invalidate();
  }

  return { ...state, keep };
}

/** What the server gets of a game. */
export const inputOf = ({ secret, rules, format, first, sides, kept, ...game }: StoredGame) => ({
  secret,
  rules,
  format,
  first: first === null ? null : first === 1 ? (1 as const) : (0 as const),
  sides: sides.map((names) => [...names]),
  entries: [...kept.entries],
  startedAt: game.startedAt,
  finishedAt: game.finishedAt ?? game.startedAt,
});
