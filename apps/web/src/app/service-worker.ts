import type { AnyRouter } from '@tanstack/react-router';
import { forgetScorerPage } from '../lib/kept/scorer-page.ts';
import { unsubscribeHere, WORKER_URL } from '../lib/push-device.ts';
import { watchSite } from './watch-site.ts';

/**
 * Registers the service worker, which looks for its newest version by itself. A member's files are all
 * kept, so that the open page can go on after a deployment; who saves data keeps what was used.
 */
export async function startServiceWorker(isMember: boolean, router: AnyRouter): Promise<void> {
  // it comes along, as it can wait as long as this
  watchSite(router);
  await navigator.serviceWorker.register(WORKER_URL);
  // whoever signed out here is told nothing here, and leaves no page behind
  if (!isMember) {
    await forgetScorerPage();
    return unsubscribeHere();
  }
  const { active } = await navigator.serviceWorker.ready;
  if (!isSavingData()) active?.postMessage('keep');
}

/** Only some browsers tell. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
