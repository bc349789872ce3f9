import { randomUUID } from 'node:crypto';
import { listViolations } from '../support/axe.ts';
import { call, idOf } from '../support/call.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { type APIRequestContext, expect, type Page, test } from '../support/test.ts';
import { type ForeignSite, integrityOf, openForeignSite, strictPolicy } from './foreign-site.ts';

// somebody who is signed in on Oche, so that there are cookies that could be sent
test.use({ storageState: signedIn('anna') });

let site: ForeignSite;
test.beforeAll(async () => {
  site = await openForeignSite();
});
test.afterAll(() => site.close());

const policy = strictPolicy(baseUrl);

/** What other tests change as little as possible. */
const subjects = {
  booking: '/venues/1',
  'free-boards': '/venues/1',
  fixtures: '/leagues/divisions/1',
  table: '/leagues/divisions/1',
  bracket: '/tournaments/1',
  'next-tournaments': '/tournaments',
} as const;
type Kind = keyof typeof subjects | 'live-game';

async function makeWidget(
  page: Page,
  kind: Kind,
  more: { subject?: string; origins?: string[] } = {},
): Promise<string> {
  const subject = kind === 'live-game' ? '' : subjects[kind];
  const { key } = await call<{ key: string }>(page, 'widgets.create', {
    ...{ kind, subject, origins: [site.origin], ...more },
  });
  return key;
}

const tag = (key: string, attributes = '') =>
  `<script async src="${baseUrl}/widget.js" data-widget="${key}" ${attributes}></script>`;

/** Without waiting for the app, which isn't there. */
const open = (page: Page) => page.goto(site.origin, { waitUntil: 'commit' });
const frames = (page: Page) => page.locator('iframe.oche-widget');
const inside = (page: Page, index = 0) => frames(page).nth(index).contentFrame();
/** The widget with its style sheet and script: before, other things can be reached, and all is as wide as it likes. */
async function loaded(page: Page, index = 0) {
  await expect(inside(page, index).getByRole('article')).toBeAttached();
  const frame = await frames(page).nth(index).elementHandle();
  await (await frame?.contentFrame())?.waitForLoadState('load');
  return inside(page, index);
}

test('three of them in a page with the strictest policies: no cookie, no complaint, as high as they need', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const cookies: string[] = [];
  const requests: string[] = [];
  page.on('request', async (request) => {
    if (!request.url().startsWith(baseUrl)) return;
    requests.push(request.url());
    const { cookie } = await request.allHeaders();
    if (cookie) cookies.push(`sent to ${request.url()}`);
  });
  page.on('response', async (response) => {
    const headers = await response.allHeaders();
    if (headers['set-cookie']) cookies.push(`set by ${response.url()}`);
  });
  const keys = [
    await makeWidget(page, 'table'),
    await makeWidget(page, 'next-tournaments'),
    await makeWidget(page, 'booking'),
  ];
  site.show({ policy, body: keys.map((key) => tag(key, 'data-height="200"')).join('<p>…</p>') });
  await open(page);
  await expect(frames(page)).toHaveCount(3);
  const kinds = ['table', 'next-tournaments', 'booking'];
  for (const [index, kind] of kinds.entries()) {
    const widget = await loaded(page, index);
    await expect(widget.getByRole('article')).toHaveAttribute('data-kind', kind);
    // the last one is out of view, where a browser draws nothing
    const missing = async () => {
      const content = await widget
        .locator('main')
        .evaluate((main) => main.getBoundingClientRect().height);
      const box = await frames(page).nth(index).boundingBox();
      return Math.ceil(content) - (box?.height ?? 0);
    };
    await expect.poll(missing).toBe(0);
  }
  expect(cookies).toEqual([]);
  expect(complaints).toEqual([]);
  // the script, three documents, and what they share: style sheet, script and fonts
  expect(new Set(requests).size).toBeLessThanOrEqual(10);
  // nothing is left in the host's page but the frames
  expect(await page.evaluate(() => Reflect.get(globalThis, 'oche'))).toBeUndefined();
});

test('a site that was not named shows nothing', async ({ page }) => {
  const key = await makeWidget(page, 'table', { origins: ['https://www.dc-pfeile.example'] });
  site.show({ policy, body: tag(key) });
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await open(page);
  await refused;
  await expect(inside(page).getByRole('table')).toHaveCount(0);
});

test('takes colour, theme and language of the page around it', async ({ page }) => {
  const key = await makeWidget(page, 'table');
  site.show({ policy, lang: 'en-GB', body: tag(key, 'data-theme="dark" data-accent="#0a3d91"') });
  await open(page);
  const widget = await loaded(page);
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText('Table');
  await expect(widget.locator('html')).toHaveAttribute('data-ground', 'dark');
  expect(
    await widget
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--accent-solid').trim()),
  ).toBe('#0a3d91');
});

