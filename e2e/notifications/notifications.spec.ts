import { randomUUID } from 'node:crypto';
import { listViolations } from '../support/axe.ts';
import { visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

/** Members whom no other test signs in, and who play nowhere, so their bells ring for this one only. */
const IVANA = 'ivana.horvat@oche.test';
const JAN = 'jan.brinkmann@oche.test';

/** A browser of its own, signed in as a member of the demo data. */
async function browserOf(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ storageState: visitor });
  const page = await context.newPage();
  await page.goto(`/api/mock-login?email=${email}`);
  return page;
}

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Benachrichtigung/ });

/** What the bell shows. */
async function rings(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${count} neue`;
  // the demo's own first jobs may stand before this one
  await expect(bell(page)).toHaveAccessibleName(name, { timeout: 20_000 });
}

async function answer(page: Page, content: string): Promise<void> {
  await page
    .getByRole('region', { name: /^Antwort/ })
    .getByRole('textbox')
    .fill(content);
  await page.getByRole('button', { name: 'Beitrag senden' }).click();
}

test('what concerns a member rings in every browser, leads to its place, and is read there', async ({
  browser,
}) => {
  const [ivana, atHome, jan] = await Promise.all([
    browserOf(browser, IVANA),
    browserOf(browser, IVANA),
    browserOf(browser, JAN),
  ]);
  const title = `Wer wirft morgen? ${randomUUID().slice(0, 8)}`;
  await ivana.goto('/forum/subforum/1/new');
  await ivana.getByLabel('Titel').fill(title);
  await ivana.getByLabel('Inhalt').fill('Ab 19 Uhr sind zwei Boards frei.');
  await ivana.getByRole('button', { name: 'Thread erstellen' }).click();
  await expect(ivana.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const thread = ivana.url();

  // nothing is new yet, at both
  await ivana.goto('/notifications');
  await expect(ivana.getByText('Noch nichts')).toBeVisible();
  await atHome.goto('/forum');
  await rings(atHome, 0);

  await jan.goto(thread);
  await answer(jan, 'Bin dabei!');
  await rings(ivana, 1);
  await rings(atHome, 1);
  const entry = ivana.getByRole('listitem').filter({ hasText: title });
  await expect(entry).toContainText(`hat in deinem Thread „${title}“ geantwortet`);
  await expect(entry).toContainText('Bin dabei!');
  expect(await listViolations(ivana)).toEqual([]);

  // only what is in the filter, and it is in the address
  await ivana.getByRole('link', { name: 'Buchungen' }).click();
  await expect(ivana.getByText('Noch nichts')).toBeVisible();
  await expect(ivana).toHaveURL(/area=bookings/);
  await ivana.goBack();

  // by keyboard to the place itself, where it is read
  await entry.getByRole('link').focus();
  await ivana.keyboard.press('Enter');
  await expect(ivana).toHaveURL(/\?post=2#post-2$/);
  await expect(ivana.locator('#post-2')).toContainText('Bin dabei!');
  await rings(ivana, 0);
  await rings(atHome, 0);

  // a member who reads along has read it: it is on the screen
  const seen = ivana.waitForResponse((response) => {
    const places =
      response
        .request()
        .postData()
        ?.match(/post\/\d+/g) ?? [];
    return response.url().includes('notifications.see') && places.length === 3;
  });
  await answer(jan, 'Bis morgen!');
  await expect(ivana.locator('#post-3')).toContainText('Bis morgen!');
  await seen;
  await rings(atHome, 0);
  await ivana.goto('/notifications');
  await expect(ivana.getByRole('listitem').filter({ hasText: title })).toHaveCount(2);
  await expect(ivana.getByText('Neu:')).toHaveCount(0);
});

test('a member chooses how to hear of what, and it stays', async ({ browser }) => {
  const page = await browserOf(browser, JAN);
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Einstellen' }).click();
  const section = page.getByRole('region', { name: 'Benachrichtigungen', exact: true });
  const mail = section.getByLabel('E-Mail: Zitate meiner Beiträge');
  const push = section.getByLabel('Auf deine Geräte: Zitate meiner Beiträge');
  const ofForum = section.getByRole('group', { name: 'Forum' });
  const kindsOf = (area: string) =>
    section.getByRole('listitem').filter({ hasText: area }).locator('summary');
  await expect(ofForum.getByLabel('Wichtiges')).toBeChecked();
  await kindsOf('Forum').click();
  await expect(mail).toHaveValue('daily');
  const saved = page.waitForResponse((response) => response.url().includes('settings.save'));
  await mail.selectOption('nie');
  await saved;
  const again = page.waitForResponse((response) => response.url().includes('settings.save'));
  // shown from the cache a moment after the click, for which uncheck() doesn't wait
  await push.click();
  await expect(push).not.toBeChecked();
  await again;
  await page.reload();
  await expect(mail).toHaveValue('never');
  await expect(push).not.toBeChecked();
  await expect(kindsOf('Forum')).toHaveText('Einzeln gewählt');
  const wholeArea = page.waitForResponse((response) =>
    response.url().includes('settings.saveLevel'),
  );
  await ofForum.getByLabel('Nichts').click();
  await wholeArea;
  await page.reload();
  await expect(ofForum.getByLabel('Nichts')).toBeChecked();
  // there is no choice for what members have to know
  await expect(section.getByLabel('E-Mail: Meine Buchungen sind bestätigt')).toHaveCount(0);
  await kindsOf('Buchungen').click();
  await expect(section.getByRole('row', { name: /Buchungen sind bestätigt/ })).toContainText(
    'immer',
  );
  // so that the header covers no half of a button
  await page.evaluate(() => scrollTo(0, 0));
  expect(await listViolations(page)).toEqual([]);
});

test('a link that a mail program has cut says so', async ({ page }) => {
  await page.goto('/unsubscribe?token=abc');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dieser Link ist nicht vollständig' }),
  ).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
});
