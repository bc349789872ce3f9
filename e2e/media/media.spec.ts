import { listViolations } from '../support/axe.ts';
import { signedIn } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';
import { showTheme } from '../support/theme.ts';

test('a channel is listed, shows its video only when asked, and comes back after it was deleted', async ({
  browser,
}) => {
  const context = await browser.newContext({
    storageState: signedIn('ben'),
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  /** what is asked of anybody but us */
  const elsewhere: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      elsewhere.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
    },
  );

  // of another try there may be one already
  const host = `kreidestaub-${Date.now()}.example`;
  await page.goto('/media-channels');
  await page.getByRole('link', { name: '+ Neuen Kanal anlegen' }).click();
  await page.getByRole('button', { name: 'Kanal anlegen' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await listViolations(page)).toEqual([]);
  await page.getByLabel('Name').fill('Kreidestaub');
  await page.getByLabel('Follower-Zahl').fill('1.250');
  await page.getByLabel('URL').fill(host);
  // a reload keeps what was typed
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Kreidestaub');
  await page.getByText('Logo, Bilder und Videos').click();
  await page.getByLabel(/^Videos/).fill('https://youtu.be/aqz-KE-bpKQ');
  await page.getByRole('button', { name: 'Kanal anlegen' }).click();

  await expect(page).toHaveURL(/\/media-channels\?/);
  const tile = page.getByRole('article').filter({ hasText: 'Kreidestaub' }).first();
  await expect(tile).toContainText('1.250 Abonnenten');
  await expect(tile.getByRole('link', { name: /^Zum Kanal/ })).toHaveAttribute(
    'href',
    // as a browser reads what was typed
    `https://${host}/`,
  );
  await tile.getByRole('link', { name: 'Kreidestaub', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Kreidestaub' })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await showTheme(page, 'dark');
  expect(await listViolations(page, { only: 'colours' })).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.getByRole('button', { name: 'Video laden' }).click();
  await expect(page.getByTitle('Video 1 von Kreidestaub')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  );
  await expect.poll(() => new Set(elsewhere)).toEqual(new Set(['www.youtube-nocookie.com']));

  await page.getByRole('button', { name: 'Folgen', exact: true }).click();
  await expect(page.getByText('1 folgt hier')).toBeVisible();
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const sheet = page.getByRole('dialog', { name: 'Kanal bearbeiten' });
  await sheet.getByLabel('Name').fill('Kreide & Staub');
  await sheet.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kreide & Staub' })).toBeVisible();

  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(page).toHaveURL(/\/media-channels$/);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kreide & Staub' })).toBeVisible();
});
