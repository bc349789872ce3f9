import { listViolations } from '../support/axe.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';
import { showTheme } from '../support/theme.ts';

test.describe('a member', () => {
  test.use({ storageState: signedIn('anna') });

  test('reads the rankings, narrows them down, and is found in the own region', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto('/rankings');
    const table = page.getByRole('table', { name: 'Die 20 Besten nach Punkten' });
    await expect(table.getByRole('row')).toHaveCount(21);
    // it is only shown while the own row is out of sight
    const own = page.getByRole('region', { name: 'Dein Platz', includeHidden: true });
    await expect(own).toContainText(/\d+ Punkte? bis Platz \d+|Ganz oben/);
    await expect(table.getByRole('row').filter({ hasText: 'Anna Bergmann' })).toContainText('Du');
    expect(await listViolations(page)).toEqual([]);

    // filters stand in the address, and survive a reload
    await page.getByLabel('Spiel', { exact: true }).selectOption('Cricket');
    await expect(page).toHaveURL(/game=cricket/);
    await page.getByLabel('Zeitraum').selectOption('Dieses Jahr');
    await expect(page).toHaveURL(/period=year/);
    await page.reload();
    await expect(page.getByLabel('Spiel', { exact: true })).toHaveValue('cricket');

    // nobody is there without having asked for it
    await page.getByLabel('Region', { exact: true }).selectOption('Um eine Postleitzahl');
    await page.getByLabel('Postleitzahl').fill('99999');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die Postleitzahl 99999 kennen wir nicht.')).toBeVisible();
    await page.getByLabel('Region', { exact: true }).selectOption('Uri');
    await expect(page.getByRole('heading', { name: 'Niemand in dieser Auswahl' })).toBeVisible();
    await page.getByRole('link', { name: 'Filter zurücksetzen' }).click();
    await page.getByRole('button', { name: 'Ändern' }).click();
    await page.getByLabel('Postleitzahl').fill('6460');
    await page
      .getByRole('region', { name: 'In deiner Region stehen' })
      .getByLabel('Land')
      .selectOption('Schweiz');
    await page.getByRole('button', { name: 'Zeigen', exact: true }).click();
    await expect(page.getByText('Du stehst in den Ranglisten rund um 6460.')).toBeVisible();
    await page.getByLabel('Region', { exact: true }).selectOption('Uri');
    await expect(own).toContainText('Ganz oben');
    await expect(table.getByRole('row')).toHaveCount(2);

    const tabs = page.getByRole('navigation', { name: 'Ranglisten' });
    await tabs.getByRole('link', { name: 'Wertung' }).click();
    await expect(page.getByRole('table', { name: 'Die 20 Besten nach Wertung' })).toBeVisible();
    await tabs.getByRole('link', { name: 'Statistik' }).click();
    const active = page.getByRole('region', { name: 'Aktivste Spieler' });
    await expect(active.getByRole('listitem')).toHaveCount(5);
    await tabs.getByRole('link', { name: 'Turniersieger' }).click();
    await expect(page.getByRole('link', { name: '11. Depot-Cup' })).toBeVisible();
    await page.goBack();
    await expect(active).toBeVisible();

    await showTheme(page, 'dark');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/rankings?tab=rating');
    await expect(own).toBeInViewport();
    expect(await listViolations(page)).toEqual([]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
  });
});

test.describe('a visitor', () => {
  test.use({ storageState: visitor });

  test('gets to the sign-in, and back', async ({ page }) => {
    await page.goto('/rankings');
    await page.waitForURL(/\/login/);
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/rankings');
  });
});
