import { randomUUID } from 'node:crypto';
import { listViolations } from '../support/axe.ts';
import { signedIn } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { expect, type Page, test } from '../support/test.ts';

const field = (page: Page) =>
  page.getByRole('region', { name: /^Antwort (zum Thread|auf Beitrag)/ }).getByRole('textbox');
const kept = (page: Page) => page.getByText('Entwurf gesichert');

async function startThread(page: Page, title: string): Promise<{ id: number; path: string }> {
  const made = await page.request.post('/api/forum/threads', {
    data: { subforumId: 1, title, content: 'Worauf werft ihr zu Hause?' },
    headers: { origin: baseUrl },
  });
  const { id } = await made.json();
  return { id, path: `/forum/thread/${id}` };
}

test.use({ storageState: signedIn('anna') });

test('a draft goes on on another device, and neither overwrites the other', async ({
  page: phone,
  browser,
}) => {
  const title = `Board zu Hause ${randomUUID().slice(0, 8)}`;
  const { path } = await startThread(phone, title);
  const desk = await (await browser.newContext({ storageState: signedIn('anna') })).newPage();

  // nothing is asked for until somebody writes
  const asked: string[] = [];
  phone.on('request', (request) => {
    if (request.url().includes('forum.draft')) asked.push(request.url());
  });
  await phone.goto(path);
  await expect(field(phone)).toBeVisible();
  expect(asked).toEqual([]);
  await field(phone).fill('Bristle, ');
  await expect(kept(phone)).toBeVisible();

  // it is listed in one place, which leads to the form
  await desk.goto('/forum');
  await desk.getByRole('link', { name: 'Entwürfe' }).click();
  const item = desk.getByRole('article', { name: title });
  await expect(item).toContainText('Bristle,');
  expect(await listViolations(desk)).toEqual([]);
  await item.getByRole('link', { name: 'Weiterschreiben' }).click();
  await expect(field(desk)).toHaveValue('Bristle, ');
  await expect(field(desk)).toBeFocused();
  await field(desk).fill('Bristle, seit Jahren');
  await expect(kept(desk)).toBeVisible();

  // the other one has gone on meanwhile: both texts are there, and the writer decides
  await field(phone).fill('Bristle, aber ein teures');
  const conflict = phone.getByRole('alert').filter({ hasText: 'Auf einem anderen Gerät' });
  await expect(conflict).toContainText('Bristle, seit Jahren');
  await expect(field(phone)).toHaveValue('Bristle, aber ein teures');
  expect(await listViolations(phone)).toEqual([]);
  await conflict.getByRole('button', { name: 'Das andere nehmen' }).click();
  await expect(field(phone)).toHaveValue('Bristle, seit Jahren');
  await phone.getByRole('button', { name: 'Doch der andere Text' }).click();
  await expect(field(phone)).toHaveValue('Bristle, aber ein teures');
  await expect(kept(phone)).toBeVisible();

  // without a server it stays on the device, over a reload, and is saved as soon as there is one
  await phone.route('**/trpc/**', (route) => route.abort());
  await field(phone).fill('Bristle, aber ein teures, das hält');
  await expect(phone.getByText('Nur auf diesem Gerät gesichert')).toBeVisible();
  await phone.unroute('**/trpc/**');
  await phone.reload();
  await expect(field(phone)).toHaveValue('Bristle, aber ein teures, das hält');
  await field(phone).focus();
  await expect(kept(phone)).toBeVisible();

  // sent, it is gone everywhere, and the other device says so before it writes
  await phone.getByRole('button', { name: 'Beitrag senden' }).click();
  await expect(phone.locator('#post-2')).toContainText('das hält');
  await field(desk).fill('Bristle, seit vielen Jahren');
  const gone = desk.getByRole('alert').filter({ hasText: 'gesendet oder verworfen' });
  await gone.getByRole('button', { name: 'Meins behalten' }).click();
  await expect(kept(desk)).toBeVisible();

  await phone.goto('/forum/drafts');
  const left = phone.getByRole('article', { name: title });
  await expect(left).toContainText('seit vielen Jahren');
  await left.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(left).toHaveCount(0);
  await phone.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(left).toContainText('seit vielen Jahren');
  await left.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(left).toHaveCount(0);
});

test('a new thread and another text for a post go on, too', async ({ page, browser }) => {
  const title = `Kellerboard ${randomUUID().slice(0, 8)}`;
  const { path } = await startThread(page, title);
  await page.goto(path);
  await page.getByRole('button', { name: /^Bearbeiten/ }).click();
  await page.getByLabel('Beitrag #1 bearbeiten').fill('Worauf werft ihr im Keller?');
  await expect(kept(page)).toBeVisible();
  await page.goto('/forum/subforum/2/new');
  await page.getByLabel('Titel').fill(`Neu: ${title}`);
  await expect(kept(page)).toBeVisible();

  const other = await (await browser.newContext({ storageState: signedIn('anna') })).newPage();
  await other.goto('/forum/drafts');
  await other
    .getByRole('article', { name: title, exact: true })
    .getByRole('link', { name: 'Weiterschreiben' })
    .click();
  await expect(other.getByLabel('Beitrag #1 bearbeiten')).toHaveValue(
    'Worauf werft ihr im Keller?',
  );
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expect(other.locator('#post-1')).toContainText('im Keller');
  await other.goto('/forum/drafts');
  await expect(other.getByRole('article', { name: title, exact: true })).toHaveCount(0);
  await other
    .getByRole('article', { name: `Neu: ${title}` })
    .getByRole('link', { name: 'Weiterschreiben' })
    .click();
  await expect(other.getByLabel('Titel')).toHaveValue(`Neu: ${title}`);
  const discarded = other.waitForResponse((answer) => answer.url().includes('forum.draft.discard'));
  await other.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(other.getByLabel('Titel')).toHaveValue('');
  await discarded;
  await other.goto('/forum/drafts');
  await expect(other.getByRole('article', { name: `Neu: ${title}` })).toHaveCount(0);
});
