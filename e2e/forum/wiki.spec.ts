import { randomUUID } from 'node:crypto';
import { listViolations } from '../support/axe.ts';
import { visitor as nobody, signedIn } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: signedIn('anna') });

const field = (page: Page) => page.getByRole('textbox', { name: 'Beitrag #1 bearbeiten' });
const edit = (page: Page) => page.getByRole('button', { name: /^Bearbeiten/ }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click();

test('a first post becomes a wiki, and of two who write at once neither loses a word', async ({
  page: anna,
  browser,
}) => {
  const made = await anna.request.post('/api/forum/threads', {
    data: {
      subforumId: 1,
      title: `Turniere in der Nähe ${randomUUID().slice(0, 8)}`,
      content: 'Hier sammeln wir sie: Bochum.',
    },
    headers: { origin: baseUrl },
  });
  const { id } = await made.json();
  const mod = await (await browser.newContext({ storageState: signedIn('moderator') })).newPage();
  const visitor = await (await browser.newContext({ storageState: nobody })).newPage();
  await Promise.all([anna, mod, visitor].map((page) => page.goto(`/forum/thread/${id}`)));

  // others can edit it as soon as it is open, without loading the page again
  await anna.getByRole('button', { name: /^Zum Wiki machen/ }).click();
  const post = mod.locator('#post-1');
  await expect(post).toContainText('Wiki: Stammkräfte können mitschreiben');
  await edit(mod);
  await field(mod).fill('Hier sammeln wir sie: Bochum, Köln.');
  // their pictures are the author's
  await expect(mod.getByRole('button', { name: 'Vorschau' }).first()).toBeVisible();
  await expect(post.getByRole('button', { name: 'Bilder' })).toHaveCount(0);

  await edit(anna);
  await field(anna).fill('Hier sammeln wir sie: Bochum, Essen.');
  await save(mod);
  await expect(post).toContainText(/Wiki – zuletzt bearbeitet von/);

  const conflict = anna.getByRole('alert').filter({ hasText: 'inzwischen etwas anderes' });
  await expect(conflict).toContainText('Bochum, Köln.');
  await expect(field(anna)).toHaveValue('Hier sammeln wir sie: Bochum, Essen.');
  expect(await listViolations(anna)).toEqual([]);
  await conflict.getByRole('button', { name: 'Den neuen Text nehmen' }).click();
  await expect(field(anna)).toHaveValue('Hier sammeln wir sie: Bochum, Köln.');
  await anna.getByRole('button', { name: 'Doch der andere Text' }).click();
  await expect(field(anna)).toHaveValue('Hier sammeln wir sie: Bochum, Essen.');
  await field(anna).fill('Hier sammeln wir sie: Bochum, Essen, Köln.');
  await save(anna);

  const mark = visitor.getByRole('button', { name: /^Wiki – zuletzt bearbeitet von Anna/ });
  await expect(mark).toBeVisible();
  await expect(visitor.locator('#post-1')).toContainText('Bochum, Essen, Köln.');
  await expect(visitor.getByRole('button', { name: /^Bearbeiten/ })).toHaveCount(0);
  await mark.click();
  const versions = visitor.getByRole('dialog').getByRole('listitem');
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(1)).toContainText(/von \S+/);
  expect(await listViolations(visitor)).toEqual([]);

  await anna.getByRole('button', { name: /^Wiki beenden/ }).click();
  await expect(visitor.locator('#post-1')).not.toContainText('Wiki');
});
