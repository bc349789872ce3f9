import { randomUUID } from 'node:crypto';
import { listViolations } from '../support/axe.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { expect, type Page, test } from '../support/test.ts';

const field = (page: Page) =>
  page
    .getByRole('region', { name: /^Antwort (zum Thread|auf Beitrag)/ })
    .getByRole('textbox', { name: /^(Dein|Antwort)/ });

async function startThread(page: Page, title: string, content: string): Promise<number> {
  const made = await page.request.post('/api/forum/threads', {
    data: { subforumId: 1, title, content },
    headers: { origin: baseUrl },
  });
  return (await made.json()).id;
}

/** Pastes into the field as a browser would. */
async function paste(page: Page, data: { text?: string; hasPicture?: boolean }) {
  await field(page).focus();
  await page.evaluate(async ({ text = '', hasPicture = false }) => {
    const transfer = new DataTransfer();
    if (text) transfer.setData('text/plain', text);
    if (hasPicture) {
      const canvas = new OffscreenCanvas(400, 300);
      canvas.getContext('2d')?.fillRect(0, 0, 400, 300);
      const drawn = await canvas.convertToBlob({ type: 'image/png' });
      transfer.items.add(new File([drawn], 'board.png', { type: 'image/png' }));
    }
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
    );
  }, data);
}

test.use({ storageState: signedIn('anna'), viewport: { width: 1280, height: 900 } });

test('while one writes: similar threads, places, the quoted post, tables, pictures and cards', async ({
  page,
  browser,
}) => {
  const name = `Wolframkiste${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
  const other = await startThread(page, `${name} zu verleihen`, 'Wer mag sie haben?');
  const thread = await startThread(page, `Gespräch ${randomUUID()}`, 'Was gibt es Neues bei euch?');

  // the title of a new thread is looked up as it is typed
  await page.goto('/forum/subforum/1/new');
  const list = page.getByRole('region', { name: 'Gibt es das schon?' });
  let tries = 0;
  await expect(async () => {
    // what was found for the same title before is kept for a while
    await page.getByLabel('Titel').fill(`Suche ${name} ${++tries}`);
    await expect(list.getByRole('link', { name: `${name} zu verleihen` })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  expect(await listViolations(page)).toEqual([]);
  await page.getByLabel('Titel').fill('');

  // the post that is quoted stands beside the form
  await page.goto(`/forum/thread/${thread}`);
  await field(page).fill('Erst einmal das.');
  await page.getByRole('button', { name: 'Beitrag senden' }).click();
  await page
    .locator('#post-2')
    .getByRole('button', { name: /^Zitieren/ })
    .click();
  await expect(
    page.getByRole('region', { name: 'Der Beitrag, auf den du antwortest' }),
  ).toContainText('Erst einmal das.');

  // # completes places
  await field(page).pressSequentially('Im #plau');
  await page.getByRole('option', { name: /Plauderecke/ }).click();
  await expect(field(page)).toHaveValue(
    /^Im \[Plauderecke\]\(https?:\/\/[^)]+\/forum\/subforum\/\d+\) $/,
  );

  // a pasted table keeps its columns
  await paste(page, { text: 'Name\tAverage\nAnna\t62,10\nBen\t58' });
  await expect(field(page)).toHaveValue(/```\nName {2}Average\nAnna {4}62,10\nBen {8}58\n```\n$/);
  // and a pasted picture is uploaded
  await paste(page, { hasPicture: true });
  await expect(page.getByLabel('Bildbeschreibung')).toBeVisible();

  // a link of ours that stands alone is a card, in the preview as in the post
  const typed = await field(page).inputValue();
  await field(page).fill(`${typed}${baseUrl}/forum/thread/${other}\n`);
  const card = (where: Page) => where.getByRole('link', { name: new RegExp(`Thread ${name}`) });
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await page.getByRole('button', { name: /senden/ }).click();
  const post = page.locator('#post-3');
  await expect(post.locator('pre')).toContainText('62,10');
  await expect(post.getByRole('img').first()).toBeVisible();
  await expect(card(page)).toHaveAttribute('href', `/forum/thread/${other}`);

  // visitors see it as well, as long as there is something to see; else it is the link that it was
  const reader = await (await browser.newContext({ storageState: visitor })).newPage();
  await reader.goto(`/forum/thread/${thread}`);
  await expect(card(reader)).toBeVisible();
  expect(await listViolations(reader)).toEqual([]);
  await page.request.delete(`/api/forum/threads/${other}`, { headers: { origin: baseUrl } });
  await reader.reload();
  await expect(reader.locator('#post-3').getByRole('link', { name: /thread\/\d+$/ })).toBeVisible();
  await expect(card(reader)).toHaveCount(0);
});
