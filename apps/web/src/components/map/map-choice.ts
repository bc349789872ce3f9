import { useSyncExternalStore } from 'react';

const KEY = 'oche:map';
const listeners = new Set<() => void>();
/** if the browser offers no storage, the choice lives as long as the page */
let isWantedHere = false;

/** Whether this browser may load maps: somebody has asked for one here, now or earlier. */
export function useMapChoice() {
  const isWanted = useSyncExternalStore(subscribe, readChoice, () => false);
  return { isWanted, want };
}

function want(): void {
  isWantedHere = true;
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // storage is blocked, so the reader is asked again on the next page view
  }
  for (const notify of listeners) notify();
}

function readChoice(): boolean {
  try {
    return isWantedHere || localStorage.getItem(KEY) === 'yes';
  } catch {
    return isWantedHere;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
