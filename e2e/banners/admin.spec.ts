import { listViolations } from '../support/axe.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';
import { showTheme } from '../support/theme.ts';

test.use({ storageState: signedIn('admin') });

/** A picture that is far too high for any position. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 2000, height: 900 });
    const context = canvas.getContext('2d');
    for (const [at, colour] of ['#8a2b1f', '#f4ead6', '#2e6b4a'].entries()) {
      if (context) context.fillStyle = colour;
      context?.fillRect(0, at * 300, 2000, 300);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

test('a banner is made of any picture, seen before it is shown, paused, deleted and brought back', async ({
  page,
}) => {
  await page.goto('/admin/banners');
  await expect(page.getByRole('table', { name: 'Banner' })).toBeVisible();
  await page.getByRole('link', { name: 'Neuer Banner' }).click();
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText('Titel ist erforderlich')).toBeVisible();
  await expect(page.getByText('Gültige URL erforderlich')).toBeVisible();
  await expect(page.getByLabel('Titel')).toBeFocused();

  await page.getByLabel('Titel').fill('Messing zum Mitnehmen');
  await page.getByLabel('Im Auftrag von').fill('Steeldart-Depot');
  await page.getByLabel('Platz').selectOption('club_page');
  const file = { name: 'messing.png', mimeType: 'image/png', buffer: await drawPicture(page) };
  await page.getByLabel('Bild', { exact: true }).setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' });
  // by keyboard: to the lower end
  await dialog.getByLabel('Nach oben und unten').press('End');
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await expect(preview.locator('img')).toBeVisible();
  await expect(preview).toContainText('im Auftrag von Steeldart-Depot');
  await preview.getByRole('radio', { name: 'Telefon' }).check();
  await preview.getByRole('radio', { name: 'Dunkel' }).check();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Anlegen' }).click();

  const row = page.getByRole('row').filter({ hasText: 'Messing zum Mitnehmen' });
  await expect(row).toContainText('Inaktiv');
  await page.getByRole('button', { name: 'Jetzt schalten' }).click();
  await expect(row.getByText('Aktiv', { exact: true })).toBeVisible();
  await showTheme(page, 'dark');
  expect(await listViolations(page, { only: 'colours' })).toEqual([]);

  await row.getByRole('button', { name: /löschen/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row).toBeVisible();
  // what the list shows stands in the address
  await page.getByRole('searchbox').fill('Messing zum');
  await expect(page).toHaveURL(/q=Messing/);
  await page.reload();
  await expect(row).toBeVisible();
});

test('an advertiser reads a report by a link, until it is revoked', async ({ page, browser }) => {
  await page.goto('/admin/banners?state=running&q=Ein+neues+Board');
  await page.getByRole('link', { name: /^Bericht zu „Ein neues Board/ }).click();
  await page.getByRole('button', { name: 'Letzte 90 Tage' }).click();
  await expect(page).toHaveURL(/from=\d{4}-/);
  await expect(page.getByRole('img', { name: /^Gesehen: zusammen/ })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: /^Alle von/ }).check();
  await page.getByRole('button', { name: 'Link anlegen' }).click();
  const address = await page.getByLabel('Adresse').inputValue();

  const reader = await (await browser.newContext({ storageState: visitor })).newPage();
  await reader.goto(new URL(address).pathname);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Banner-Bericht');
  await expect(reader.getByRole('img', { name: /^Gesehen: zusammen/ })).toBeVisible();
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await listViolations(reader)).toEqual([]);
  const sheet = reader.getByRole('link', { name: 'Als CSV laden' });
  const answer = await reader.request.get((await sheet.getAttribute('href')) ?? '');
  expect(await answer.text()).toContain('Tag;Banner;Platz;Einblendungen;Klicks');

  await page.getByRole('button', { name: 'Sperren' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sperren' }).click();
  await expect(page.getByText('Noch kein Link.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('Diesen Bericht gibt es nicht')).toBeVisible();
});
