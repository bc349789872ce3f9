/**
 * Asks the service worker to keep this page and all that it may load, so that a reload without a
 * network goes on with what is played. Development has no worker.
 */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keepPage: location.pathname, language: document.documentElement.lang });
}
