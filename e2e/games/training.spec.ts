import { appIsThere } from '../support/app.ts';
import { listViolations } from '../support/axe.ts';
import { signedIn } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: signedIn('anna'), viewport: { width: 390, height: 844 } });

test('an exercise is thrown with one thumb, corrected, kept over a reload, and remembers the best', async ({
  page,
}) => {
  await page.goto('/games/training');
  await appIsThere(page);
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /^Around the Clock, Triple/ }).click();
  await expect(page.getByRole('heading', { name: 'Around the Clock, Triple' })).toBeVisible();
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await tap('T1');
  await tap('T2');
  await tap('Daneben');
  await expect(page.getByText('2 von 20')).toBeVisible();
  // the third dart was a hit after all
  await page.getByText('1 Aufnahme ansehen oder korrigieren').click();
  await tap('Daneben korrigieren');
  await expect(page.getByText('Tippe an, was der Dart getroffen hat.')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await tap('Triple');
  await tap('T3');
  await expect(page.getByText('3 von 20')).toBeVisible();
  await page.reload();
  await appIsThere(page);
  await expect(page.getByText('3 von 20')).toBeVisible();

  // digits do the same as the keys
  for (let number = 4; number <= 20; number += 1) {
    await page.keyboard.press('1');
    await expect(page.getByText(`${number} von 20`)).toBeVisible();
  }
  await tap('Eintragen');
  await expect(page.getByText('Dein Bestwert!')).toBeVisible();
  await expect(page.getByText('Bestwert: 20 Darts')).toBeVisible();
  await tap('Noch mal');
  await expect(page.getByText('0 von 20')).toBeVisible();
});

test('99 darts are about the number of the address', async ({ page }) => {
  await page.goto('/games/training/ninetyNine?number=17');
  await appIsThere(page);
  await expect(page.getByRole('button', { name: 'T17' })).toBeVisible();
  await page.getByLabel('Zahl').selectOption('Bull');
  await expect(page).toHaveURL(/number=25/);
  await expect(page.getByRole('button', { name: 'Bull', exact: true })).toBeVisible();
});
