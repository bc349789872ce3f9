import { signedIn, visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Lets the page itself note that it has shown a text; one shown for 500 ms is easily missed. */
async function noteText(page: Page, text: string): Promise<void> {
  await page.addInitScript((wanted) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(wanted)) sessionStorage.setItem('noted', 'yes');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, text);
}

test.describe('a visitor', () => {
  test.use({ storageState: visitor });

  for (const path of [
    '/dashboard',
    '/venues',
    '/rankings',
    '/friends',
    '/messages',
    '/tournaments',
  ]) {
    test(`is sent to sign in from ${path}`, async ({ page }) => {
      await noteText(page, 'Du bist abgemeldet. Du wirst zur Anmeldung geleitet');
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`/login\\?returnTo=${encodeURIComponent(path)}`));
      expect(await page.evaluate(() => sessionStorage.getItem('noted'))).toBe('yes');
      await expect(page.getByRole('status').getByText(/: nur für Mitglieder\./)).toBeVisible();
    });
  }

  test('gets a page for an unknown path', async ({ page }) => {
    const answer = await page.goto('/gibt-es-nicht');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Daneben!' })).toBeVisible();
    await expect(page.getByText('Page Not Found')).toBeVisible();
    await expect(page).toHaveTitle(/^Daneben!/);
    // an address copied out of a sentence, with a blank; server and browser must read it alike
    const blank = await page.goto('/forum/thread/11%20');
    expect(blank?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Thread nicht gefunden' })).toBeVisible();
  });

  test('signs in with the test account in development', async ({ page }) => {
    await page.goto('/login?returnTo=%2Fforum');
    await page.getByRole('link', { name: 'Mit Testkonto anmelden' }).click();
    await expect(page).toHaveURL('/forum');
    await expect(page.getByRole('button', { name: 'Dein Konto' })).toBeVisible();
  });
});

test.describe('a member', () => {
  test.use({ storageState: signedIn('anna') });

  test('sees the latest of the forum at home', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: /^(Neues aus dem Forum|Neueste Forenbeiträge)$/ }),
    ).toBeVisible();
    await page.getByRole('main').locator('a[href^="/forum/thread/"]').first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('finds no way into the admin area', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Dein Konto' }).click();
    await expect(page.getByRole('link', { name: 'Profil', exact: true })).toBeVisible();
    await expect(page.getByText('Admin', { exact: true })).toHaveCount(0);
    await page.goto('/admin');
    await expect(
      page.getByText("You don't have permission to access the admin area"),
    ).toBeVisible();
  });

  test('hears the heading of a new page, and gets the theme of the system again', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/forum');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeFocused();
    // it is read out because it has the focus, and not a second time
    await expect(page.getByRole('status').filter({ hasText: 'Kontakt' })).toHaveCount(0);
    const bar = page.getByRole('banner');
    const html = page.locator('html');
    await bar.getByRole('button', { name: 'Dunkles Design einschalten' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await bar.getByRole('button', { name: 'Helles Design einschalten' }).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await bar.getByRole('button', { name: 'Design wie das System' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('meets an honest page where an area is not open yet', async ({ page }) => {
    for (const path of ['/tournaments', '/marketplace', '/media-channels', '/rankings']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Page Not Found')).toHaveCount(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of [
    '/',
    '/forum',
    '/forum/subforum/1',
    '/forum/thread/1',
    '/login',
    '/signup',
    '/help',
    '/privacy',
  ]) {
    test(`${path} fits the width`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBeLessThanOrEqual(0);
    });
  }
});
