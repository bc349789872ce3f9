import { appIsThere } from '../support/app.ts';
import { visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * Every entry of what a visitor sees as a menu leads to something that they can read: bar, drawer, tabs and footer, on
 * the landing page and inside. Only what says that it leads to the sign-in page does.
 */

test.use({ storageState: visitor });

/** Addresses of the links in bars, menus and the footer, as they stand in the page. */
async function entriesOf(page: Page): Promise<string[]> {
  const links = page.locator('header nav a[href], dialog nav a[href], nav[data-tabs] a, footer a');
  const all = await links.evaluateAll((found) =>
    found.map((link) => new URL((link as HTMLAnchorElement).href)),
  );
  return all.map(({ pathname }) => pathname).filter((path) => path !== '/login');
}

test('no entry of a visitor’s menus leads to a wall', async ({ page, request }) => {
  const entries = new Set<string>();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/forum']) {
      await page.goto(path);
      await appIsThere(page);
      if (width === 360 && path !== '/') {
        await page.getByRole('button', { name: 'Menü öffnen' }).click();
        await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
      }
      for (const entry of await entriesOf(page)) entries.add(entry);
    }
  }
  // what the platform is about is among them
  const about = [
    '/events',
    '/top',
    '/leagues',
    '/clubs',
    '/games',
    '/lounges',
    '/marketplace',
    '/forum',
  ];
  expect([...entries]).toEqual(expect.arrayContaining(about));
  for (const entry of entries) {
    const answer = await request.get(entry, { maxRedirects: 0 });
    expect.soft(answer.status(), entry).toBe(200);
    expect.soft(await answer.text(), entry).toMatch(/<h1[\s>]/);
  }
});

test('the wall at an action says why, asks to join first, and leads back to it', async ({
  page,
}) => {
  await page.goto('/events');
  const join = page
    .getByRole('main')
    .getByRole('link', { name: /^Mitmachen: / })
    .first();
  const { searchParams } = new URL((await join.getAttribute('href')) ?? '', page.url());
  const tournament = searchParams.get('returnTo') ?? '';
  await join.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mitmachen' })).toBeVisible();
  await expect(page.getByText('Zum Turnier anmelden: nur für Mitglieder.')).toBeVisible();

  await page.getByRole('link', { name: 'Anmelden', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(page.getByText('Zum Turnier anmelden: nur für Mitglieder.')).toBeVisible();
  await page.getByLabel('E-Mail').fill('ben@oche.test');
  await page.getByLabel('Passwort', { exact: true }).fill('oche-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${tournament}$`));
});
