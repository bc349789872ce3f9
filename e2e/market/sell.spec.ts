import { appIsThere } from '../support/app.ts';
import { listViolations } from '../support/axe.ts';
import { signedIn } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: signedIn('ben'), viewport: { width: 360, height: 740 }, hasTouch: true });

test('a set of darts is sold from a phone; a reload in the middle loses nothing', async ({
  page,
}) => {
  const mark = `Nr${Date.now()}`;
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await page.goto('/marketplace/sell');
  await appIsThere(page);

  // what is missing stands at its field; one line fills in all that it says
  await next.click();
  await expect(page.getByLabel('Titel', { exact: true })).toHaveAccessibleDescription(
    /Titel ist erforderlich/,
  );
  await page.getByLabel('Titel', { exact: true }).fill(`Target Bolide 23 g 90 % Steel ${mark}`);
  await expect(page.getByRole('radio', { name: 'Darts', exact: true })).toBeChecked();
  await expect(page.getByLabel('Gewicht')).toHaveValue('23');
  await expect(page.getByLabel('Modell')).toHaveValue('Bolide');
  await expect(page.getByRole('button', { name: 'Steel', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Schwerer' }).click();
  await expect(page).toHaveURL(/draft=\d+/);
  expect(await listViolations(page)).toEqual([]);
  await next.click();

  await expect(page.getByRole('heading', { name: /^Schritt 2 von 5/ })).toBeFocused();
  await page.getByRole('radio', { name: 'Gut', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Kaum Spuren' }).check({ force: true });
  await page.getByLabel('Beschreibung').fill('Ein Jahr gespielt, mit Case und neuen Flights.');
  expect(await listViolations(page)).toEqual([]);
  await next.click();

  // two photos, the second becomes the cover; one that was removed comes back
  const photos = page.getByRole('listitem').filter({ has: page.locator('img') });
  const files = await Promise.all(
    ['eins', 'zwei'].map(async (name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await page.screenshot({
        clip: { x: 0, y: 0, width: 300, height: 200 + name.length },
      }),
    })),
  );
  await page.locator('input[type=file]').first().setInputFiles(files);
  await expect(photos).toHaveCount(2);
  await page.getByRole('button', { name: 'Bild 1 weiter nach hinten' }).click();
  await page.getByRole('button', { name: 'Bild 2 entfernen' }).click();
  await expect(photos).toHaveCount(1);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(photos).toHaveCount(2);
  expect(await listViolations(page)).toEqual([]);

  // typed, but not sent yet: the device has it
  await next.click();
  await page.getByLabel('Preis', { exact: true }).fill('45,50');
  await page.reload();
  await expect(page.getByLabel('Preis', { exact: true })).toHaveValue('45,50');
  await page.getByRole('link', { name: /Fotos/ }).click();
  await expect(photos).toHaveCount(2);
  await page.getByRole('link', { name: /Preis/ }).click();
  // the closest lounge stands there already
  await expect(page.getByRole('button', { name: 'Andere Lounge' })).toBeVisible();
  await page.getByLabel('Postleitzahl').fill('50667');
  await expect(page.getByLabel('Stadt')).toHaveValue('Köln');
  expect(await listViolations(page)).toEqual([]);
  await next.click();

  // as others will see it; without the terms nothing is published
  const preview = page.getByRole('article', { name: 'Vorschau der Anzeige' });
  await expect(preview).toContainText('45,50 €');
  await expect(preview).toContainText('24 g');
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Du musst den Verkaufsbedingungen zustimmen')).toBeVisible();
  await page.getByLabel(/Ich verkaufe nach den/).check();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByRole('heading', { name: 'Steht auf dem Markt!' })).toBeFocused();
  expect(await listViolations(page)).toEqual([]);

  // found by everybody in the list
  await page.goto(`/marketplace?q=${encodeURIComponent(mark)}`);
  await expect(page.getByRole('link', { name: new RegExp(mark) }).first()).toBeVisible();
});
