import type { Page } from '@playwright/test';

/**
 * Waits until the app runs in the browser, with every part of the page that the server has rendered: parts whose code
 * comes later can be read before that, and not yet be used. Without scripts there is nothing to wait for, nor for parts
 * whose code comes when they are seen.
 * @throws with what isn't there, as it seldom happens twice
 */
export async function appIsThere(page: Page): Promise<void> {
  try {
    await page.waitForFunction(look, false);
  } catch (cause) {
    const missing = await page.evaluate(look, true).catch(() => 'the page is gone');
    throw new Error(`the app isn't there: ${missing}`, { cause });
  }
}

/** Runs in the page. @returns whether the app is there, or what isn't */
function look(toTell: boolean): boolean | string {
  const isEarly = Reflect.get(globalThis, 'earlyClicks') !== undefined;
  // the bench reads this file, too, and knows no browser's types
  const document = Reflect.get(globalThis, 'document');
  const isStarted = document.querySelector('script[type="module"][src]') !== null;
  const isRunning = (element: object) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const isUnseen = (element: object) =>
    Reflect.get(element, 'matches').call(element, '[data-unseen] + *, [data-unseen] + * *');
  const parts: object[] = [
    ...document.querySelectorAll('header button, #content :is(a, button, input, select, textarea)'),
  ];
  const dead = parts.filter((part) => !isRunning(part) && !isUnseen(part));
  if (!toTell) return !isEarly && (!isStarted || dead.length === 0);
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name, duration }) => [name, duration]);
  const texts = dead.map((part) => String(Reflect.get(part, 'outerHTML')).slice(0, 100));
  return JSON.stringify({ isStarted, isEarly, dead: texts.slice(0, 5), loaded }, null, 2);
}
