import type { AnyRouter } from '@tanstack/react-router';
import { unsubscribeHere, WORKER_URL } from '../lib/push-device.ts';
import { forgetKeptPages } from '../lib/storage/kept-pages.ts';
import { watchSite } from './watch-site.ts';

/**
 * Registers the service worker, which looks for its newest version on its own: for members at once, for visitors with
 * their second page, as somebody who only looks in has no use for it. A member's files are all kept, so that the open
 * page can go on after a deployment; in data-saving mode only what was used is kept.
 */
export async function startServiceWorker(isMember: boolean, router: AnyRouter): Promise<void> {
  // sent along, as it can wait this long
  watchSite(router);
  if (!isMember) {
    // whoever signed out here gets no notifications on this device, and leaves no page behind
    await forgetKeptPages();
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
