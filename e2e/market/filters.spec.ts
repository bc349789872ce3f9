import { visitor } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: visitor });

test('a phone that comes from another page has the filters folded away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lounges');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Marktplatz' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  // its style is worked out by the browser here, not by the server
  await expect(page.getByRole('region', { name: 'Filter' })).toBeHidden();
});
