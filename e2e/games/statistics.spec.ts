import { listViolations } from '../support/axe.ts';
import { visitor } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: visitor });

test('a player’s page: filters, charts and their tables, the board of doubles, head-to-head', async ({
  page,
}) => {
  // she has chosen nothing yet, so only her name is for others
  await page.goto('/players/anna.bergmann');
  await expect(page.getByRole('heading', { name: 'Diesen Spieler gibt es nicht' })).toBeVisible();
  await page.goto('/api/mock-login?email=anna@oche.test&returnTo=/players/anna.bergmann');
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Bergmann' })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  await page.getByRole('navigation', { name: 'Spiel' }).getByRole('link', { name: '501' }).click();
  await expect(page).toHaveURL(/game=501/);
  await page.getByRole('link', { name: '12 Monate' }).click();
  await expect(page).toHaveURL(/game=501&period=year/);
  await page.reload();
  await expect(page.getByRole('link', { name: '12 Monate' })).toHaveAttribute(
    'data-current',
    'true',
  );

  const visits = page.getByRole('region', { name: 'Aufnahmen' });
  await visits.getByText('Als Tabelle').click();
  await expect(visits.getByRole('row', { name: /^100–119/ })).toBeVisible();

  const board = page.getByRole('group', { name: 'Trefferquote je Doppel' });
  const double = board.getByRole('button', { name: /^D20: \d+ von \d+ Darts/ });
  await double.focus();
  await page.keyboard.press('Enter');
  await expect(double).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^D20: \d+ von \d+ Darts/)).toBeVisible();

  const achievements = page.getByRole('region', { name: 'Erfolge' });
  await expect(achievements.getByRole('heading', { name: '18-Darter' })).toBeVisible();
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
  expect(await listViolations(page, { only: 'colours' })).toEqual([]);

  await page.goto('/players/ben.yilmaz');
  await page.getByRole('link', { name: 'Wir beide im Vergleich' }).click();
  await expect(page).toHaveURL('/players/anna.bergmann/vs/ben.yilmaz');
  await expect(page.getByRole('rowheader', { name: 'Average' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Letzte Begegnungen' })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
});
