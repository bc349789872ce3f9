/** Whether somebody waits in this tab; it survives a reload, as the open game does. */
const KEY = 'oche:lobby';
const listeners = new Set<() => void>();
/** where the browser stores nothing */
let ofThisPage = false;

export function isWaiting(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return ofThisPage;
  }
}

export function setWaiting(now: boolean): void {
  if (now === isWaiting()) return;
  ofThisPage = now;
  try {
    if (now) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // then it is known until the page is left
  }
  for (const listener of listeners) listener();
}

export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
