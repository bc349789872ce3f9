import { randomUUID } from 'node:crypto';
import { listViolations } from '../support/axe.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { countStreams, noteStreams, showTab } from '../support/tab.ts';
import { expect, type Page, test } from '../support/test.ts';

const SUBFORUM = 'Plauderecke';

const post = (page: Page, number: number) => page.locator(`#post-${number}`);

/**
 * Starts a thread, so that each test has its own.
 * @returns its address
 */
async function startThread(page: Page, title: string, content: string): Promise<string> {
  const data = { subforumId: 1, title, content };
  const made = await page.request.post('/api/forum/threads', {
    data,
    headers: { origin: baseUrl },
  });
  const { id } = await made.json();
  await page.goto(`/forum/thread/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

/** The reply field. The form's label names the post that is answered. */
const replyField = (page: Page) =>
  page.getByRole('region', { name: /^Antwort (zum Thread|auf Beitrag)/ }).getByRole('textbox');

async function answer(page: Page, content: string): Promise<void> {
  await replyField(page).fill(content);
  await page.getByRole('button', { name: /Beitrag senden|Antwort senden/ }).click();
  await expect(replyField(page)).toHaveValue('');
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
}

const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

test.describe('a member', () => {
  test.use({ storageState: signedIn('anna') });

  test('starts a thread, and it is still there after a reload', async ({ page }) => {
    const title = unique('Wer wirft morgen in Köln?');
    const games = (await (await page.request.get('/api/games?limit=1')).json()) as { id: number }[];
    const game = `/games/${games[0]?.id}`;
    await page.goto('/forum');
    await page.getByRole('link', { name: SUBFORUM, exact: true }).click();
    await page.getByRole('link', { name: 'Neuer Thread' }).click();
    await page.getByLabel('Titel').fill(title);
    await page
      .getByLabel('Inhalt')
      .fill(`Ab 19 Uhr sind zwei Boards frei, wie bei ${game}\n\nhttps://oche.test/regeln lesen!`);
    await page.getByRole('button', { name: 'Thread erstellen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(post(page, 1).locator(`a[href="${game}"]`)).toHaveAccessibleName(/ – /);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(post(page, 1)).toContainText('Thread-Starter');
    await expect(post(page, 1)).toContainText('#1');
    const link = post(page, 1).getByRole('link', { name: 'https://oche.test/regeln' });
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
    await expect(post(page, 1).getByRole('button', { name: 'Antworten' })).toHaveCount(0);
  });

  test('is told what a thread needs, and keeps what was typed', async ({ page }) => {
    await page.goto('/forum/subforum/1/new');
    await page.getByLabel('Titel').fill('Hm');
    await page.getByLabel('Inhalt').fill('zu kurz');
    await page.getByRole('button', { name: 'Thread erstellen' }).click();
    await expect(page.getByLabel('Titel')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Inhalt')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Titel')).toBeFocused();
    await expect(page.getByLabel('Inhalt')).toHaveValue('zu kurz');
  });

  test('the button that sends stays where it is while the answered post arrives', async ({
    page,
  }) => {
    await startThread(page, unique('Standhaft'), 'Wie übt ihr eure Doppel?');
    await answer(page, 'Bobs 27, jeden Tag.');
    await expect(post(page, 2)).toContainText('Bobs 27');
    let arrive = () => {};
    const isAwaited = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/post\.list/, async (route) => {
      await isAwaited;
      await route.continue();
    });
    await post(page, 2)
      .getByRole('button', { name: /^Antworten/ })
      .click();
    const send = page.getByRole('button', { name: 'Antwort senden' });
    await expect(page.getByRole('heading', { name: '#2' })).toBeVisible();
    const before = await send.boundingBox();
    arrive();
    const beside = page.getByRole('region', { name: 'Der Beitrag, auf den du antwortest' });
    await expect(beside).toContainText('Bobs 27');
    expect(await send.boundingBox()).toEqual(before);
  });

  test('replies, answers a post, quotes it and deletes what was quoted', async ({ page }) => {
    const address = await startThread(page, unique('Doppelquote'), 'Wie übt ihr eure Doppel?');
    await answer(page, 'Bobs 27, jeden Tag.');
    await expect(post(page, 2)).toContainText('Bobs 27');

    await post(page, 2)
      .getByRole('button', { name: /^Antworten/ })
      .click();
    await expect(page.getByLabel('Antwort auf Beitrag #2 von Anna')).toBeVisible();
    await answer(page, 'Und wie oft schaffst du es?');
    await expect(post(page, 3)).toContainText('Antwort auf Beitrag #2');
    await expect(post(page, 3)).toContainText('Bobs 27, jeden Tag.');

    await post(page, 3)
      .getByRole('button', { name: /^Zitieren/ })
      .click();
    await answer(page, 'Zweimal die Woche.');
    await expect(post(page, 4).locator('blockquote')).toContainText('Und wie oft schaffst du es?');

    await page.reload();
    await expect(post(page, 4).locator('blockquote')).toContainText('Und wie oft schaffst du es?');
    const asVisitor = async () => (await fetch(address)).text();
    expect(await asVisitor()).toContain('Und wie oft schaffst du es?');

    await post(page, 3)
      .getByRole('button', { name: /^Löschen/ })
      .click();
    await expect(page.getByText('Der Beitrag wurde erfolgreich gelöscht.')).toBeVisible();
    await expect(post(page, 3)).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(post(page, 3)).toContainText('Und wie oft schaffst du es?');
    await expect(post(page, 3)).toBeFocused();
    await post(page, 3)
      .getByRole('button', { name: /^Löschen/ })
      .click();
    await expect(post(page, 3)).toHaveCount(0);
    await expect(post(page, 4).locator('blockquote')).toContainText('Der Beitrag wurde gelöscht.');
    await page.reload();
    await expect(post(page, 4).locator('blockquote')).toContainText('Der Beitrag wurde gelöscht.');
    await expect.poll(asVisitor).not.toContain('Und wie oft schaffst du es?');
  });

  test('formats a post by keyboard, adds a picture and sees it before it is sent', async ({
    page,
  }) => {
    const address = await startThread(page, unique('Mein Board'), 'So sieht es jetzt aus, Leute.');
    await replyField(page).fill('Endlich hell');
    const tools = page.getByRole('group', { name: 'Formatieren' });
    await expect(tools.getByRole('button', { name: /^Fett/ })).toBeVisible();
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await page.keyboard.press('Control+b');
    await expect(replyField(page)).toHaveValue('Endlich **hell**');
    await tools.getByRole('button', { name: 'Bilder' }).click();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'board.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAoElEQVRoge2SQQkAQRDDKiQOqmH92zoR9wgDhQhIQ8PraaIbsAHVK7IL9S7RDdiA6hXZhXqX6AZsQPWK7EK9S3QDNqB6RXah3iW6ARtQvSK7UO8S3YANqF6RXah3iW7ABlSvyC7Uu0Q3YAOqV2QX6l2iG7AB1SuyC/Uu0Q3YgOoV2YV6l+gGbED1iuxCvUt0AzagekV2od4lugEbUL3iHz7qTkB5O7gz5AAAAABJRU5ErkJggg==',
          'base64',
        ),
      });
    await page.getByLabel('Bildbeschreibung').fill('Das Board im Keller');
    await tools.getByRole('button', { name: 'Vorschau' }).click();
    const preview = page.getByRole('region', { name: 'So liest es sich' });
    await expect(preview.locator('strong')).toHaveText('hell');
    expect.soft(await listViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Beitrag senden' }).click();
    await expect(post(page, 2).locator('strong')).toHaveText('hell');
    await page.getByRole('link', { name: 'Das Board im Keller' }).click();
    await expect(page.getByRole('dialog', { name: 'Bild 1 von 1' })).toBeVisible();
    await page.keyboard.press('Escape');
    // visitors get it with the page, before any script
    const html = await (await fetch(address)).text();
    expect(html).toContain('<strong>hell</strong>');
    expect(html).toContain('alt="Das Board im Keller"');
  });

  test('edits an own post for a while, and everybody reads what changed until a moderator takes it away', async ({
    page,
    browser,
  }) => {
    const address = await startThread(page, unique('Tippfehler'), 'Hier steht ein Tipfehler.');
    await post(page, 1)
      .getByRole('button', { name: /^Bearbeiten/ })
      .click();
    await page.getByLabel('Beitrag #1 bearbeiten').fill('Hier stand ein Tippfehler.');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(post(page, 1)).toContainText('Hier stand ein Tippfehler.');

    const openHistory = async (reader: Page) => {
      await post(reader, 1)
        .getByRole('button', { name: /^bearbeitet/ })
        .click();
      return reader.getByRole('dialog', { name: 'Fassungen von Beitrag #1' });
    };
    const guest = await (await browser.newContext({ storageState: visitor })).newPage();
    await guest.goto(address);
    const read = await openHistory(guest);
    await expect(read.getByRole('deletion')).toHaveText([/steht/, /Tipfehler/]);
    await expect(read.getByRole('insertion')).toHaveText([/stand/, /Tippfehler/]);
    await expect(read.getByRole('button', { name: /entfernen/i })).toHaveCount(0);
    expect(await listViolations(guest)).toEqual([]);
    await guest.goBack();
    await expect(read).toHaveCount(0);

    const moderator = await (
      await browser.newContext({ storageState: signedIn('moderator') })
    ).newPage();
    await moderator.goto(address);
    const judged = await openHistory(moderator);
    await judged.getByRole('button', { name: 'Fassung 1 entfernen' }).click();
    await expect(judged.getByText('1 Fassung entfernt.')).toBeVisible();
    await expect(judged.getByText('Hier steht ein Tipfehler.')).toHaveCount(0);
    await judged.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(judged.getByText('Hier steht ein Tipfehler.')).toBeVisible();
    await judged.getByRole('button', { name: 'Alle früheren entfernen' }).click();
    await expect(judged.getByText('Diese Fassung hat die Moderation entfernt.')).toBeVisible();
    await guest.reload();
    await expect(
      (await openHistory(guest)).getByText('Diese Fassung hat die Moderation entfernt.'),
    ).toBeVisible();
    // its author still knows what it was
    await expect((await openHistory(page)).getByText('Hier steht ein Tipfehler.')).toBeVisible();
  });

  test('finds an answer again, is to be reminded of it, and says that it has solved the thread', async ({
    page,
    browser,
  }) => {
    const title = unique('Welcher Shaft hält?');
    const note = unique('Vor Freitag bestellen');
    const address = await startThread(page, title, 'Meine brechen jede Woche. Was nehmt ihr?');
    const ben = await (await browser.newContext({ storageState: signedIn('ben') })).newPage();
    await ben.goto(address);
    await answer(ben, 'Alu mit drehbarem Kopf.');
    await expect(post(page, 2)).toContainText('Alu mit drehbarem Kopf.');

    await post(page, 2)
      .getByRole('button', { name: /^Merken/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Beitrag #2 merken' });
    await sheet.getByRole('radio', { name: 'Eigene Zeit' }).check();
    await sheet.getByRole('textbox', { name: 'Tag und Uhrzeit' }).fill('01.02.2020 10:00');
    await sheet.getByRole('button', { name: 'Merken' }).click();
    await expect(sheet.getByText(/Der Zeitpunkt ist schon vorbei/)).toBeVisible();
    await sheet.getByRole('radio', { name: 'Morgen früh' }).check();
    await sheet.getByLabel(/^Notiz/).fill(note);
    expect(await listViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Merken' }).click();
    await expect(page.getByText(/^Wir erinnern dich: /)).toBeVisible();

    await page.goto('/forum/bookmarks');
    const row = page.getByRole('listitem').filter({ hasText: note });
    await expect(row).toContainText(title);
    await expect(row).toContainText('Erinnerung');
    expect(await listViolations(page)).toEqual([]);
    await row.getByRole('button', { name: /^Nicht mehr merken/ }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(row).toContainText('Erinnerung');
    await row.getByRole('link', { name: title }).click();

    await post(page, 2)
      .getByRole('button', { name: /^Das ist die Lösung/ })
      .click();
    await expect(post(page, 1)).toContainText('Gelöst von Ben');
    await expect(post(page, 2).getByText('Lösung', { exact: true })).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    const asVisitor = async () => (await fetch(address)).text();
    await expect.poll(asVisitor).toContain('"@type":"QAPage"');
    expect(await asVisitor()).toContain('"acceptedAnswer":{"@type":"Answer"');
    // who answered sees it at once, and what they delete has solved nothing
    await expect(post(ben, 1)).toContainText('Gelöst von Ben');
    await expect(post(ben, 2).getByRole('button', { name: /lösung/i })).toHaveCount(0);
    await ben.goto('/forum/subforum/1');
    await expect(ben.getByRole('listitem').filter({ hasText: title })).toContainText('Gelöst');
    await post(page, 2)
      .getByRole('button', { name: /^Doch nicht gelöst/ })
      .click();
    await expect(post(page, 1)).not.toContainText('Gelöst von Ben');
  });

  test('names a member and chooses what to hear, by keyboard alone', async ({ page, browser }) => {
    const title = unique('Wer schreibt morgen?');
    const address = await startThread(page, title, 'Wir brauchen noch jemanden an der Tafel.');
    const level = page.getByRole('button', { name: /^Was du von hier hörst/ });
    await expect(level).toHaveAccessibleName('Was du von hier hörst: Beobachten');

    await replyField(page).focus();
    await page.keyboard.type('Kann das @ben.y');
    const members = page.getByRole('listbox', { name: 'Mitglieder' });
    await expect(members.getByRole('option', { name: '@ben.yilmaz' })).toBeVisible();
    expect.soft(await listViolations(page)).toEqual([]);
    const active = await replyField(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(replyField(page)).toHaveValue('Kann das @ben.yilmaz ');
    await expect(members).toHaveCount(0);
    await page.keyboard.type('oder @niemand.da?');
    await page.keyboard.press('Control+Enter');
    await expect(post(page, 2)).toContainText('Kann das @ben.yilmaz oder @niemand.da?');
    const link = post(page, 2).getByRole('link', { name: '@ben.yilmaz' });
    await expect(link).toHaveAttribute('href', /^\/profile\/./);
    await expect(post(page, 2).getByRole('link', { name: '@niemand.da' })).toHaveCount(0);
    await post(page, 2)
      .getByRole('button', { name: /^Bearbeiten/ })
      .click();
    await expect(page.getByLabel('Beitrag #2 bearbeiten')).toHaveValue(/@ben\.yilmaz oder/);

    const ben = await browser.newContext({ storageState: signedIn('ben') });
    const bensPage = await ben.newPage();
    await bensPage.goto('/notifications');
    // it is told by a job, which waits behind those of the demo's first minute
    await expect(bensPage.getByText(`Anna Bergmann hat dich in „${title}“ genannt`)).toBeVisible({
      timeout: 20_000,
    });
    await ben.close();

    await page.goto(address);
    await level.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Beobachten' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(level).toHaveAccessibleName('Was du von hier hörst: Stumm');
    await expect(level).toBeFocused();
  });

  test('deletes a thread only while nobody has answered', async ({ page }) => {
    const address = await startThread(page, unique('Doch nicht'), 'Das hat sich erledigt, danke.');
    await page.getByRole('button', { name: 'Thread löschen' }).click();
    await confirm(page);
    await expect(page).toHaveURL(/\/forum\/subforum\//);
    await expect(page.getByText('Der Thread wurde erfolgreich gelöscht.')).toBeVisible();
    const gone = await page.goto(address);
    expect(gone?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Thread nicht gefunden' })).toBeVisible();
  });

  test('sees a post of somebody else without a reload', async ({ page, browser }) => {
    await noteStreams(page);
    const title = unique('Liga am Dienstag');
    const address = await startThread(page, title, 'Wer kommt am Dienstag mit?');
    const ben = await browser.newContext({ storageState: signedIn('ben') });
    const bensPage = await ben.newPage();
    await bensPage.goto(address);
    const text = unique('Ich bin dabei');
    await answer(bensPage, text);
    await expect(page.getByText(text)).toBeVisible();

    // one stream for the bell, one for the thread; a tab in the background has none and catches up
    await expect.poll(() => countStreams(page)).toBe(2);
    await showTab(page, false);
    await expect.poll(() => countStreams(page)).toBe(0);
    const later = unique('Ich bringe noch jemanden mit');
    await answer(bensPage, later);
    await expect(page.getByText(later)).toHaveCount(0);
    await showTab(page, true);
    await expect(page.getByText(later)).toBeVisible();
    expect(await countStreams(page)).toBe(2);

    // the list says what is new, and leads there
    await page.goto('/forum/subforum/1');
    const newest = unique('Und wer fährt?');
    await answer(bensPage, newest);
    await ben.close();
    await page.reload();
    await page
      .locator('[data-row]', { hasText: title })
      .getByRole('link', { name: '1 neu' })
      .click();
    await expect(page.locator('article:focus')).toContainText(newest);
    await page.goBack();
    await expect(page).toHaveURL(/\/forum\/subforum\/1$/);
  });

  test('walks by keyboard, and a long thread stays where it is while one writes', async ({
    page,
    request,
  }) => {
    const long = await longestThread(request);
    await page.goto(`/forum/subforum/${long.subforumId}`);
    const rows = page.locator('[data-row]');
    const title = (index: number) => rows.nth(index).getByRole('link').first();
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Tasten in Listen' })).toBeVisible();
    }).toPass();
    await page.keyboard.press('Escape');
    for (const [key, index] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(title(index)).toBeFocused();
    }

    await page.goto(`/forum/thread/${long.id}`);
    await expect(page.getByRole('button', { name: 'Tasten im Thread' })).toBeVisible();
    for (let step = 0; step < 3; step++) await page.keyboard.press('j');
    const article = page.locator('article:focus');
    await expect(article).toBeVisible();
    const id = await article.getAttribute('id');
    const words = await article.evaluate((element) => {
      const paragraph = element.querySelector('p') ?? element;
      getSelection()?.selectAllChildren(paragraph);
      return paragraph.textContent.trim().slice(0, 10);
    });
    await page.keyboard.press('q');
    await expect(replyField(page)).toBeFocused();
    expect((await replyField(page).inputValue()).startsWith(`> ${words}`)).toBe(true);
    const top = () =>
      page.evaluate((of) => document.getElementById(of ?? '')?.getBoundingClientRect().top, id);
    const before = await top();
    await page.keyboard.type('Sehe ich auch so.');
    await expect(replyField(page)).toHaveValue(/Sehe ich auch so\.$/);
    expect(await top()).toBe(before);
  });

  test('a phone shows six rows, and with its keyboard open few enough to see the thread', async ({
    page,
    request,
  }) => {
    const long = await longestThread(request);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/forum/thread/${long.id}`);
    await replyField(page).focus();
    const composer = page.getByRole('region', { name: /^Antwort zum Thread/ });
    const lines = () =>
      replyField(page).evaluate(
        (field) => field.clientHeight / Number.parseFloat(getComputedStyle(field).lineHeight),
      );
    await expect.poll(lines).toBeGreaterThanOrEqual(6);
    // as the keyboard leaves it
    await page.setViewportSize({ width: 360, height: 340 });
    await expect.poll(() => composer.evaluate((form) => form.clientHeight)).toBeLessThan(180);
    await expect(replyField(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Beitrag senden' })).toBeInViewport({ ratio: 1 });
  });

  test('can still send what could not be sent', async ({ page }) => {
    await startThread(page, unique('Funkloch'), 'Im Keller ist das Netz schlecht.');
    await replyField(page).fill('Kommt das an?');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Beitrag senden' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(replyField(page)).toHaveValue('Kommt das an?');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Beitrag senden' }).click();
    await expect(post(page, 2)).toContainText('Kommt das an?');
  });
});

test.describe('a visitor', () => {
  test.use({ storageState: visitor });

  test('reads, and is asked to sign in to answer', async ({ page }) => {
    await page.goto('/forum');
    await page.getByRole('link', { name: SUBFORUM, exact: true }).click();
    await page.getByRole('main').locator('a[href^="/forum/thread/"]').first().click();
    await expect(page.getByRole('article').first()).toContainText('Thread-Starter');
    await expect(page.getByText('Du musst angemeldet sein, um zu antworten')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Antworten/ })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fforum%2Fthread%2F/);
  });

  test('finds the right page of a long thread by the link of a post', async ({ page, request }) => {
    const long = await longestThread(request);
    await page.goto(`/forum/thread/${long.id}#post-${long.postCount}`);
    await expect(post(page, long.postCount)).toBeInViewport();
    await page.goto(`/forum/thread/${long.id}?post=${long.postCount}`);
    await expect(post(page, long.postCount)).toBeVisible();
  });
});

test.describe('a moderator', () => {
  test.use({ storageState: signedIn('moderator') });

  test('deletes a post of a member and takes it back', async ({ page, browser }) => {
    const anna = await browser.newContext({ storageState: signedIn('anna') });
    const annasPage = await anna.newPage();
    const address = await startThread(
      annasPage,
      unique('Werbung'),
      'Kauft alle meine alten Darts!',
    );
    await answer(annasPage, 'Und meine alten Flights!');
    await anna.close();

    await page.goto(address);
    await post(page, 2)
      .getByRole('button', { name: /^Löschen/ })
      .click();
    await expect(post(page, 2)).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(post(page, 2)).toContainText('Und meine alten Flights!');
  });
});

interface ThreadSummary {
  id: number;
  subforumId: number;
  postCount: number;
}

async function longestThread(request: { get(url: string): Promise<{ json(): Promise<unknown> }> }) {
  const categories = (await (await request.get('/api/forum/categories')).json()) as {
    subforums: { id: number }[];
  }[];
  const threads: ThreadSummary[] = [];
  for (const { id } of categories.flatMap(({ subforums }) => subforums)) {
    const answer = await request.get(`/api/forum/subforums/${id}/threads?limit=100`);
    threads.push(...((await answer.json()) as ThreadSummary[]));
  }
  const [longest] = threads.sort((a, b) => b.postCount - a.postCount);
  if (!longest) throw new Error('the demo data have no threads');
  return longest;
}
