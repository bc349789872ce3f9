import { randomUUID } from 'node:crypto';
import { listViolations } from '../support/axe.ts';
import { visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: visitor });

const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });
async function enter(page: Page, totals: readonly number[]): Promise<void> {
  for (const total of totals) {
    await page.keyboard.type(String(total));
    await page.keyboard.press('Enter');
  }
}

test('a stranger plays a leg without a network, joins, and has it', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Ohne Konto spielen' }).click();
  await page.getByLabel('Wie heißt du?').fill('Toni');
  await page.getByLabel('Gegen wen?').fill('Uwe');
  await choose(page, '301');
  await choose(page, '1');
  expect(await listViolations(page)).toEqual([]);
  // whoever touches the page has the scorer soon
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Spiel starten' }).click();
  await expect(page.getByRole('img', { name: 'Toni: Rest 301', exact: true })).toBeVisible();
  await enter(page, [100, 60, 100, 41, 45, 26]);
  await expect(page.getByText('Gespeichert auf diesem Gerät')).toBeVisible();
  await enter(page, [56]);
  await page.getByRole('button', { name: '2 Darts, 1 aufs Doppel' }).click();
  await expect(page.getByRole('heading', { name: 'Toni gewinnt' })).toBeVisible();
  await expect(page.getByText('Willst du das behalten?')).toBeVisible();
  await context.setOffline(false);

  const join = page.getByRole('link', { name: 'Konto anlegen und behalten' });
  await expect(join).toBeEnabled();
  expect(await listViolations(page)).toEqual([]);
  await join.click();
  await page.getByLabel('Vorname').fill('Toni');
  await page.getByLabel('Nachname').fill('Neumann');
  await page.getByLabel('E-Mail-Adresse').fill(`toni-${randomUUID().slice(0, 8)}@oche.test`);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('drei Darts im Bull');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Konto anlegen' }).click();

  // without another question, and before the address is confirmed
  await expect(page.getByText('1 Spiel gehört jetzt dir.')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Toni – Uwe' }).click();
  await expect(page.getByText('Beendet, ohne Wertung').first()).toBeVisible();
  await page.goto('/games/new');
  await expect(page.getByRole('heading', { name: 'Neues Spiel' })).toBeVisible();
});

test('whoever has the link watches a stranger’s game, until it is taken back', async ({
  page,
  browser,
}) => {
  await page.goto('/games/new');
  await page.getByLabel('Wie heißt du?').fill('Toni');
  await page.getByRole('button', { name: 'Spiel starten' }).click();
  await page.getByRole('button', { name: 'Zuschauen lassen' }).click();
  await page.getByRole('button', { name: 'Link machen' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await expect(page.getByRole('img', { name: 'QR-Code des Links' })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Schließen' }).click();

  const watcher = await (await browser.newContext({ storageState: visitor })).newPage();
  await watcher.goto(link);
  await expect(watcher.getByRole('heading', { name: 'Toni – Gast' })).toBeAttached();
  await expect(watcher.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  // three digits count at once, and Enter would press what has the focus
  await page.keyboard.type('100');
  await expect(watcher.getByText('401', { exact: true }).first()).toBeVisible();
  expect(await listViolations(watcher)).toEqual([]);

  await page.getByRole('button', { name: 'Zuschauen lassen' }).click();
  await page.getByRole('button', { name: 'Nicht mehr zeigen' }).click();
  await expect(page.getByRole('button', { name: 'Link machen' })).toBeVisible();
  await watcher.reload();
  await expect(watcher.getByText('Dieses Spiel wird nicht mehr gezeigt')).toBeVisible();
});
