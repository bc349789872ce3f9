import type { Page } from '@playwright/test';

/** Waits until the app has taken over a visitor's page, which reads before that. */
export async function appIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'earlyClicks') === undefined);
}
