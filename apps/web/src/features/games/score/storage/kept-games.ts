import { createStore, del, get, keys, set } from 'idb-keyval';
import type { Kept } from './scorer-state.ts';

const store = () => createStore('oche-games', 'kept');

/** Where a scorer keeps what is typed. */
export interface KeptStore {
  /** @throws when the device stores nothing */
  write: (kept: Kept) => Promise<void>;
  /** Forgets what nobody needs any more. */
  tidy: () => Promise<void>;
}

/**
 * Games that are scored here, as this device knows them. A member's own: what somebody else typed on
 * the same device is not sent under this member's name.
 */
export function keptGame(
  memberId: string,
  gameId: number,
): KeptStore & { read: () => Promise<Kept | undefined> } {
  const key = `${memberId}/${gameId}`;
  return {
    read: (): Promise<Kept | undefined> => get<Kept>(key, store()).catch(() => undefined),
    write: (kept: Kept): Promise<void> => set(key, kept, store()),
    /** Forgets games that the server has all of; what waits anywhere stays. */
    async tidy(): Promise<void> {
      for (const other of await keys<string>(store())) {
        const kept = other === key ? undefined : await get<Kept>(other, store());
        if (kept && kept.pending.length === 0 && kept.lost.length === 0) await del(other, store());
      }
    },
  };
}
