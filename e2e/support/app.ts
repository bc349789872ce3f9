import type { Page } from '@playwright/test';

/** Waits until the app runs in the browser. A visitor can read the page before that. */
export async function appIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyClicks') === undefined);
}
