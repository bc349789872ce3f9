import { expect, type Page } from '@playwright/test';
import { appIsThere } from './app.ts';
import { settled } from './settled.ts';

/** As long as the reader has chosen no theme, a page follows the system, so one load shows both. */
export async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // it is the app that follows
  await appIsThere(page);
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await settled(page);
}
