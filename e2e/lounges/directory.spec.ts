import { signedIn } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: signedIn('anna') });

const cards = (page: Page) => page.getByRole('article');

test('filters live in the address: shared, taken back, reset', async ({ page, context }) => {
  await page.goto('/venues');
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('searchbox', { name: 'Suche' }).fill('koeln');
  await expect(page).toHaveURL('/venues?q=koeln');
  await expect(cards(page).filter({ hasText: 'Pfeilwerk Deutz' })).toBeVisible();

  await page.getByLabel('Art', { exact: true }).selectOption({ label: 'Bars' });
  await expect(page).toHaveURL('/venues?q=koeln&type=bar');
  await expect(cards(page).filter({ hasText: 'Pfeilwerk Deutz' })).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/venues?q=koeln&type=bar');
  await expect(other.getByRole('searchbox', { name: 'Suche' })).toHaveValue('koeln');
  await expect(cards(other).filter({ hasText: 'Domspitze Darts' }).first()).toBeVisible();
  await other.close();

  await page.goBack();
  await expect(cards(page).filter({ hasText: 'Pfeilwerk Deutz' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Suche' }).fill('gibt es nirgends');
  await expect(page.getByRole('heading', { name: 'Keine Lounges gefunden' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/venues');
  await expect(page.getByRole('searchbox', { name: 'Suche' })).toHaveValue('');
});

test('more lounges come below, and the focus goes on with them', async ({ page }) => {
  await page.goto('/venues');
  await page.getByRole('button', { name: 'Mehr Lounges laden' }).click();
  await expect(cards(page).nth(20)).toBeVisible();
  await expect(cards(page).nth(20).getByRole('link')).toBeFocused();
});

test('a lounge that may be there already is pointed out, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/venues');
  await page.getByRole('button', { name: 'Lounge hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Lounge hinzufügen' });
  await dialog.getByRole('button', { name: 'Lounge anlegen' }).click();
  for (const message of [
    'Die Lounge braucht einen Namen',
    'Adresse ist erforderlich',
    'Stadt ist erforderlich',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await dialog.getByLabel('Name der Lounge').fill('Domspitze Darts');
  await dialog.getByLabel('Straße und Hausnummer').fill('Venloer Straße 213');
  await dialog.getByLabel('Postleitzahl').fill('50823');
  await dialog.getByLabel('Stadt').fill('Köln');
  await dialog.getByRole('button', { name: 'Lounge anlegen' }).click();
  await expect(dialog.getByRole('heading', { name: 'Gibt es diese Lounge schon?' })).toBeFocused();
  await expect(dialog.getByRole('link', { name: /^Domspitze Darts/ }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Zurück zum Formular' }).click();

  await page.route('**/trpc/lounges.create**', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Lounge anlegen' }).click();
  await dialog.getByRole('button', { name: 'Trotzdem anlegen' }).click();
  await expect(dialog.getByText('Die Lounge konnte nicht angelegt werden.')).toBeVisible();
  await expect(dialog.getByLabel('Name der Lounge')).toHaveValue('Domspitze Darts');
});

test('the map comes when somebody asks, is remembered, and works by keyboard', async ({ page }) => {
  await page.goto('/venues?q=hafen');
  await expect(cards(page).first()).toBeVisible();
  const map = page.getByRole('application', { name: 'Karte: Lounges' });
  await expect(page.getByText('Die Karte wird erst geladen')).toBeVisible();
  await expect(map).toHaveCount(0);
  await page.getByRole('button', { name: 'Karte laden' }).click();
  await expect(map).toBeVisible();

  await page.reload();
  const pin = map.getByRole('button', { name: /^Hafen 180, Rostock/ });
  await pin.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Hafen 180' });
  await expect(popup.getByRole('link', { name: 'Hafen 180' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(pin).toBeFocused();
});

test.describe('where distances begin', () => {
  test('is a typed code, and an unknown one says so', async ({ page }) => {
    await page.goto('/venues?zip=99999');
    await expect(page.getByText('Die Postleitzahl 99999 kennen wir nicht')).toBeVisible();
    await page.getByRole('button', { name: 'Postleitzahl eingeben' }).click();
    await expect(page.getByLabel('Postleitzahl')).toBeFocused();
    await page.getByLabel('Postleitzahl').fill('44137');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByText('ab 44137 Dortmund')).toBeVisible();
    await expect(cards(page).first()).toContainText('km');
  });

  test('is the device only when its owner agrees', async ({ page, context }) => {
    await page.goto('/venues');
    await page.getByRole('button', { name: 'Ändern', exact: true }).click();
    await page.getByRole('button', { name: 'Meinen Standort verwenden' }).click();
    await expect(page.getByText('Dein Browser gibt den Standort nicht frei.')).toBeVisible();

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 48.137154, longitude: 11.576124 });
    await page.getByRole('button', { name: 'Meinen Standort verwenden' }).click();
    await expect(page).toHaveURL('/venues?near=48.14%2C11.58');
    await expect(page.getByText('ab deinem Standort')).toBeVisible();
  });
});
