import { expect, type Page } from '@playwright/test';
import { appIsThere } from './app.ts';

/** As long as the reader has chosen no theme, a page follows the system, so one load shows both. */
export async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // it is the app that follows
  await appIsThere(page);
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // Waits until all colours have changed; elements that are removed meanwhile don't matter. Where one
  // inherits a colour, its change begins when that of its parent ends.
  await page.evaluate(async () => {
    const running = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    do {
      await Promise.allSettled(running().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    } while (running().length > 0);
  });
}
