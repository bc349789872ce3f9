import { appIsThere } from '../support/app.ts';
import { listViolations } from '../support/axe.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

const openBar = async (page: Page) => {
  await page.getByRole('button', { name: 'Suche öffnen' }).click();
  return page.getByRole('combobox', { name: 'Suchbegriff' });
};
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const isActive = async (page: Page, name: string | RegExp) => {
  const id = await option(page, name).getAttribute('id');
  await expect(page.getByRole('combobox', { name: 'Suchbegriff' })).toHaveAttribute(
    'aria-activedescendant',
    id ?? '',
  );
  await expect(option(page, name)).toHaveAttribute('aria-selected', 'true');
};
/** Where the focus of the results is, and what they are about. */
const line = (page: Page) => page.getByRole('main').getByRole('status').first();

test.describe('a member on a phone', () => {
  test.use({ storageState: signedIn('anna'), viewport: { width: 360, height: 740 } });

  test('finds by keyboard what is suggested, and later what was searched for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.includes('search.suggest')) asked.push(searchParams.get('input') ?? '');
    });
    await page.goto('/forum');
    await appIsThere(page);
    const box = await openBar(page);
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.press('Enter');
    await expect(page).toHaveURL('/forum');

    // one request a pause, however much is typed
    await box.pressSequentially('domspitz', { delay: 10 });
    await expect(page.getByRole('group', { name: 'Lounges' })).toContainText('Domspitze');
    expect(asked).toHaveLength(1);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(await listViolations(page)).toEqual([]);

    // arrows go through the options and back to the box; Home and End to the ends
    await box.press('ArrowUp');
    await isActive(page, 'Alle Ergebnisse für „domspitz“');
    await box.press('ArrowDown');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await box.press('ArrowDown');
    await isActive(page, /Domspitze/);
    await box.press('End');
    await isActive(page, 'Alle Ergebnisse für „domspitz“');
    await box.press('Home');
    await isActive(page, /Domspitze/);
    // Escape closes the list, and then the bar
    await box.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box).toHaveValue('domspitz');
    await box.press('Escape');
    await expect(box).toBeHidden();
    await expect(page.getByRole('button', { name: 'Suche öffnen' })).toBeFocused();

    await openBar(page);
    await box.fill('domspitz');
    await expect(option(page, /Domspitze/)).toBeVisible();
    await box.press('ArrowDown');
    await isActive(page, /Domspitze/);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/venues\/\d+$/);
    await expect(box).toBeHidden();
    // a page that is still on its way closes the bar when it arrives
    await expect(page.getByRole('heading', { level: 1, name: /Domspitze/ })).toBeVisible();

    // what is searched is kept on the device, until it is removed
    for (const words of ['Doppelquote', 'Köln']) {
      await openBar(page);
      await box.fill(`  ${words} `);
      await box.press('Enter');
      await expect(page).toHaveURL(`/search?q=${encodeURIComponent(words)}`);
      await expect(line(page)).toContainText(words);
    }
    await expect(line(page)).toHaveText(/ für "Köln"$/);
    await openBar(page);
    const last = page.getByRole('region', { name: 'Letzte Suchen' });
    await expect(last.getByRole('link')).toHaveText(['Köln', 'Doppelquote']);
    expect(await listViolations(page)).toEqual([]);
    await box.press('ArrowDown');
    await expect(last.getByRole('link', { name: 'Köln' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=Doppelquote');
    await openBar(page);
    await page.getByRole('button', { name: '„Köln“ aus den letzten Suchen entfernen' }).click();
    await expect(last.getByRole('link')).toHaveText(['Doppelquote']);
    await expect(box).toBeFocused();
    await page.getByRole('button', { name: 'Alle entfernen' }).click();
    await expect(last).toHaveCount(0);

    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
  });
});

test.describe('a visitor', () => {
  test.use({ storageState: visitor });

  test('an older answer never takes the place of a newer one', async ({ page }) => {
    await page.goto('/forum');
    await appIsThere(page);
    const box = await openBar(page);
    let letOlderGo = () => {};
    const held = new Promise<void>((resolve) => {
      letOlderGo = resolve;
    });
    await page.route(/search\.suggest.*flights/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    const older = page.waitForRequest(/search\.suggest.*flights/);
    await box.fill('flights');
    await older;
    await box.fill('domspitze');
    await expect(option(page, /Domspitze/)).toBeVisible();
    letOlderGo();
    await box.fill('domspitze d');
    await expect(option(page, 'Alle Ergebnisse für „domspitze d“')).toBeVisible();
    await expect(option(page, /Domspitze/)).toBeVisible();
    await expect(option(page, /flights/i)).toHaveCount(0);
  });

  test('finds, filters, shares, mistypes, and is told what to try', async ({ page, context }) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { name: 'Suche in der Oche' })).toBeVisible();
    await expect(page.getByText('Gib einen Suchbegriff ein, um Inhalte zu finden.')).toBeVisible();
    await appIsThere(page);
    const words = page.getByRole('main').getByRole('searchbox', { name: 'Suchbegriff' });
    await words.fill('flights');
    await words.press('Enter');
    await expect(line(page)).toHaveText(/^\d+ Ergebnisse für "flights"$/);
    const posts = page.getByRole('main').getByRole('article').filter({ hasText: 'Forum-Beitrag' });
    const first = posts.first();
    await expect(first.locator('mark').first()).toHaveText(/flight/i);
    expect(await listViolations(page)).toEqual([]);

    await page.getByLabel('Zeitraum').selectOption('Letztes Jahr');
    const itsPlace = posts.getByRole('link', { name: 'Flights & Shafts', exact: true });
    await itsPlace.first().click();
    await expect(page).toHaveURL(/period=year.*subforum=\d+|subforum=\d+.*period=year/);
    await expect(page.getByRole('button', { name: /Nur in Flights & Shafts/ })).toBeVisible();
    await expect(line(page)).toHaveText(/ Ergebnisse für "flights"$/);
    const found = (await line(page).textContent()) ?? '';
    const shared = await context.newPage();
    await shared.goto(page.url());
    await expect(line(shared)).toHaveText(found);
    await expect(shared.getByLabel('Zeitraum')).toHaveValue('year');
    await shared.close();
    await page.goBack();
    await expect(page).not.toHaveURL(/subforum/);

    await words.fill('Flihgts');
    await words.press('Enter');
    await expect(line(page)).toHaveText(/^\d+ Ergebnisse für "Flights"$/);
    await expect(page.getByText('Zu "Flihgts" gibt es nichts.')).toBeVisible();
    await page.getByRole('link', { name: 'Trotzdem nach "Flihgts" suchen' }).click();
    await expect(
      page.getByRole('heading', { name: 'Keine Ergebnisse für "Flihgts" gefunden.' }),
    ).toBeVisible();
    await expect(
      page.getByText('Versuche es mit anderen Begriffen oder in einer anderen Kategorie.'),
    ).toBeVisible();
    expect(await listViolations(page)).toEqual([]);

    await page.route(/search\.find/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await words.fill('shafts');
    await words.press('Enter');
    await expect(page.getByRole('heading', { name: 'Suche fehlgeschlagen' })).toBeVisible();
    await page.unroute(/search\.find/);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(line(page)).toHaveText(/ Ergebnisse für "shafts"$/);
  });
});
