import { expect, type Page } from '@playwright/test';
import { listViolations } from './axe.ts';
import { showTheme } from './theme.ts';

/** Nothing of the page is wrong in either theme. It has to be open in the light one, and is afterwards. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await listViolations(page)).toEqual([]);
  await showTheme(page, 'dark');
  expect(await listViolations(page, { only: 'colours' })).toEqual([]);
  await showTheme(page, 'light');
}
