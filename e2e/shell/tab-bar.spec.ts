import { signedIn, visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 780 } });

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Hauptbereiche' });

/** What sticks to the lower edge of the window and reaches below the bar's upper edge; of the docked form its head. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-tabs]');
    if (!bar) return ['no bar'];
    const edge = bar.getBoundingClientRect().top;
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        if (bar.contains(element) || !element.checkVisibility()) return false;
        // the form hangs below the edge until it is opened
        if (element.matches('[data-dock]')) {
          const head = element.querySelector('button')?.getBoundingClientRect();
          return head !== undefined && head.bottom > edge + 1 && head.top < innerHeight;
        }
        const { position, bottom } = getComputedStyle(element);
        if (bottom === 'auto' || (position !== 'sticky' && position !== 'fixed')) return false;
        const box = element.getBoundingClientRect();
        return box.height > 0 && box.bottom > edge + 1 && box.top < innerHeight;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

test.describe('on a member’s phone', () => {
  test.use({ storageState: signedIn('anna') });

  test('the bar leads to the five areas and says where one is', async ({ page }) => {
    await page.goto('/games');
    const bar = barOf(page);
    await expect(bar.getByRole('link')).toHaveText([
      /Start/,
      'Spielen',
      'Lounges',
      'Turniere',
      'Forum',
    ]);
    await expect(bar.getByRole('link', { name: 'Spielen' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await bar.getByRole('link', { name: 'Forum' }).click();
    await expect(page).toHaveURL('/forum/latest');
    await expect(bar.locator('[aria-current=page]')).toHaveText('Forum');
    // the menu has what the bar has not
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu.getByRole('link', { name: 'Marktplatz' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Forum' })).toHaveCount(0);
  });

  for (const path of ['/rankings', '/forum/thread/12', '/account', '/']) {
    test(`the bar covers nothing of ${path}, also at its end`, async ({ page }) => {
      await page.goto(path);
      await expect(barOf(page)).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => covered(page)).toEqual([]);
      const last = await page.getByRole('contentinfo').boundingBox();
      const bar = await barOf(page).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    });
  }

  test('who writes has the lower edge', async ({ page }) => {
    await page.goto('/messages');
    await expect(barOf(page)).toBeVisible();
    await page
      .getByRole('link', { name: /Ben Yilmaz/ })
      .first()
      .click();
    await expect(page.getByRole('textbox').last()).toBeVisible();
    await expect(barOf(page)).toBeHidden();
  });
});

test.describe('on a visitor’s phone', () => {
  test.use({ storageState: visitor });

  test('the bar has the doors that are open', async ({ page }) => {
    await page.goto('/');
    await expect(barOf(page).locator('[aria-current=page]')).toHaveText('Start');
    await expect(barOf(page).getByRole('link', { name: 'Lounges' })).toHaveAttribute(
      'href',
      '/lounges',
    );
    await barOf(page).getByRole('link', { name: 'Forum' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forum');
    await expect.poll(() => covered(page)).toEqual([]);
  });
});
