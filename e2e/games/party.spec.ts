import { appIsThere } from '../support/app.ts';
import { listViolations } from '../support/axe.ts';
import { signedIn } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

test.describe('a member', () => {
  test.use({ storageState: signedIn('anna') });

  test('plays Killer with two others to its end: taken back, corrected, reloaded, kept', async ({
    page,
  }) => {
    await page.goto('/games/party');
    await appIsThere(page);
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole('link', { name: /^Killer/ }).click();
    await tap(page, 'Noch jemand');
    await page.getByLabel('Name 1').fill('Anna');
    await page.getByLabel('Name 2').fill('Ben');
    await page.getByLabel('Name 3').fill('Cleo');
    await page.getByRole('group', { name: 'Leben' }).getByLabel('1').check();
    await page.getByLabel('Selbst wählen').check();
    await page.getByLabel('Zahl: Anna').fill('20');
    await page.getByLabel('Zahl: Ben').fill('20');
    await tap(page, 'Spiel beginnen');
    await expect(page.getByText('Diese Zahl hat schon jemand.')).toBeVisible();
    await page.getByLabel('Zahl: Ben').fill('5');
    expect(await listViolations(page)).toEqual([]);
    await tap(page, 'Spiel beginnen');

    // Anna becomes a killer; what was no hit after all is taken back
    await tap(page, 'D20');
    await tap(page, 'D5 Ben');
    await expect(page.getByText('Ben ist raus.', { exact: true })).toBeVisible();
    await tap(page, 'Letzten Dart zurücknehmen');
    await expect(page.getByRole('img', { name: 'Ben: 1 Leben' })).toBeVisible();
    // digits do the same as the keys
    await page.keyboard.press('0');
    await page.keyboard.press('0');
    await expect(page.getByRole('button', { name: 'D5', exact: true })).toBeVisible();
    await page.reload();
    await appIsThere(page);
    await expect(page.getByRole('button', { name: 'D5', exact: true })).toBeVisible();
    expect(await listViolations(page)).toEqual([]);

    // the second dart was a hit: Ben is out, and Cleo throws
    await tap(page, 'Aufnahmen ansehen und korrigieren');
    await page.getByRole('button', { name: 'Anna, Daneben korrigieren' }).first().click();
    await expect(page.getByText('Tippe an, was der Dart getroffen hat.')).toBeVisible();
    await tap(page, 'Doppel');
    await tap(page, 'D5');
    await expect(page.getByRole('img', { name: 'Ben ist raus' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'D18', exact: true })).toBeVisible();
    for (let dart = 0; dart < 3; dart += 1) await tap(page, 'Daneben');
    await tap(page, 'D18');
    await expect(page.getByRole('heading', { name: 'Anna gewinnt' })).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await tap(page, 'Fertig');
    await expect(page.getByRole('listitem').filter({ hasText: '1. Anna' })).toContainText(
      '2. Cleo',
    );
  });
});

test('a visitor plays without an account, and who began throws last in the rematch', async ({
  page,
}) => {
  await page.goto('/games/party/killer');
  await appIsThere(page);
  await page.getByLabel('Name 1').fill('Mia');
  await page.getByLabel('Name 2').fill('Ole');
  await page.getByLabel('Selbst wählen').check();
  await tap(page, 'Spiel beginnen');
  await expect(page.getByRole('button', { name: 'D20', exact: true })).toBeVisible();
  await page.keyboard.press('1');
  for (let life = 3; life > 0; life -= 1) {
    await page.keyboard.press('1');
    if (life === 2) for (let dart = 0; dart < 3; dart += 1) await page.keyboard.press('0');
  }
  await expect(page.getByRole('heading', { name: 'Mia gewinnt' })).toBeVisible();
  await expect(page.getByText('Mit einem Konto bleiben deine Ergebnisse.')).toBeVisible();
  await tap(page, 'Revanche');
  await expect(page.getByRole('button', { name: 'D19', exact: true })).toBeVisible();
});
