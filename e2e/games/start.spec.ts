import { appIsThere } from '../support/app.ts';
import { listViolations } from '../support/axe.ts';
import { type RoleName, signedIn, visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const PHONE = { width: 360, height: 740 };

async function phoneOf(browser: Browser, name: RoleName | null): Promise<Page> {
  const context = await browser.newContext({
    storageState: name ? signedIn(name) : visitor,
    viewport: PHONE,
  });
  return context.newPage();
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appIsThere(page);
}

test('a member is asked, says yes on the own phone, and the game begins where it was started', async ({
  browser,
}) => {
  const [anna, ben] = [await phoneOf(browser, 'anna'), await phoneOf(browser, 'ben')];
  await openPage(anna, '/games/new');
  await expect(anna.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await listViolations(anna)).toEqual([]);
  // what is wrong stands at its field, and what was typed stays
  await anna.getByRole('radio', { name: 'Andere' }).check();
  await anna.getByLabel('Von wie viel?').fill('99');
  await anna.getByRole('button', { name: 'Spiel starten' }).click();
  await expect(anna.getByLabel('Von wie viel?')).toHaveAccessibleDescription(/Gültige Zahl/);
  await anna.getByLabel('Von wie viel?').fill('170');
  await anna.getByLabel('Gegen wen?').fill('ben.yil');
  await anna.getByRole('button', { name: /@ben/ }).click();
  await anna.getByRole('button', { name: 'Spiel starten' }).click();
  await expect(anna.getByRole('heading', { name: 'Warten auf Ben' })).toBeVisible();
  expect(await listViolations(anna)).toEqual([]);

  await openPage(ben, new URL(anna.url()).pathname);
  await expect(ben.getByRole('heading', { name: /will mit dir 170 spielen/ })).toBeVisible();
  expect(await listViolations(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Mitspielen' }).click();
  await expect(anna).toHaveURL(/\/score$/);

  // the same once more is one tap
  const id = new URL(anna.url()).pathname.split('/')[2];
  await openPage(anna, `/games/new?rematch=${id}`);
  await anna.getByRole('button', { name: 'Wieder 170 gegen Ben' }).click();
  await expect(anna.getByRole('heading', { name: 'Warten auf Ben' })).toBeVisible();
  await openPage(ben, new URL(anna.url()).pathname);
  await ben.getByRole('button', { name: 'Absagen' }).click();
  await expect(anna.getByRole('heading', { name: 'Abgesagt' })).toBeVisible();
});

test('a guest opens the link and claims the game', async ({ browser }) => {
  const anna = await phoneOf(browser, 'anna');
  await openPage(anna, '/games/new');
  await anna.getByLabel('Gegen wen?').fill('Der lange Kalle');
  await anna.getByRole('button', { name: 'Spiel starten' }).click();
  await expect(anna).toHaveURL(/\/score$/);
  await openPage(anna, new URL(anna.url()).pathname.replace('/score', ''));
  await anna.getByRole('button', { name: 'Link für Der lange Kalle' }).click();
  await anna.getByRole('button', { name: 'Link zeigen' }).click();
  await expect(anna.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  expect(await listViolations(anna)).toEqual([]);
  const link = new URL(await anna.getByLabel('Link', { exact: true }).inputValue());
  const path = link.pathname + link.search;

  const stranger = await phoneOf(browser, null);
  await openPage(stranger, path);
  await expect(stranger.getByText('Hast du als „Der lange Kalle“ gespielt?')).toBeVisible();
  expect(await listViolations(stranger)).toEqual([]);
  const signIn = stranger.getByRole('link', { name: 'Anmelden und übernehmen' });
  await expect(signIn).toHaveAttribute('href', /returnTo=/);

  const ben = await phoneOf(browser, 'ben');
  await openPage(ben, path);
  await ben.getByRole('button', { name: 'Das war ich' }).click();
  await expect(ben.getByText('1 Spiel gehört jetzt dir')).toBeVisible();
  await ben.reload();
  await expect(ben.getByRole('heading', { name: /schon übernommen/ })).toBeVisible();
});
