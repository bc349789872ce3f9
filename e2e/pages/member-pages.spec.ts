import { type RoleName, signedIn, visitor } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/*
 * Members' pages are rendered on the server, by one thread for all: what one of them reads must not get into another's.
 */

const PATHS = ['/', '/dashboard', '/messages', '/profile', '/account', '/notifications', '/forum'];
const MEMBERS = ['anna', 'ben', 'moderator'] as const satisfies readonly RoleName[];
/** Only its owner and admins get an address, and each page has that of its reader. */
const ADDRESSES = { anna: 'anna@oche.test', ben: 'ben@oche.test', moderator: 'mod@oche.test' };
const TIMES = 3;

test('a page that is rendered for one member has nothing of another', async ({ playwright }) => {
  const callers = await Promise.all(
    [...MEMBERS, null].map(async (reader) => ({
      reader,
      caller: await playwright.request.newContext({
        baseURL: baseUrl,
        storageState: reader ? signedIn(reader) : visitor,
      }),
    })),
  );
  const wrong: string[] = [];
  for (let time = 0; time < TIMES; time++) {
    for (const path of PATHS) {
      // side by side, so that one is rendered while another waits for its data
      await Promise.all(
        callers.map(async ({ reader, caller }) => {
          const answer = await caller.get(path);
          const html = await answer.text();
          const named = MEMBERS.filter((member) => html.includes(ADDRESSES[member]));
          // in development visitors are offered Anna's account
          const others = named.filter((name) => name !== (reader ?? 'anna'));
          if (others.length > 0) wrong.push(`${path} of ${reader} has ${others.join()}`);
          if (reader && !named.includes(reader)) wrong.push(`${path} isn't ${reader}'s`);
          const isKept = answer.headers()['cache-control'] !== 'no-store';
          if (reader && isKept) wrong.push(`${path} of ${reader} may be kept`);
        }),
      );
    }
  }
  await Promise.all(callers.map(({ caller }) => caller.dispose()));
  expect(wrong).toEqual([]);
});

test.describe('before any script runs', () => {
  test.use({ storageState: signedIn('anna'), javaScriptEnabled: false });

  test('a member reads the start page, with what is unread', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo Anna!');
    await expect(page.getByRole('link', { name: /^Nachrichten, \d+ neue/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
  });
});

test.describe('while scripts are still on their way', () => {
  test.use({ storageState: signedIn('anna') });

  test('what a member presses is done as soon as it can be', async ({ page }) => {
    const { promise: pressed, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/tournaments', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Turnier erstellen' }).first().click();
    resolve();
    await expect(page.getByRole('dialog', { name: 'Turnier erstellen' })).toBeVisible();
  });
});
