import { listViolations } from '../support/axe.ts';
import { quietOf } from '../support/errors.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

/** What of a page's layout moves by itself is added up here. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/** Demo banners are drawn by jobs, soon after the server has started. */
const untilDrawn = async (page: Page) =>
  expect
    .poll(async () => (await (await page.request.get('/api/banners')).json()).length, {
      timeout: 60_000,
    })
    .toBeGreaterThan(14);

/** The calls that a page makes about banners, by name. */
function callsOf(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const names = new URL(request.url()).pathname.match(/^\/trpc\/(.+)/)?.[1]?.split(',') ?? [];
    calls.push(...names.filter((name) => name.startsWith('banners.')));
  });
  return (name: string) => calls.filter((call) => call === `banners.${name}`).length;
}

test.describe('a visitor', () => {
  // what a test's browser says of itself is that it is a bot, and those don't count
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  test.use({ storageState: visitor, userAgent });

  test('sees banners that count when they are seen, and nothing moves for them', async ({
    page,
    context,
  }) => {
    await context.route('https://example.com/**', (route) => route.fulfill({ body: 'Depot' }));
    test.slow();
    await untilDrawn(page);
    await watchShifts(page);
    const count = callsOf(page);
    await page.clock.install();
    await page.goto('/forum');
    const top = page.getByRole('complementary', { name: 'Anzeige oben' });
    await expect(top.getByText('Anzeige', { exact: true })).toBeVisible();
    await expect(top).toContainText('im Auftrag von Steeldart-Depot');
    const first = top.getByRole('link', { name: /Barrels zum halben Preis/ });
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(first).toHaveAttribute('rel', 'sponsored noopener noreferrer');
    expect((await first.getByRole('img').boundingBox())?.height).toBe(80);

    // one call for both positions; the lower one counts only when it is scrolled to
    await expect.poll(() => count('impression')).toBe(1);
    expect(count('show')).toBe(1);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    const end = page.getByRole('complementary', { name: 'Anzeige unten' });
    await end.scrollIntoViewIfNeeded();
    await expect.poll(() => count('impression')).toBe(2);
    await top.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    expect(count('impression')).toBe(2);
    expect(await listViolations(page)).toEqual([]);

    const [depot] = await Promise.all([context.waitForEvent('page'), first.click()]);
    await expect(depot).toHaveURL('https://example.com/?steeldart-depot');
    await depot.close();
    await expect.poll(() => count('click')).toBe(1);

    // it waits while somebody points at it, and after its button
    await page.clock.fastForward(11_000);
    await expect(first).toBeVisible();
    await page.mouse.move(10, 700);
    await first.evaluate((link) => link.blur());
    await page.clock.fastForward(10_100);
    await expect(top).toContainText('im Auftrag von Boardlicht');
    await top.getByRole('button', { name: 'Wechsel anhalten' }).press('Enter');
    await page.getByRole('heading', { name: 'Forum', level: 1 }).click();
    await page.clock.fastForward(30_000);
    await expect(top).toContainText('im Auftrag von Boardlicht');

    // on paper, and where somebody plays, there is none
    await page.emulateMedia({ media: 'print' });
    await expect(top).toBeHidden();
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await expect(top.getByRole('button')).toHaveCount(0);
  });
});

test.describe('a member', () => {
  test.use({ storageState: signedIn('anna') });

  test('gets the next page’s banners with it, and the page also without them', async ({ page }) => {
    test.slow();
    await untilDrawn(page);
    await watchShifts(page);
    const count = callsOf(page);
    await page.goto('/marketplace/1');
    const side = page.locator('[data-place=side]');
    await side.scrollIntoViewIfNeeded();
    await expect(side).toContainText('im Auftrag von');
    expect((await side.locator('picture').boundingBox())?.height).toBeCloseTo(128, 0);
    await page.getByRole('banner').getByRole('link', { name: 'Turniere' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turniere');
    await expect(page.getByRole('complementary', { name: 'Anzeige unten' })).toContainText(
      'Triple Reisen',
    );
    expect(count('show')).toBe(2);
    const quiet = quietOf(page);
    await page.goto('/messages');
    await quiet();
    expect(count('show')).toBe(2);

    // a picture that is not there is a grey area, and without the call there is no gap
    await page.route('**/media/**', (route) => route.abort());
    await page.goto('/rankings');
    const top = page.locator('[data-place=top]');
    await expect(top.getByText('Banner', { exact: false }).last()).toBeVisible();
    await expect(top.getByRole('link', { name: /Banner\s*: 180 geworfen/ })).toBeVisible();
    await page.route('**/trpc/banners.show**', (route) => route.abort());
    const isMissing = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/trpc/banners.show'),
    );
    await page.reload();
    await isMissing;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await top.boundingBox())?.height ?? 0).toBe(0);
  });
});
