import { appIsThere } from '../support/app.ts';
import { visitor } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: visitor });

test('a visitor lands on a page that says what the Oche is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ran an die Oche/i);
  for (const id of ['features', 'venues', 'tournaments', 'community']) {
    await expect(page.locator(`#${id}`)).toBeVisible();
  }
  // what is going on, with links to it
  await expect(page.getByRole('region', { name: 'Die Oche in Zahlen' })).toContainText('Boards in');
  for (const kind of ['/venues/', '/tournaments/', '/forum/thread/']) {
    await expect(page.getByRole('main').locator(`a[href^="${kind}"]`).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Jetzt mitmachen' }).first().click();
  await expect(page).toHaveURL(/\/login/);
});

test('the demo plays a leg, stops when it is told to, and stands still for who asks for less motion', async ({
  page,
}) => {
  const slate = page.getByRole('group', { name: 'Demo: ein Leg 501' });
  const press = (name: string) => slate.getByRole('button', { name }).click();
  await page.goto('/');
  await page.getByRole('button', { name: 'Demo ansehen' }).click();
  // three darts, one after the other
  await expect(slate.getByRole('status')).toHaveText(/^(Rot|Grün) wirft \d+, Rest \d+\.$/);
  await press('Anhalten');
  await press('Nächste Aufnahme');
  await press('Weiter');
  await expect(slate.getByRole('button', { name: 'Anhalten' })).toBeVisible();
  await page.getByRole('button', { name: 'Demo schließen' }).click();
  await expect(slate).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Demo ansehen' }).click();
  await expect(slate).toContainText('501');
  await expect(slate.getByRole('button', { name: 'Weiter' })).toBeVisible();
  const isOver = slate.getByText('Game shot!', { exact: true });
  for (let visits = 0; visits < 60 && !(await isOver.isVisible()); visits += 1) {
    await press('Nächste Aufnahme');
  }
  await expect(slate.getByRole('status')).toHaveText(/^Game shot! (Rot|Grün) checkt \d+\.$/);
  await expect(slate.getByRole('link', { name: 'Jetzt mitmachen' })).toBeVisible();
});

test('the footer leads to real pages', async ({ page }) => {
  const pages = {
    '/help': 'Hilfe',
    '/contact': 'Kontakt',
    '/privacy': 'Datenschutz',
    '/terms': 'Nutzungsbedingungen',
    '/imprint': 'Impressum',
  };
  for (const [path, title] of Object.entries(pages)) {
    await page.goto('/');
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
  await expect(page.getByText('Postleitzahlen: GeoNames, CC BY 4.0')).toBeVisible();
});

test('language and theme stay after a reload', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /English|EN/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /dark/i }).first().click();
  await expect(page.locator('html')).toHaveClass(/dark/);

  const html = await (await page.context().request.get('/')).text();
  expect(html).toMatch(
    /<html[^>]*lang="en"[^>]*class="[^"]*dark|<html[^>]*class="[^"]*dark[^"]*"[^>]*lang="en"/,
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages are readable', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ran an die Oche/i);
    await page.goto('/forum');
    await page.getByRole('link', { name: 'Barrels & komplette Darts' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barrels & komplette Darts');
    await page.getByRole('main').locator('a[href^="/forum/thread/"]').first().click();
    await expect(page.getByRole('article').first()).toContainText('Thread-Starter');
  });
});

test('pages name themselves for search engines and other sites', async ({ page, request }) => {
  await page.goto('/forum');
  await page.getByRole('main').locator('a[href^="/forum/thread/"]').first().click();
  await expect(page).toHaveURL(/\/forum\/thread\/\d+/);
  const html = await (await request.get(page.url())).text();
  expect(html).toContain('<link rel="canonical"');
  expect(html).toContain('property="og:title"');
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const drawn = await request.get(picture);
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
  expect(html).toContain('application/ld+json');
  expect(html).toContain('DiscussionForumPosting');

  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain('Sitemap:');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const part = /<loc>([^<]*threads-0[^<]*)<\/loc>/.exec(await sitemap.text())?.[1] ?? '';
  expect(await (await request.get(part)).text()).toContain(new URL(page.url()).pathname);
});

test('what a page brings along is not asked for again', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    // a thread's stream, and banners, which no page brings along
    const isLater = /forum\.thread\.events|banners\.show/.test(request.url());
    if (request.url().includes('/trpc/') && !isLater) calls.push(request.url());
  });
  const problems: string[] = [];
  page.on('console', (message) => {
    // these tests run without service workers, and the test's own browser says so
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  for (const path of ['/', '/forum', '/forum/subforum/1', '/forum/thread/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await appIsThere(page);
  }
  expect(calls).toEqual([]);
  expect(problems).toEqual([]);
});

test('what is done before the scripts are there is not lost', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  // scripts that are held back may hold back the end of loading, too
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('E-Mail-Adresse').fill('nele@oche.test');
  await page
    .getByRole('button', { name: /Dunkl|dunkl/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveClass('light');
  await page.evaluate(() => scrollTo(0, 300));

  scripts.resolve();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('button', { name: 'Konto anlegen' })).toBeEnabled();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('nele@oche.test');
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).not.toHaveAttribute('aria-invalid');
});
