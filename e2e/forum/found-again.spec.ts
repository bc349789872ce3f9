import { randomUUID } from 'node:crypto';
import { signedIn } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: signedIn('anna') });

test('words are found in a thread, from the address too, and back leads to what was found', async ({
  page,
}) => {
  const word = `Zwirbel${randomUUID()
    .slice(0, 6)
    .replace(/[^a-z]/g, 'q')}`;
  const write = async (path: string, data: object) => {
    const made = await page.request.post(path, { data, headers: { origin: baseUrl } });
    return made.json();
  };
  const { id } = await write('/api/forum/threads', {
    subforumId: 1,
    title: `Gesucht ${word}`,
    content: 'Wie nennt ihr das?',
  });
  for (const content of ['Keine Ahnung.', `Bei uns heißt das ${word}.`, 'Stimmt.'])
    await write('/api/forum/posts', { threadId: id, content });
  const findings = async () => {
    const answer = await page.request.get(`/api/search?q=${word}`);
    return (await answer.json()).length;
  };
  // the documents are written behind the post
  await expect.poll(findings).toBe(2);

  await page.goto(`/forum/thread/${id}`);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Im Thread suchen' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await dialog.getByRole('searchbox').fill(word);
  await page.keyboard.press('Enter');
  const found = dialog.getByRole('listitem').filter({ hasText: `heißt das ${word}` });
  await expect(found.locator('mark')).toHaveText(word);
  await expect(page).toHaveURL(/panel=find/);
  await page.reload();
  await expect(found).toHaveCount(1);
  await found.getByRole('link').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#post-3')).toBeFocused();
  await page.goBack();
  await expect(found).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/panel/);
});
