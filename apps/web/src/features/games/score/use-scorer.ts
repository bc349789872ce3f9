import type { Move } from '@oche/darts/moves';
import { isRefusal, type Refusal } from '@oche/darts/visit';
import type { GameOutput } from '@oche/validators/games';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasErrorCode } from '../../../lib/errors.ts';
import { trpc } from '../../../lib/trpc.ts';
import { setupOf } from '../setup.ts';
import { deviceId, movesStore } from './moves-store.ts';
import { confirmed, make, requestOf, type Scorer, scorerOf } from './scorer-state.ts';

/** How long it waits before it tries to send again, in milliseconds; the network's return is sooner. */
const RETRY_MS = 3000;

/**
 * Scores a game on this device: throws count at once, are kept here, and are sent as soon as there
 * is a network.
 */
export function useScorer(gameId: number, output: GameOutput) {
  const store = movesStore(gameId);
  const [scorer, setScorer] = useState<Scorer>(() =>
    scorerOf(setupOf(output), output.entries, output.revision, store.read()),
  );
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [retry, setRetry] = useState(0);
  const utils = trpc.useUtils();
  const enter = trpc.games.enterMoves.useMutation({ retry: false });
  const takeOver = trpc.games.takeOver.useMutation();

  function keep(next: Scorer): void {
    store.write(next.pending);
    setScorer(next);
  }

  /** The game as the server has it now, with what only this device knows. */
  async function readAgain(): Promise<void> {
    const { entries, revision } = await utils.games.get.fetch({ gameId }, { staleTime: 0 });
    setScorer((now) => {
      const next = scorerOf(now.game.setup, entries, revision, now.pending);
      store.write(next.pending);
      return next;
    });
  }

  const request = requestOf(scorer);
  const send = useEffectEvent(async () => {
    if (!request || enter.isPending) return;
    try {
      await enter.mutateAsync({ gameId, deviceId: deviceId(), ...request });
      setScorer((now) => {
        const next = confirmed(now, request.moves);
        store.write(next.pending);
        return next;
      });
    } catch (error) {
      if (hasErrorCode(error, 'GAME_SCORED_ELSEWHERE')) setIsElsewhere(true);
      else if (hasErrorCode(error, 'GAME_MOVED_ON', 'VISIT_IMPOSSIBLE')) await readAgain();
      else setTimeout(() => setRetry((count) => count + 1), RETRY_MS);
    }
  });
  const waiting = scorer.pending.length;
  useEffect(() => {
    // each new throw, each answer and each failed attempt looks whether there is something to send
    if (waiting > 0 && retry >= 0) void send();
  }, [waiting, retry]);
  useEffect(() => {
    const again = () => setRetry((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  return {
    game: scorer.game,
    waiting,
    isElsewhere,
    /** @returns why it can't have been thrown */
    play(move: Move): Refusal | null {
      const next = make(scorer, { id: crypto.randomUUID(), move });
      if (isRefusal(next)) return next;
      keep(next);
      return null;
    },
    async takeOver(): Promise<void> {
      await takeOver.mutateAsync({ gameId, deviceId: deviceId() });
      await readAgain();
      setIsElsewhere(false);
    },
  };
}
