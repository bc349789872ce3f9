import type { MadeMove } from './scorer-state.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'oche:game:';

/**
 * Moves that the server has not confirmed yet, kept on the device: a leg can be played to its end
 * without a network, also after a reload. Written before the screen shows the throw.
 */
export function movesStore(gameId: number, storage: Store = localStorage) {
  const key = `${PREFIX}${gameId}`;
  return {
    read(): MadeMove[] {
      try {
        const parsed: unknown = JSON.parse(storage.getItem(key) ?? '[]');
        return Array.isArray(parsed) ? parsed : [];
      } catch {
        return [];
      }
    },
    write(pending: readonly MadeMove[]): void {
      if (pending.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(pending));
    },
  };
}

/** This browser's own id, by which the server tells two scorers of a game apart. */
export function deviceId(storage: Store = localStorage): string {
  const known = storage.getItem('oche:device');
  if (known) return known;
  const made = crypto.randomUUID();
  storage.setItem('oche:device', made);
  return made;
}
