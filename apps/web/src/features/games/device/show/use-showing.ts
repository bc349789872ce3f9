import { useEffect, useState } from 'react';
import { hasErrorCode } from '../../../../lib/errors/errors.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { changeStored, readStored, type StoredGame } from '../stored-games.ts';
import { inputOf } from '../use-keeping.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

/**
 * Sends a shown game as it stands, one call after the other; of changes that come meanwhile the last one is enough. What
 * can't be sent comes with the next visit, or with the network.
 */
class Showing {
  readonly #client: Client;
  readonly #id: number;
  #isBusy = false;
  #isStale = false;

  constructor(client: Client, id: number) {
    this.#client = client;
    this.#id = id;
  }

  send = (): void => {
    this.#isStale = true;
    if (!this.#isBusy) void this.#sendAll();
  };

  async #sendAll(): Promise<void> {
    this.#isBusy = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        const game = await readStored(this.#id);
        if (!game?.shownAt) return;
        const { secret, entries } = inputOf(game);
        await this.#client.games.device.updateShown.mutate({ secret, entries });
      }
    } catch (error) {
      // a day is over
      if (hasErrorCode(error, 'GAME_NOT_FOUND')) await setShown(this.#id, undefined);
    } finally {
      this.#isBusy = false;
    }
  }
}

const setShown = (id: number, shownAt: string | undefined): Promise<void> =>
  changeStored(id, (game) => ({ ...game, shownAt })).catch(() => {});

/** Whether others watch a game of this device, and what makes it so. */
export function useShowing(stored: StoredGame) {
  const { client } = trpc.useUtils();
  const [{ send }] = useState(() => new Showing(client, stored.id));
  const [shown, setNow] = useState<{ path: string; qr: string } | null>(null);
  useEffect(() => {
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [send]);
  return {
    send,
    shown,
    /** Also tells the link once more. @throws ApiError */
    async show(): Promise<void> {
      const game = (await readStored(stored.id)) ?? stored;
      const { startedAt: _, finishedAt: __, ...input } = inputOf(game);
      const made = await client.games.device.show.mutate(input);
      await setShown(stored.id, made.path);
      setNow(made);
      // what was thrown before the link was known
      send();
    },
    async hide(): Promise<void> {
      await client.games.device.hide.mutate({ secret: stored.secret });
      await setShown(stored.id, undefined);
      setNow(null);
    },
  };
}
