import { listViolations } from '../support/axe.ts';
import { call, idOf } from '../support/call.ts';
import { buildIsKept } from '../support/kept.ts';
import { type RoleName, signedIn, visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { showTheme } from '../support/theme.ts';

const PHONE = { width: 360, height: 640 };

/** A leg of 101, double out; the first side begins. */
async function startGame(page: Page, opponent: object): Promise<string> {
  const { id } = await call<{ id: number }>(page, 'games.start', {
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: await idOf(page) }], [opponent]],
  });
  return `/games/${id}`;
}

async function open(browser: Browser, who: RoleName | null, path: string): Promise<Page> {
  const storageState = who ? signedIn(who) : visitor;
  const context = await browser.newContext({ storageState, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const left = (page: Page, name: string, score: number) =>
  expect(page.getByRole('img', { name: `${name}: Rest ${score}`, exact: true })).toBeVisible();
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('on phones', () => {
  test.use({ storageState: signedIn('anna'), viewport: PHONE });

  test('two of them and a visitor play a leg to its end', async ({ page, browser }) => {
    const ben = await open(browser, 'ben', '/help');
    const game = await startGame(page, { userId: await idOf(ben) });
    await call(ben, 'games.invitation.accept', { gameId: Number(game.split('/')[2]) });
    await page.goto(`${game}/score`);
    await ben.goto(`${game}/score`);
    const watcher = await open(browser, null, game);

    await tap(page, '45');
    await left(page, 'Anna', 56);
    await expect(watcher.getByText('56', { exact: true }).first()).toBeVisible();
    // the second phone is told, and sees everything
    const isElsewhere = (phone: Page) =>
      expect(phone.getByRole('heading', { name: 'Hier schreibt schon' })).toBeVisible();
    await isElsewhere(ben);
    await left(ben, 'Anna', 56);
    await tap(ben, 'Hier weiterschreiben');
    await tap(ben, '41');
    await left(ben, 'Ben', 60);
    await isElsewhere(page);
    await left(page, 'Ben', 60);
    await expect(watcher.getByText('60', { exact: true }).first()).toBeVisible();

    // dart by dart, and by totals again
    await tap(ben, 'Darts');
    await tap(ben, '16');
    await tap(ben, 'Rest daneben');
    await left(ben, 'Anna', 40);
    await tap(ben, 'Summe');
    await tap(ben, '0');
    await ben.getByRole('button', { name: 'Eintragen' }).click();
    await left(page, 'Anna', 40);

    // a correction that makes a later visit impossible says which
    const correct = async () => {
      await tap(ben, 'Aufnahmen');
      await tap(ben, 'Korrigieren: Anna, Aufnahme 1, 45');
    };
    await correct();
    for (const digit of '99') await tap(ben, digit);
    await tap(ben, 'Weiß ich nicht');
    await expect(ben.getByText('Danach passt Anna, Aufnahme 2 (16) nicht')).toBeVisible();
    await tap(ben, '41');
    await left(ben, 'Anna', 44);
    await left(page, 'Anna', 44);

    for (const colorScheme of ['light', 'dark'] as const) {
      await showTheme(ben, colorScheme);
      expect(await listViolations(ben)).toEqual([]);
      const isWhole = await ben.evaluate(
        () => document.documentElement.scrollHeight <= innerHeight,
      );
      expect(isWhole).toBe(true);
    }
    await tap(ben, 'Check 44');
    await expect(ben.getByRole('heading', { name: 'Mit wie vielen Darts' })).toBeVisible();
    expect(await listViolations(ben)).toEqual([]);
    await tap(ben, '2 Darts, 1 aufs Doppel');
    await expect(ben.getByRole('heading', { name: 'Anna gewinnt' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Anna gewinnt' })).toBeVisible();
    await expect(ben.getByText('Das Ergebnis ist eingetragen.')).toBeVisible();
    const toResult = ben.getByRole('link', { name: 'Zum Ergebnis' });
    // for a moment it can't be pressed, and its colours change when it can
    await expect(toResult).toBeEnabled();
    expect(await listViolations(ben)).toEqual([]);
    await toResult.click();
    await expect(ben).toHaveURL(game);
    await Promise.all([ben.context().close(), watcher.context().close()]);
  });
});

test.describe('without a network', () => {
  test.use({ storageState: signedIn('anna'), serviceWorkers: 'allow' });

  test('a leg goes on, by keyboard, through a reload, and is sent afterwards', async ({
    page,
    context,
    browser,
  }) => {
    const game = await startGame(page, { guestName: 'Uwe' });
    await page.goto(`${game}/score`);
    const type = async (keys: string) => {
      for (const key of keys) await page.keyboard.press(key === '↵' ? 'Enter' : key);
    };
    await left(page, 'Anna', 101);
    await type('26');
    await left(page, 'Anna', 75);
    await expect(page.getByText('Alles gesendet')).toBeVisible();
    const watcher = await open(browser, null, game);
    // the worker has all files and this page
    await buildIsKept(page);
    const ownPage = () => page.evaluate(async () => !!(await caches.match(location.pathname)));
    await expect.poll(ownPage).toBe(true);

    await context.setOffline(true);
    await type('41');
    await left(page, 'Uwe', 60);
    await expect(page.getByText('1 Aufnahme noch auf diesem Gerät')).toBeVisible();
    await page.reload();
    await left(page, 'Uwe', 60);
    await expect(page.getByText('1 Aufnahme noch auf diesem Gerät')).toBeVisible();
    await type('21');
    await left(page, 'Anna', 54);
    await type('u');
    await left(page, 'Anna', 75);
    await type('9↵');
    await left(page, 'Anna', 66);
    await expect(page.getByText('2 Aufnahmen noch auf diesem Gerät')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Alles gesendet')).toBeVisible({ timeout: 20_000 });
    await expect(watcher.getByText('66', { exact: true }).first()).toBeVisible();
    await type('?');
    await expect(page.getByRole('heading', { name: 'Tastenkürzel' })).toBeVisible();
    await page.keyboard.press('Escape');
    await watcher.context().close();
  });
});
