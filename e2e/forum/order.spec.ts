import { expectAccessible } from '../support/accessible.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({
  storageState: signedIn('moderator'),
  viewport: { width: 360, height: 780 },
  colorScheme: 'dark',
});

interface Made {
  id: number;
}

const PHONE_WIDTH = 360;
const menu = async (page: Page, tool: RegExp) => {
  await page.getByRole('button', { name: 'Ordnen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: tool }).click();
};

test('a moderator splits, merges, moves and undoes, and every address leads to its post', async ({
  page,
  browser,
}) => {
  const name = `Ordnung ${Date.now()}`;
  const subforumId = await openSubforum(page);
  const start = async (title: string, answers: readonly string[]) => {
    const thread = await call<Made>(page, 'forum.thread.create', {
      subforumId,
      title: `${title} ${name}`,
      content: 'Worum es geht, steht im Titel.',
    });
    for (const content of answers) {
      await call(page, 'forum.post.create', { threadId: thread.id, content });
    }
    return thread.id;
  };
  const barrels = await start('Barrels', ['Standard', 'Und das Licht?', 'LED-Ring', 'Slim']);
  const double = await start('Noch mal Barrels', ['Gibt es schon']);

  // somebody reads what is about to be merged
  const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const reader = await visitor.newPage();
  await reader.goto(`/forum/thread/${double}`);

  await page.goto(`/forum/thread/${barrels}`);
  await menu(page, /auswählen/);
  const bar = page.getByRole('group', { name: 'Ausgewählte Beiträge' });
  await expect(bar.getByRole('button', { name: 'Abtrennen' })).toBeDisabled();
  // by the keyboard, and all up to there with Shift
  await page.getByRole('checkbox', { name: /Beitrag #3/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: /Beitrag #4/ }).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('2 Beiträge');
  await expect(page.getByRole('checkbox', { name: /Beitrag #1 / })).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE_WIDTH);
  await bar.getByRole('button', { name: 'Abtrennen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 Beiträge ziehen um');
  await dialog.getByRole('button', { name: 'Abtrennen' }).click();
  await expect(dialog.getByLabel('Titel des neuen Threads')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByLabel('Titel des neuen Threads').fill(`Licht ${name}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abtrennen' }).click();
  await expect(page.getByRole('heading', { name: `Licht ${name}` })).toBeVisible();
  const light = Number(page.url().match(/thread\/(\d+)/)?.[1]);
  // an address that was passed on has a hash alone
  await page.goto(`/forum/thread/${barrels}#post-4`);
  await expect(page).toHaveURL(new RegExp(`/forum/thread/${light}\\?post=2#post-2$`));
  const old = await page.request.get(`/forum/thread/${barrels}?post=3`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([
    301,
    `/forum/thread/${light}?post=1#post-1`,
  ]);

  await page.goto(`/forum/thread/${double}`);
  await menu(page, /zusammenführen/i);
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(dialog.getByLabel('In welchen Thread?')).toHaveAttribute('aria-invalid', 'true');
  await dialog
    .getByLabel('In welchen Thread?')
    .fill(`https://oche.example/forum/thread/${barrels}`);
  await dialog.getByRole('button', { name: `Barrels ${name}` }).click();
  await expect(dialog).toContainText('Alle bisherigen Adressen führen weiter');
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(page).toHaveURL(new RegExp(`/forum/thread/${barrels}\\?post=6`));
  await expect(page.locator('#post-7')).toContainText('Gibt es schon');
  // the reader is led along, and so is everybody who has kept the address
  await expect(reader).toHaveURL(new RegExp(`/forum/thread/${barrels}\\?post=6`));
  await reader.goto(`/forum/thread/${double}#post-2`);
  await expect(reader).toHaveURL(new RegExp(`/forum/thread/${barrels}\\?post=7#post-7$`));
  const picture = await page.request.get(`/forum/thread/${double}/picture.png`, {
    maxRedirects: 0,
  });
  expect(picture.status()).toBe(301);

  // what can be undone stands above the thread, also after a reload
  await page.goto(`/forum/thread/${barrels}`);
  await page.getByText(/ist in .* aufgegangen/).waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page).toHaveURL(new RegExp(`/forum/thread/${double}$`));
  await expect(page.locator('#post-2')).toContainText('Gibt es schon');

  await menu(page, /anderes Subforum/);
  await dialog.getByLabel('Wohin?').selectOption({ index: 2 });
  const to = await dialog.getByLabel('Wohin?').locator('option:checked').textContent();
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect(page.getByRole('link', { name: to ?? '', exact: true })).toBeVisible();
  await menu(page, /Zuletzt/);
  const latest = dialog.getByRole('listitem').filter({ hasText: `Noch mal Barrels ${name}` });
  await expect(latest.last()).toContainText('rückgängig gemacht');
  await expectAccessible(page);
  await latest.first().getByRole('button', { name: 'Rückgängig' }).click();
  await expect(latest.first()).toBeHidden();
});

/** One in which everybody writes. */
async function openSubforum(page: Page): Promise<number> {
  const answer = await page.request.get('/api/forum/categories');
  const categories: { isActive: boolean; subforums: (Made & { isActive: boolean })[] }[] =
    await answer.json();
  const [subforum] = categories
    .filter(({ isActive }) => isActive)
    .flatMap(({ subforums }) => subforums.filter(({ isActive }) => isActive));
  if (!subforum) throw new Error('the demo data has subforums');
  return subforum.id;
}
