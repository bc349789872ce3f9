/** Where the service worker keeps the page of a member's game (`service-worker/scorer-page.ts`). */
const CACHE = 'oche-scorer';

/** Whoever signs out leaves no page behind. Plain HTTP has no caches. */
export async function forgetScorerPage(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
