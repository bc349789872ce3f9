import { signedIn, visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('article');

test.describe('a member', () => {
  test.use({ storageState: signedIn('anna') });

  test('finds a lounge by time, and books what was searched', async ({ page }) => {
    await page.goto('/venues?q=koeln');
    await page.getByRole('button', { name: 'Morgen' }).click();
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d&from=20%3A00&to=22%3A00&people=2/);
    await page.getByLabel('Personen').fill('4');
    await expect(page).toHaveURL(/people=4/);
    const card = cards(page).first();
    await expect(card).toContainText(/\d+ Boards? frei/);
    await expect(card).toContainText('2 Std., 1 Board');

    // the map says the same of that evening
    await page.getByRole('button', { name: 'Karte laden' }).click();
    const map = page.getByRole('application', { name: 'Karte: Lounges' });
    await map
      .getByRole('button', { name: /, Köln, / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog');
    await expect(popup).toContainText(/\d+ Boards? frei/);
    await expect(popup).toContainText('2 Std., 1 Board');
    await expect(popup.getByRole('link', { name: 'Buchen' })).toHaveAttribute(
      'href',
      /book=1&date=.*&people=4/,
    );
    await page.keyboard.press('Escape');

    await card.getByRole('link', { name: 'Buchen' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Beginn').locator('option:checked')).toHaveText(/^20:00/);

    await page.goto('/venues');
    const heart = cards(page)
      .first()
      .getByRole('button', { name: /als Favorit merken|nicht mehr/ });
    const wasMarked = /nicht mehr/.test((await heart.getAttribute('aria-label')) ?? '');
    if (!wasMarked) await heart.click();
    await page.getByRole('button', { name: 'Nur Favoriten' }).click();
    await expect(page).toHaveURL(/marked=1/);
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(() => cards(page).count()).toBeLessThan(20);
  });
});

test.describe('a member on a phone', () => {
  const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
  test.use({ storageState: signedIn('anna'), ...phone });

  test('gets what was not in sight as soon as it is wanted, and keeps it until then', async ({
    page,
  }) => {
    await page.goto('/venues');
    await page.getByRole('button', { name: 'Anderer Tag' }).click();
    await expect(page.getByLabel('Tag', { exact: true })).toBeFocused();

    const lounge = cards(page).first().getByRole('link').first();
    await page.goto((await lounge.getAttribute('href')) ?? '');
    // the whole lounge is rendered again, and what stands below with it
    const heart = page.getByRole('button', { name: /als Favorit merken|nicht mehr merken/ });
    const before = await heart.getAttribute('aria-label');
    await heart.click();
    await expect(heart).not.toHaveAttribute('aria-label', before ?? '');
    await expect(page.getByRole('heading', { name: 'Bewertungen' })).toBeAttached();
    await expect(page.locator('[data-unseen]')).toHaveCount(0);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-label', before ?? '');
  });
});

test.describe('a visitor', () => {
  test.use({ storageState: visitor });

  test('reads the directory of a city, and signs in at booking only', async ({ page }) => {
    await page.goto('/lounges/koln');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dart-Lounges in Köln');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/lounges\/koeln$/);
    await expect(cards(page).first()).toContainText(/Köln/);
    await expect(page.getByRole('button', { name: /Favorit/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Morgen' }).click();
    await expect(cards(page).first()).toContainText(/\d+ Boards? frei/);
    await page
      .getByRole('link', { name: 'Alle Lounges' })
      .or(page.getByRole('link', { name: 'Lounges', exact: true }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/lounges\/?$/);
    const answer = await page.goto('/lounges/gibt-es-nicht');
    expect(answer?.status()).toBe(404);
  });
});
