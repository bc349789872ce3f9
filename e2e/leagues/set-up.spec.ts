import { listViolations } from '../support/axe.ts';
import { signedIn } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: signedIn('ben'), viewport: { width: 390, height: 844 } });

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heads = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

const TEAMS = [
  '1. Bulls Soest',
  '2. Triple Werl',
  '3. Checkout Lippstadt',
  '4. Oche Ense',
  '5. Neun Darter Warstein',
  '6. Double Möhnesee',
  '7. Flight Club Geseke',
  '8. Tops Erwitte',
];

test('from a name to a running season, by what is next', async ({ page }) => {
  await page.goto('/leagues');
  await tap(page, 'Liga gründen');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(`Dartliga Hellweg ${Date.now()}`);
  await dialog.getByLabel('Gegend').fill('Kreis Soest');
  await dialog.getByLabel('Feiertage').selectOption('Nordrhein-Westfalen');
  await dialog.getByRole('button', { name: 'Gründen' }).click();

  await page.getByRole('link', { name: 'Erste Saison anlegen' }).click();
  await heads(page, 'Die erste Saison');
  await tap(page, 'Saison anlegen');
  await expect(page.getByText('Bitte ausfüllen')).toBeVisible();
  await page.getByLabel('Name').fill('2027/28');
  await page.getByLabel('Beginnt am').fill('03.09.2027');
  await page.getByLabel('Endet am').fill('31.05.2028');
  await page.getByLabel('Spielsystem').selectOption('Zweier: 4 Einzel, 1 Doppel, alle Legs');
  await tap(page, 'Saison anlegen');

  // format and rules came with it, so the first division is what is missing
  await tap(page, 'Staffel anlegen');
  await dialog.getByLabel('Name').fill('Kreisliga A');
  await dialog.getByLabel('Gespielt wird').selectOption('Einfache Runde');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await tap(page, 'Weiter: Teams');

  await tap(page, 'Liste einfügen');
  await dialog.getByLabel('Namen').fill(TEAMS.join('\n'));
  await dialog.getByRole('button', { name: '8 Teams anlegen' }).click();
  await expect(dialog).toBeHidden();
  expect(await listViolations(page)).toEqual([]);

  // a squad is on the page of its team; the way back leads to what was shown before
  await page.getByRole('link', { name: 'Kader von Bulls Soest, 0 Spieler' }).click();
  await tap(page, 'Spieler melden');
  for (const name of ['Anke', 'Bodo']) {
    await dialog.getByLabel('Name', { exact: false }).fill(name);
    await tap(page, `„${name}“ als Namen melden`);
    await expect(dialog.getByText(`${name} ist gemeldet.`)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Kader von Bulls Soest, 2 Spieler' })).toBeVisible();

  await tap(page, 'Weiter: Spielplan');
  await expect(page.getByText('7 Spieltage, zu Ende spätestens', { exact: false })).toBeVisible();
  await tap(page, 'Ungerade Wochen');
  await page.getByLabel('Gespielt wird').selectOption('jede Woche');
  await tap(page, 'Ausprobieren');
  await heads(page, 'So sähe es aus');
  await expect(page.getByRole('heading', { name: '7. Spieltag' })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await tap(page, 'Spielplan festlegen');
  await tap(page, 'Weiter: Saison starten');

  await tap(page, 'Saison starten');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Saison starten' }).click();
  await heads(page, 'Braucht euch');
  await page.getByRole('link', { name: /^Dartliga Hellweg/ }).click();
  await expect(page.getByText('Läuft', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ganze Tabelle: Kreisliga A' })).toBeVisible();
});
