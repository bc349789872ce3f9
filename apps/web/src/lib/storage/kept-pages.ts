/** Where the service worker keeps pages of members (`service-worker/kept-pages.ts`). */
const CACHE = 'oche-scorer';

/** Whoever signs out leaves no page behind. Plain HTTP has no caches. */
export async function forgetKeptPages(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
