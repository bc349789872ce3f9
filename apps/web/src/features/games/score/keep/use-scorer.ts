import type { GameEvent, GameOutput } from '@oche/validators/games';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasErrorCode } from '../../../../lib/errors/errors.ts';
import { useLive } from '../../../../lib/live/use-live.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { setupOf } from '../../setup.ts';
import { deviceId, newId } from './device.ts';
import { keptGame } from './kept-games.ts';
import { OnlyTab } from './only-tab.ts';
import { keepScorerPage } from './scorer-page.ts';
import type { Kept } from './scorer-state.ts';
import { Scoring, type Wire } from './scoring.ts';

/** How long it waits before it tries to send again, in milliseconds; the network's return is sooner. */
const RETRY_MS = 3000;

interface Options {
  output: GameOutput;
  memberId: string;
  /** what this device knows of the game */
  kept: Kept | undefined;
}

/** Scores a game on this device, and follows it while another one does. */
export function useScorer({ output, memberId, kept }: Options) {
  const { id: gameId } = output;
  const { client } = trpc.useUtils();
  const [{ scoring, tab }] = useState(() => {
    const own = { gameId, deviceId: deviceId() };
    const wire: Wire = {
      deviceId: own.deviceId,
      newId,
      send: ({ base, moves }) =>
        client.games.enterMoves.mutate({ ...own, base, moves: [...moves] }),
      read: () => client.games.get.query({ gameId }),
      takeOver: async () => {
        await client.games.takeOver.mutate(own);
      },
      // what the other tab has typed is the other tab's to keep
      keep: async (now) => {
        if (!tab.isLost) await keptGame(memberId, gameId).write(now);
      },
    };
    const scoring = new Scoring(wire, setupOf(output), output, kept);
    const tab = new OnlyTab(gameId, () => scoring.leave());
    return { scoring, tab };
  });
  const state = useSyncExternalStore(scoring.subscribe, scoring.state);

  useEffect(() => {
    tab.ask();
    void scoring.sync();
    void keepScorerPage();
    // a device that keeps nothing has nothing to tidy either
    keptGame(memberId, gameId)
      .tidy()
      .catch(() => {});
    const again = () => void scoring.sync();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      tab.leave();
    };
  }, [scoring, tab, memberId, gameId]);

  useEffect(() => {
    if (state.failure === null) return;
    const timer = setTimeout(() => void scoring.sync(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [scoring, state.failure]);

  useLive<{ data: GameEvent }>({
    of: gameId,
    open: (stream) => {
      const lastEventId = String(scoring.state().scorer.revision);
      return client.games.events.subscribe({ gameId, lastEventId }, stream);
    },
    onData: ({ data }) => void scoring.hear(data),
    isEnd: (error) => hasErrorCode(error, 'GAME_NOT_FOUND'),
  });

  return {
    ...state,
    play: (move: Parameters<Scoring['play']>[0]) => scoring.play(move),
    readLoss: () => scoring.readLoss(),
    async takeOver(): Promise<void> {
      if (!tab.isLost) return scoring.takeOver();
      // what the other tab has kept is read anew
      await tab.take();
      location.reload();
    },
  };
}
