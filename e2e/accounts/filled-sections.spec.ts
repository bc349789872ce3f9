import { listViolations } from '../support/axe.ts';
import { call } from '../support/call.ts';
import { quietOf } from '../support/errors.ts';
import { signedIn } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';
import { showTheme } from '../support/theme.ts';

/** Of all members of the demo who can sign in. */
const PASSWORD = 'oche-demo-2026';

test.use({ storageState: signedIn('moderator') });

/** What pages of others build on Oche: each section has two things, one of them in trouble or old. */
async function fill(page: Page): Promise<void> {
  for (const [name, lifetime] of [
    ['Licht am Board', null],
    ['Bot im Vereinschat', 30],
  ]) {
    await call(page, 'access.tokens.create', {
      ...{ name, lifetime, password: PASSWORD },
      scopes: ['games:read', 'tournaments:write'],
    });
  }
  for (const hasSecret of [true, false]) {
    await call(page, 'access.apps.create', {
      name: hasSecret ? 'Ligatabelle' : 'Scheibe am Handy',
      purpose: 'Zeigt im Vereinsheim, wie es in der Liga steht, und wer als Nächstes spielt.',
      website: 'https://ligatabelle.example',
      redirectUris: ['https://ligatabelle.example/fertig', 'http://127.0.0.1/fertig'],
      hasSecret,
    });
  }
  for (const events of [null, ['game.finished']]) {
    await call(page, 'webhooks.create', {
      name: events ? 'Nur Ergebnisse' : 'Alles',
      url: `https://empfaenger.example/${events ? 'ergebnisse' : 'ein-langer-pfad-ohne-jede-stelle-an-der-er-umbricht-und-noch-weiter'}`,
      events,
      subject: { kind: 'member', id: '' },
    });
  }
  for (const kind of ['table', 'fixtures']) {
    await call(page, 'widgets.create', {
      ...{ kind, subject: '/leagues/divisions/1', accent: '#0a3d91' },
      origins: ['https://www.dc-pfeile.example', 'https://verein.example'],
    });
  }
}

test('what others build on can be used by everybody when there is something, at all widths, by day and night', async ({
  page,
}) => {
  await fill(page);
  const quiet = quietOf(page);
  for (const [section, entry] of [
    ['access', 'Licht am Board'],
    ['apps', 'Scheibe am Handy'],
    ['webhooks', 'Nur Ergebnisse'],
    ['widgets', 'Tabelle · '],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto(`/account/${section}`);
    const named = page.getByText(entry, { exact: false }).first();
    await expect(named).toBeVisible();
    // all that can be unfolded is
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    await quiet();
    expect.soft(await wide(page), `${section}, too wide`).toBe(320);
    await showTheme(page, 'light');
    expect.soft(await listViolations(page), `${section}, light`).toEqual([]);
    await showTheme(page, 'dark');
    expect.soft(await listViolations(page, { only: 'colours' }), `${section}, dark`).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await wide(page), `${section}, too wide at a desk`).toBe(1440);
  }
});

const wide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);
