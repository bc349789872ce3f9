import type { GameEvent, GameOutput } from '@oche/validators/games/schemas';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLive } from '../../../../lib/live/use-live.ts';
import { keepPage } from '../../../../lib/storage/keep-page.ts';
import { setupOf } from '../../setup.ts';
import { deviceId, newId } from './device.ts';
import type { KeptStore } from './kept-games.ts';
import { OnlyTab } from './only-tab.ts';
import type { Kept } from './scorer-state.ts';
import { Scoring, type Wire } from './scoring.ts';
import type { ScoringLine } from './scoring-line.ts';

/** How long it waits before it tries to send again, in milliseconds; the network's return is sooner. */
const RETRY_MS = 3000;

interface Options {
  output: GameOutput;
  /** how the server is reached */
  line: ScoringLine;
  /** where this device keeps what is typed */
  store: KeptStore;
  /** what this device knows of the game */
  kept: Kept | undefined;
}

/** Scores a game on this device, and follows it while another one does. */
export function useScorer({ output, line, store, kept }: Options) {
  const { id: gameId } = output;
  const [{ scoring, tab, tidy }] = useState(() => {
    const own = { gameId, deviceId: deviceId() };
    const wire: Wire = {
      deviceId: own.deviceId,
      newId,
      send: ({ base, moves }) => line.enterMoves({ ...own, base, moves: [...moves] }),
      read: () => line.get({ gameId }),
      takeOver: async () => {
        await line.takeOver(own);
      },
      // the other tab keeps what was typed there
      keep: async (now) => {
        if (!tab.isLost) await store.write(now);
      },
    };
    const scoring = new Scoring(wire, setupOf(output), output, kept);
    const tab = new OnlyTab(gameId, () => scoring.leave());
    return { scoring, tab, tidy: store.tidy };
  });
  const state = useSyncExternalStore(scoring.subscribe, scoring.state);

  useEffect(() => {
    tab.ask();
    void scoring.sync();
    void keepPage();
    // a device that keeps nothing has nothing to tidy either
    tidy().catch(() => {});
    const again = () => void scoring.sync();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      tab.leave();
    };
  }, [scoring, tab, tidy]);

  useEffect(() => {
    if (state.failure === null) return;
    const timer = setTimeout(() => void scoring.sync(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [scoring, state.failure]);

  const { isLost } = useLive<{ data: GameEvent }>({
    of: line.subscribe && gameId,
    open: (stream) => {
      const lastEventId = String(scoring.state().scorer.revision);
      // nothing is opened without it
      return line.subscribe?.({ gameId, lastEventId }, stream) ?? { unsubscribe: () => {} };
    },
    onData: ({ data }) => void scoring.hear(data),
    isEnd: line.isEnd,
  });

  return {
    ...state,
    /** whether nothing is heard of others at the moment */
    isLost,
    play: (...made: Parameters<Scoring['play']>) => scoring.play(...made),
    readLoss: () => scoring.readLoss(),
    async takeOver(): Promise<void> {
      if (!tab.isLost) return scoring.takeOver();
      // what the other tab has kept is read again
      await tab.take();
      location.reload();
    },
  };
}
