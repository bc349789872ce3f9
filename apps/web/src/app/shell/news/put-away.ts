const KEY = 'oche:announcements';
/** Older ones are over by then. */
const KEPT = 30;

/** What was put away with this browser: all that visitors have, and members until the server knows it. */
export function readPutAway(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** @returns all that is put away now */
export function addPutAway(announcement: string): readonly string[] {
  const kept = [announcement, ...readPutAway()].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // the storage is full; it is put away until the page is left
  }
  return kept;
}
