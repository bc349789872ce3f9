import { expectAccessible } from '../support/accessible.ts';
import { type ForeignApp, startForeignApp } from '../support/foreign-app.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { expect, type Page, test } from '../support/test.ts';

let app: ForeignApp;
test.beforeAll(async () => {
  app = await startForeignApp();
});
test.afterAll(() => app.close());

/** Registers the app of the other page. @returns its name */
async function register(page: Page): Promise<string> {
  const name = `Lichter ${new URL(app.url).port}`;
  await page.goto('/account/apps');
  await page.getByRole('button', { name: 'App anmelden' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Wozu sie da ist').fill('Macht bei 180 das Licht an.');
  await page.getByLabel('Website').fill('https://lichter.example');
  const addresses = page.getByLabel('Rücksprung-Adressen');
  await addresses.fill(`${app.url}\njavascript:alert(1)`);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('Das ist keine erlaubte Rücksprung-Adresse')).toBeVisible();
  await addresses.fill(app.url);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const entry = page.getByRole('listitem').filter({ hasText: name }).last();
  const clientId = await entry.getByText(/^oche_app_/).textContent();
  app.configure({ server: baseUrl, clientId: clientId ?? '' });
  return name;
}

/** The other page has no app of ours that could be waited for. */
const open = (page: Page) => page.goto(app.url, { waitUntil: 'commit' });

test.describe('a page of somebody else', () => {
  test.use({ storageState: signedIn('ben') });

  test('signs in with Oche, reads the API, and is shown the door', async ({ page, browser }) => {
    const name = await register(page);
    const context = await browser.newContext({ baseURL: baseUrl, storageState: visitor });
    const member = await context.newPage();
    await open(member);
    await member.getByRole('button', { name: 'Sign in with Oche' }).click();

    // a visitor signs in first, and everything is kept
    await member.waitForURL(/\/login\?/);
    const back = new URL(member.url()).searchParams.get('returnTo') ?? '';
    await member.goto('/api/mock-login?email=anna@oche.test');
    await member.goto(back);
    await expect(member.getByRole('heading', { level: 1 })).toHaveText(`„${name}“ fragt`);
    await expect(member.getByText('Angemeldet als Anna Bergmann')).toBeVisible();
    await expectAccessible(member);

    // a no goes back, too
    await member.getByRole('button', { name: 'Nicht erlauben' }).click();
    await expect(member.locator('#said')).toHaveText('refused: access_denied');

    await member.getByRole('button', { name: 'Sign in with Oche' }).click();
    await member.getByRole('button', { name: 'Erlauben', exact: true }).click();
    await expect(member.locator('#said')).toHaveText('may: games:read');

    await member.goto('/account/access');
    const connected = member.getByRole('region', { name: 'Verbundene Apps' });
    await expect(connected).toContainText(name);
    await connected.getByRole('button', { name: `${name} nichts mehr erlauben` }).click();
    await member.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect(connected).not.toContainText(name);
  });

  test('can’t frame the question', async ({ page }) => {
    const answer = await page.request.get('/oauth/consent?error=OAUTH_UNKNOWN_APP');
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await page.goto('/oauth/consent?error=OAUTH_WRONG_REDIRECT');
    await expect(page.getByText('die sie nicht angegeben hat')).toBeVisible();
    await expectAccessible(page);
  });
});
