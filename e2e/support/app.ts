import type { Page } from '@playwright/test';

/**
 * Waits until the app runs in the browser, with every part of the page that the server has rendered: parts whose code
 * comes later can be read before that, and not yet be used. Without scripts there is nothing to wait for, nor for parts
 * whose code comes when they are seen.
 */
export async function appIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (Reflect.get(globalThis, 'earlyClicks') !== undefined) return false;
    // the bench reads this file, too, and knows no browser's types
    const document = Reflect.get(globalThis, 'document');
    const isStarted = document.querySelector('script[type="module"][src]') !== null;
    const isRunning = (element: object) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    const parts: object[] = [
      ...document.querySelectorAll(
        'header button, #content :is(a, button, input, select, textarea)',
      ),
    ];
    const isUnseen = (element: object) =>
      Reflect.get(element, 'matches').call(element, '[data-unseen] + *, [data-unseen] + * *');
    return !isStarted || parts.every((part) => isRunning(part) || isUnseen(part));
  });
}
