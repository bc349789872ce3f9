import type { Page } from '@playwright/test';

/** An expression, as the bench reads this file, too, and knows no browser's types. */
const IS_RUNNING = `(() => {
  if (globalThis.earlyClicks !== undefined) return false;
  const isStarted = document.querySelector('script[type="module"][src]') !== null;
  const isRunning = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const parts = document.querySelectorAll(
    'header button, #content :is(a, button, input, select, textarea)',
  );
  return !isStarted || [...parts].every(isRunning);
})()`;

/**
 * Waits until the app runs in the browser, with every part of the page that the server has rendered: parts whose code
 * comes later can be read before that, and not yet be used. Without scripts there is nothing to wait for.
 */
export async function appIsThere(page: Page): Promise<void> {
  await page.waitForFunction(IS_RUNNING);
}
