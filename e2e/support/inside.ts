import type { Page } from '@playwright/test';

/**
 * Goes to an address without a load, as a link of the app does, and waits until what is there is rendered. The router
 * gives itself to the window; no link leads from each page to each other one.
 *
 * @param href path and query, of another page than the present one
 */
export const goInside = (page: Page, href: string): Promise<void> =>
  page.evaluate(async (to) => {
    const router = Reflect.get(window, '__TSR_ROUTER__');
    const rendered = Promise.withResolvers<void>();
    const stop = router.subscribe('onRendered', () => rendered.resolve());
    await router.navigate({ href: to });
    await rendered.promise;
    stop();
  }, href);
