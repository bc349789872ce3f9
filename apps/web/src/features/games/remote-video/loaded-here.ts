/**
 * Whether the browser has loaded its document at this path. What a page may ask for, e.g. the camera, is told by the
 * document: one that was loaded elsewhere may not, whatever page it shows now.
 */
export function isLoadedAt(path: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // who doesn't say it knows no such policy either
  return navigation === undefined || new URL(navigation.name).pathname === path;
}
