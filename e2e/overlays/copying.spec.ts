import { type RoleName, signedIn } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

async function openAs(browser: Browser, who: RoleName, path: string): Promise<Page> {
  const context = await browser.newContext({
    storageState: signedIn(who),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The address that was copied is that of the overlay, which is there. */
async function expectCopied(page: Page, path: string) {
  // it is said once it is done
  await expect(page.getByText(/kopiert/)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(`${baseUrl}/embed/overlays${path}`);
  const answer = await page.goto(address, { waitUntil: 'commit' });
  expect(answer?.status()).toBe(200);
  await expect(page.locator('.overlay')).toBeAttached();
}

const IN_DIALOG = 'Kopieren: Einblendung für den Stream';

test('who may see a game finds its overlay where it is shared', async ({ browser, request }) => {
  const course = await (await request.get('/api/tournaments/8/matches')).json();
  const game = course.matches.find(({ gameId }: { gameId: number | null }) => gameId)?.gameId;
  const page = await openAs(browser, 'anna', `/games/${game}`);
  await press(page, 'Teilen');
  await press(page, IN_DIALOG);
  await expectCopied(page, `/games/${game}`);
});

test('an organiser finds those of the tournament and of a board at the desk', async ({
  browser,
}) => {
  const page = await openAs(browser, 'moderator', '/tournaments/8/desk');
  await press(page, 'Einblendung');
  await expectCopied(page, '/tournaments/8');
  await page.goto('/tournaments/8/desk');
  const { boards } = await (await page.request.get('/api/tournaments/8/evening')).json();
  const [board] = boards as { id: number; name: string }[];
  await press(page, `Tablet: ${board?.name}`);
  await press(page, 'Link kopieren: Einblendung für den Stream');
  await expectCopied(page, `/tournaments/8/boards/${board?.id}`);
});

test('who speaks for a side finds that of the evening on the fixture’s page', async ({
  browser,
}) => {
  const page = await openAs(browser, 'anna', '/leagues/fixtures/1');
  await press(page, 'Einblendung');
  await expectCopied(page, '/leagues/fixtures/1');
  const other = await openAs(browser, 'anna', '/leagues/fixtures/2');
  await expect(other.getByRole('button', { name: 'Drucken' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Einblendung' })).toHaveCount(0);
});

test('a lounge finds that of a board where the board is changed', async ({ browser }) => {
  const page = await openAs(browser, 'ben', '/venues/3/manage/boards');
  const boards = await (await page.request.get('/api/lounges/3/boards.json')).json();
  const [board] = boards as { id: number; name: string }[];
  await press(page, `${board?.name} bearbeiten`);
  await press(page, IN_DIALOG);
  await expectCopied(page, `/venues/3/boards/${board?.id}`);
});
