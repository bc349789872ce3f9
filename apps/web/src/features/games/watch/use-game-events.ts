import { replay } from '@oche/darts/game';
import { move } from '@oche/darts/moves';
import { isRefusal } from '@oche/darts/visit';
import type { GameEvent, GameOutput } from '@oche/validators/games/schemas';
import { useState } from 'react';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { trpc } from '../../../lib/trpc.ts';
import { setupOf } from '../setup.ts';

/**
 * Keeps a game current, and catches up from the last revision that was seen. New moves are played
 * here as on the device that scores; with a gap, or another status, the game is read again.
 * @returns whether the connection is lost at the moment, and the darts that a board sees before they are entered
 */
export function useGameEvents({ id: gameId, revision }: GameOutput) {
  const { client, games } = trpc.useUtils();
  const [proposed, setProposed] = useState<GameEvent['proposed']>();
  const { isLost } = useLive<{ data: GameEvent }>({
    of: gameId,
    open: (stream) => {
      const seen = games.get.getData({ gameId })?.revision ?? revision;
      return client.games.events.subscribe({ gameId, lastEventId: String(seen) }, stream);
    },
    onData: ({ data: event }) => {
      setProposed(event.proposed);
      const known = games.get.getData({ gameId });
      const next = known && played(known, event);
      if (next) games.get.setData({ gameId }, { ...next, deviceId: event.deviceId });
      if (next?.status !== event.status) void games.get.invalidate({ gameId });
    },
    isEnd: (error) => hasErrorCode(error, 'GAME_NOT_FOUND'),
  });
  return { isLost, proposed };
}

/** @returns null when something is missing between what is known and these moves */
export function played(
  known: GameOutput,
  { moves, revision }: Pick<GameEvent, 'moves' | 'revision'>,
): GameOutput | null {
  if (revision <= known.revision) return known;
  if (known.revision + moves.length !== revision) return null;
  let game = replay(setupOf(known), known.entries);
  if (isRefusal(game)) return null;
  for (const one of moves) {
    const next = move(game, one);
    if (isRefusal(next)) return null;
    game = next;
  }
  return { ...known, revision, entries: game.entries };
}
