import { appIsThere } from '../support/app.ts';
import { listViolations } from '../support/axe.ts';
import { signedIn } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

const left = (page: Page, name: string) =>
  page.getByRole('img', { name: new RegExp(`^${name}: Rest \\d+$`) });
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('on a phone', () => {
  test.use({ storageState: signedIn('anna'), viewport: { width: 360, height: 640 } });

  test('a member plays a leg against a machine, which throws by itself', async ({ page }) => {
    await page.goto('/games/new');
    await appIsThere(page);
    await page.getByRole('radio', { name: 'Gegen Computer' }).check();
    await page.getByLabel('Wie stark?').selectOption('Stufe 5 · Average 36');
    await page.getByRole('radio', { name: 'Andere' }).check();
    await page.getByLabel('Von wie viel?').fill('101');
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await page.getByRole('radio', { name: 'Ich' }).check();
    expect(await listViolations(page)).toEqual([]);
    await tap(page, 'Spiel starten');
    await expect(page).toHaveURL(/\/games\/\d+\/score$/);
    await expect(left(page, 'Anna')).toHaveAccessibleName('Anna: Rest 101');

    // a tap throws at once what it would take its time for
    await tap(page, '41');
    await expect(page.getByRole('heading', { name: 'Computer 5 wirft' })).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await tap(page, 'Sofort werfen');
    const computer = left(page, 'Computer 5');
    await expect(computer).not.toHaveAccessibleName('Computer 5: Rest 101');
    const first = (await computer.getAttribute('aria-label')) ?? '';
    await expect(left(page, 'Anna')).toHaveAccessibleName('Anna: Rest 60');

    // its visits stand as they are
    await tap(page, 'Aufnahmen');
    await expect(
      page.getByRole('dialog').getByRole('button', { name: /^Computer/ }),
    ).toBeDisabled();
    await page.keyboard.press('Escape');

    // taken back with the own visit, it throws the same again, also after a reload; and at once where nothing is to move
    await tap(page, 'Rückgängig');
    await expect(left(page, 'Anna')).toHaveAccessibleName('Anna: Rest 101');
    await expect(computer).toHaveAccessibleName('Computer 5: Rest 101');
    await tap(page, '41');
    await expect(page.getByRole('heading', { name: 'Computer 5 wirft' })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(computer).toHaveAccessibleName(first);
    await expect(left(page, 'Anna')).toHaveAccessibleName('Anna: Rest 60');

    await tap(page, 'Check 60');
    await tap(page, '2 Darts, 1 aufs Doppel');
    await expect(page.getByRole('heading', { name: 'Anna gewinnt' })).toBeVisible();
    await expect(page.getByText('Das Ergebnis ist eingetragen.')).toBeVisible();
    await page.getByRole('link', { name: 'Zum Ergebnis' }).click();
    await expect(page.getByText('Computer (Average 36)').first()).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  });
});
