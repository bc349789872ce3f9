import type { AnyRouter } from '@tanstack/react-router';
import { forgetScorerPage } from '../lib/kept/scorer-page.ts';
import { unsubscribeHere, WORKER_URL } from '../lib/push-device.ts';
import { watchSite } from './watch-site.ts';

/**
 * Registers the service worker, which looks for its newest version by itself: for members at once, for visitors with
 * their second page, as who only looks in has no use for it. A member's files are all kept, so that the open page can
 * go on after a deployment; who saves data keeps what was used.
 */
export async function startServiceWorker(isMember: boolean, router: AnyRouter): Promise<void> {
  // it comes along, as it can wait as long as this
  watchSite(router);
  if (!isMember) {
    // whoever signed out here is told nothing here, and leaves no page behind
    await forgetScorerPage();
    await unsubscribeHere();
    await nextPage(router);
  }
  await navigator.serviceWorker.register(WORKER_URL);
  if (!isMember) return;
  const { active } = await navigator.serviceWorker.ready;
  if (!isSavingData()) active?.postMessage('keep');
}

/** Waits until another page is shown. */
const nextPage = (router: AnyRouter): Promise<void> =>
  new Promise((resolve) => {
    const stop = router.subscribe('onRendered', ({ pathChanged }) => {
      if (!pathChanged) return;
      stop();
      resolve();
    });
  });

/** Only some browsers tell. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
