import { expectAccessible } from '../support/accessible.ts';
import { visitor } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: visitor });

test('a stranger finds the guides, changes topic and language, and copies what runs here', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto('/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Entwickler' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bauen mit der Oche');
  await expectAccessible(page);

  // by keyboard alone: to the first example, which is copied, and does what it says
  const copy = page.getByRole('group', { name: 'Shell' }).first().getByRole('button');
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kopiert', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [, url = ''] = /^curl "([^"]+)"$/.exec(copied) ?? [];
  const answer = await page.request.get(url);
  expect(await answer.json()).toHaveLength(3);

  const topics = page.getByRole('navigation', { name: 'Themen' });
  await topics.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page).toHaveURL('/developers/webhooks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks');
  await expect(page).toHaveTitle(/^Webhooks/);
  await page.getByRole('link', { name: 'Was du hören kannst' }).click();
  await expect(page.getByRole('heading', { name: 'Was du hören kannst' })).toBeInViewport();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /English|EN/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'What you can hear' })).toBeVisible();
  await expect(page).toHaveURL(/\/developers\/webhooks/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A receiver in Node' })).toBeVisible();
});

test('a guide is whole on a phone, and nothing makes it wider', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    serviceWorkers: 'block',
    viewport: { width: 320, height: 700 },
  });
  const page = await context.newPage();
  for (const topic of ['', '/widgets', '/errors', '/client']) {
    await page.goto(`/developers${topic}`);
    const wider = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await wider(), topic).toBe(0);
    // the current topic is in sight, though the line of topics is longer than the phone
    await expect(
      page.getByRole('navigation', { name: 'Themen' }).locator('[aria-current=page]'),
    ).toBeInViewport();
  }
});