test.describe('in a page that lets scripts in by', () => {
  test('a nonce, as a module', async ({ page }) => {
    const key = await makeWidget(page, 'table');
    site.show({
      policy: strictPolicy(baseUrl, "'nonce-c3RyaWN0'"),
      body: `<script type="module" nonce="c3RyaWN0" src="${baseUrl}/widget.js" data-widget="${key}"></script>`,
    });
    await open(page);
    await expect(inside(page).getByRole('table')).toBeVisible();
  });

  test('integrity', async ({ page }) => {
    const key = await makeWidget(page, 'table');
    const code = await (await page.request.get(`${baseUrl}/widget.js`)).body();
    expect(code.length).toBeLessThan(3000);
    site.show({
      policy,
      body: tag(key, `integrity="${integrityOf(code)}" crossorigin="anonymous"`),
    });
    await open(page);
    await expect(inside(page).getByRole('table')).toBeVisible();
  });
});

test('by keyboard alone: from a day to a time, and on Oche it is chosen already', async ({
  page,
}) => {
  const key = await makeWidget(page, 'booking');
  site.show({ policy, body: `<a href="#a">vorher</a>${tag(key)}` });
  await open(page);
  const widget = await loaded(page);
  await page.getByRole('link', { name: 'vorher' }).focus();
  await page.keyboard.press('Tab');
  const focused = widget.locator('input:focus');
  const first = await focused.inputValue();
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveValue(first);
  const day = await focused.inputValue();
  await page.keyboard.press('Tab');
  const time = widget.locator('a:focus');
  await expect(time).toHaveAttribute('href', new RegExp(`book=1&date=${day}&from=`));
  const from = /from=([\d:]+)/.exec((await time.getAttribute('href')) ?? '')?.[1];
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const booking = await opened;
  await expect(
    booking.getByRole('dialog').getByLabel('Beginn').locator('option:checked'),
  ).toHaveText(new RegExp(`^${from}`));
});

/** A leg of 301 against a guest. */
async function startGame(ben: APIRequestContext) {
  await ben.get('/api/mock-login?email=ben@oche.test');
  const { id: gameId } = await call<{ id: number }>({ request: ben }, 'games.start', {
    rules: { game: 'x01', start: 301, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: await idOf({ request: ben }) }], [{ guestName: 'Gast vom Tresen' }]],
    first: 0,
  });
  const deviceId = randomUUID();
  let base = 0;
  return {
    path: `/games/${gameId}`,
    async enter(total: number) {
      const moves = [{ id: randomUUID(), move: { kind: 'enter', entry: { total } } }];
      await call({ request: ben }, 'games.enterMoves', { gameId, deviceId, base, moves });
      base += 1;
    },
  };
}

test('a live game goes on without a reload', async ({ page, playwright }) => {
  const ben = await playwright.request.newContext({ baseURL: baseUrl, storageState: visitor });
  const game = await startGame(ben);
  const key = await makeWidget(page, 'live-game', { subject: game.path });
  site.show({ policy, body: tag(key) });
  await open(page);
  const widget = await loaded(page);
  await expect(widget.locator('.big').first()).toContainText('301');
  await widget.locator('html').evaluate((root) => root.setAttribute('data-same', ''));
  await game.enter(100);
  await expect(widget.locator('.big').first()).toContainText('201');
  await game.enter(60);
  await expect(widget.locator('.big').nth(1)).toContainText('241');
  await expect(widget.locator('html')).toHaveAttribute('data-same', '');
  expect(await listFrameViolations(page, `/embed/preview/live-game?subject=${game.path}`)).toEqual(
    [],
  );
  await ben.dispose();
});

/** Checks a widget by day and by night, in the narrowest frame, as a page of its own. */
async function listFrameViolations(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width: 300, height: 900 });
  for (const theme of ['light', 'dark']) {
    await page.goto(`${baseUrl}${path}&theme=${theme}`, { waitUntil: 'commit' });
    await page.waitForLoadState('load');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 300) found.push(`${theme}: ${wide} px wide`);
    const violations = await listViolations(page);
    found.push(...violations.map((line) => `${theme}: ${line}`));
  }
  return found;
}

for (const [kind, subject] of Object.entries(subjects)) {
  test(`${kind} can be used by everybody`, async ({ page }) => {
    expect(
      await listFrameViolations(page, `/embed/preview/${kind}?subject=${subject}&accent=%23ffd500`),
    ).toEqual([]);
  });
}

test('is made in the account, seen before, copied and deleted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/account/widgets?kind=table&subject=/leagues/divisions/1');
  await expect(page.getByLabel('Was gezeigt wird')).toHaveValue('table');
  const preview = page.locator('iframe').first().contentFrame();
  await expect(preview.getByRole('table')).toBeVisible();
  await page.getByLabel('Websites').fill('www.dc-pfeile.example');
  await page.getByRole('button', { name: 'Widget anlegen' }).click();
  const entry = page.locator('details[open]').filter({ hasText: 'www.dc-pfeile.example' });
  await entry.getByRole('button', { name: 'Zeile kopieren' }).click();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(/^<script async src="[^"]+\/widget\.js" data-widget="[\w-]{22}" /);
  expect(await listViolations(page)).toEqual([]);
  await entry.getByRole('button', { name: 'Löschen' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Löschen' })
    .click();
  await expect(entry).toHaveCount(0);
});
