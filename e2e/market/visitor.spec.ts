import { call } from '../support/call.ts';
import { signedIn } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('article');

/** Three ads that only this test finds: one of a business, one too far away, one too heavy. */
test.beforeAll(async ({ browser }) => {
  const ben = await browser.newContext({ storageState: signedIn('ben') });
  await call(ben, 'market.trader.save', {
    name: 'Blitzkron Darts e. K.',
    address: 'Brückstraße 20, 44137 Dortmund',
    email: 'laden@blitzkron.example',
    phone: '+49 231 180180',
    withdrawal: 'Du kannst binnen vierzehn Tagen ohne Grund widerrufen. Schreib uns einfach.',
    confirmsLaw: true,
  });
  for (const [title, weight, zipCode, city] of [
    ['Blitzkron Eins', 23, '44137', 'Dortmund'],
    ['Blitzkron Zwei', 23, '80331', 'München'],
    ['Blitzkron Drei', 26, '44137', 'Dortmund'],
  ] as const) {
    await call(ben, 'market.items.create', {
      title,
      description: 'Drei Barrels aus der Ausstellung, ohne Kratzer.',
      category: 'darts',
      condition: 'new',
      price: 39,
      zipCode,
      city,
      location: 'Laden',
      sellerType: 'business',
      sellerTermsAccepted: true,
      attributes: { tip: 'steel', weight, tungsten: 90, barrelShape: 'straight' },
    });
  }
  await ben.close();
});

test('a visitor finds darts by weight, price and distance, and comes back to the same place', async ({
  page,
}) => {
  await page.goto('/marketplace?q=blitzkron');
  await expect(cards(page)).toHaveCount(3);
  const rail = page.getByRole('region', { name: 'Filter' });
  await rail.getByRole('button', { name: /^Darts/ }).click();
  await rail.getByLabel('Gewicht von').fill('22,5');
  await rail.getByLabel('Gewicht bis').fill('24');
  await expect(cards(page)).toHaveCount(2);
  await rail.getByRole('button', { name: /^25\s€ – 50\s€/ }).click();
  await rail.getByLabel('Postleitzahl').fill('44141');
  await rail.getByLabel('Umkreis').selectOption({ label: 'bis 25 km' });
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('km');
  const place = page.url();

  await cards(page).getByRole('link', { name: 'Blitzkron Eins' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blitzkron Eins' })).toBeVisible();
  await expect(page.getByText('inkl. MwSt.')).toBeVisible();
  await expect(page.getByText('Melde dich an, um einen Preis vorzuschlagen')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    /^\/login\?returnTo=%2Fmarketplace%2F\d+&notice=members$/,
  );
  await expect(page.getByRole('button', { name: 'Merken' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByText('Blitzkron Darts e. K.')).toBeVisible();
  await expect(page.getByText('laden@blitzkron.example')).toBeVisible();

  await page.getByRole('button', { name: 'Teilen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Artikel teilen' });
  const code = dialog.getByRole('img');
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
  await expect(dialog.getByLabel('Link')).toHaveValue(page.url());
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'QR-Code herunterladen' }).click();
  expect((await download).suggestedFilename()).toMatch(/^oche-\d+\.png$/);
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  await page.goBack();
  await expect(page).toHaveURL(place);
  await expect(cards(page)).toHaveCount(1);
  await expect(rail.getByLabel('Gewicht bis')).toHaveValue('24');
});
