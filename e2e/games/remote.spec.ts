import { appIsThere } from '../support/app.ts';
import { listViolations } from '../support/axe.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

const PHONE = { width: 360, height: 640 };

const left = (page: Page, name: string, score: number) =>
  expect(page.getByRole('img', { name: `${name}: Rest ${score}`, exact: true })).toBeVisible();
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

test.describe('two on phones', () => {
  test.use({ storageState: signedIn('anna'), viewport: PHONE });

  test('find each other in the lobby and play a leg from afar', async ({ page: anna, browser }) => {
    const context = await browser.newContext({ storageState: signedIn('ben'), viewport: PHONE });
    const ben = await context.newPage();
    for (const page of [anna, ben]) {
      await page.goto('/games/lobby');
      await appIsThere(page);
    }
    await anna.getByText('Anderes Spiel').click();
    const form = anna.getByRole('group', { name: 'Was?' });
    await form.getByRole('radio', { name: '301' }).check();
    const legs = anna.getByRole('group', { name: 'First to wie viele Legs?' });
    await legs.getByRole('radio', { name: '1', exact: true }).check();
    expect(await listViolations(anna)).toEqual([]);
    await tap(anna, 'Warten, bis jemand kommt');
    await heading(anna, 'Du wartest jetzt');

    // the other one sees it without doing anything, and both are at the game
    expect(await listViolations(ben)).toEqual([]);
    await ben.getByRole('button', { name: /^Gegen Anna spielen: 301/ }).click();
    for (const page of [anna, ben]) {
      await expect(page).toHaveURL(/\/games\/\d+\/score$/);
      await left(page, 'Anna', 301);
    }

    // who begins was drawn; each device has the keys while its own side throws
    const thrower = anna.locator('[aria-current=true]').getByRole('heading');
    const benBegins = (await thrower.textContent()) === 'Ben';
    const [one, other] = benBegins ? [ben, anna] : [anna, ben];
    const [first, second] = benBegins ? ['Ben', 'Anna'] : ['Anna', 'Ben'];
    await heading(other, `${first} wirft`);
    await tap(one, '180');
    await heading(one, `${second} wirft`);
    await left(other, first, 121);
    // a visit of one's own can be taken back until the other has thrown
    await tap(one, 'Meine Aufnahme war falsch');
    await heading(other, `${first} wirft`);
    await tap(one, '180');
    await left(other, first, 121);
    expect(await listViolations(one)).toEqual([]);

    // without a network a visit waits on its device, and arrives by itself
    await other.context().setOffline(true);
    await tap(other, '60');
    await left(other, second, 241);
    await expect(other.getByText(`${first} sieht deine Aufnahme, sobald`)).toBeVisible();
    await left(one, second, 301);
    await heading(one, `${second} wirft`);
    await other.context().setOffline(false);
    await left(one, second, 241);

    await tap(one, '60');
    await left(other, first, 61);
    await tap(other, '60');
    await left(one, second, 181);
    await tap(one, 'Check 61');
    await tap(one, '2 Darts, 1 aufs Doppel');
    for (const page of [one, other]) await heading(page, `${first} gewinnt`);
    await other.getByRole('link', { name: 'Zum Ergebnis' }).click();
    await tap(other, 'Stimmt');
    await expect(other.getByText('Aus der Ferne · Ohne Kamera')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Stimmt', exact: true })).toBeHidden();
    await context.close();
  });
});

test.describe('a visitor', () => {
  test.use({ storageState: visitor, viewport: PHONE });

  test('sees the lobby, and is asked to join before playing', async ({ page }) => {
    await page.goto('/games/lobby');
    await appIsThere(page);
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole('link', { name: '501 3 Legs' }).click();
    await expect(page).toHaveURL(/\/login\?join=1&returnTo=%2Fgames%2Flobby/);
  });
});
