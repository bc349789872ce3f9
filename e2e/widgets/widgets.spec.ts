import { listViolations } from '../support/axe.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { expect, type Page, test } from '../support/test.ts';
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
  const widget = inside(page);
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

/** Checks a widget by day and by night, in the narrowest frame, as a page of its own. */
async function listFrameViolations(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width: 300, height: 900 });
  for (const theme of ['light', 'dark']) {
    await page.goto(`${baseUrl}${path}&theme=${theme}`, { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toBeVisible();
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
