/**
 * Asks the service worker to keep this page and all that it may load, so that a reload without a
 * network goes on with the leg. Development has no worker.
 */
export async function keepScorerPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keepPage: location.pathname, language: document.documentElement.lang });
}
