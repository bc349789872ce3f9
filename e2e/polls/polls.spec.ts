import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessible.ts';
import { call } from '../support/call.ts';
import { type RoleName, signedIn, visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

async function pageOf(browser: Browser, name: RoleName | null): Promise<Page> {
  const context = await browser.newContext({
    storageState: name ? signedIn(name) : visitor,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  return context.newPage();
}

const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}?`;

test('a thread asks: one votes by keyboard and changes it, another’s vote comes live, the author ends it', async ({
  browser,
}) => {
  const question = unique('Wohin am Freitag');
  const [anna, ben] = await Promise.all([pageOf(browser, 'anna'), pageOf(browser, 'ben')]);

  await anna.goto('/forum/subforum/1/new');
  await anna.getByLabel('Titel').fill(question);
  await anna.getByLabel('Inhalt').fill('Um acht geht es los, sagt, wo ihr werfen wollt.');
  await anna.getByRole('button', { name: 'Umfrage hinzufügen' }).click();
  await anna.getByLabel('Frage', { exact: true }).fill(question);
  // Enter goes on to the next answer, and makes one
  await anna.getByLabel('Antwort 1', { exact: true }).fill('Zum Bullen');
  await anna.keyboard.press('Enter');
  await expect(anna.getByLabel('Antwort 2', { exact: true })).toBeFocused();
  await anna.keyboard.type('Ins Clubheim');
  await anna.keyboard.press('Enter');
  await expect(anna.getByLabel('Antwort 3', { exact: true })).toBeFocused();
  await anna.keyboard.type('Zu Ben');
  await anna.getByRole('button', { name: 'Thread erstellen' }).click();

  // arrows choose, Enter votes, and what came of it is read next
  const annas = anna.getByRole('region', { name: question });
  await expect(annas.getByRole('radio', { name: 'Zum Bullen' })).toBeVisible();
  await expectAccessible(anna);
  await annas.getByRole('radio', { name: 'Zum Bullen' }).focus();
  await anna.keyboard.press('ArrowDown');
  await expect(annas.getByRole('radio', { name: 'Ins Clubheim' })).toBeChecked();
  await anna.keyboard.press('Enter');
  await expect(annas.getByText('Deine Stimme zählt.')).toBeFocused();
  await expect(row(annas, 'Ins Clubheim')).toContainText('100 Prozent, 1 Stimme');
  await expect(row(annas, 'Ins Clubheim')).toContainText('deine Wahl');

  await annas.getByRole('button', { name: 'Stimme ändern' }).click();
  await expect(annas.getByRole('radio', { name: 'Ins Clubheim' })).toBeChecked();
  await annas.getByRole('radio', { name: 'Zu Ben' }).check();
  await annas.getByRole('button', { name: 'Abstimmen' }).click();
  await expect(row(annas, 'Zu Ben')).toContainText('deine Wahl');
  await expect(row(annas, 'Ins Clubheim')).toContainText('0 Prozent, 0 Stimmen');

  // another looks at how it stands before voting, and the author sees the vote come
  await ben.goto(anna.url());
  const bens = ben.getByRole('region', { name: question });
  await bens.getByRole('button', { name: 'Ergebnis ansehen' }).click();
  await expect(row(bens, 'Zu Ben')).toContainText('100 Prozent, 1 Stimme');
  await expect(bens.getByText('deine Wahl')).toHaveCount(0);
  await bens.getByRole('button', { name: 'Zurück zur Wahl' }).click();
  await bens.getByRole('radio', { name: 'Zu Ben' }).check();
  await bens.getByRole('button', { name: 'Abstimmen' }).click();
  await expect(row(annas, 'Zu Ben')).toContainText('100 Prozent, 2 Stimmen');
  await expect(bens.getByRole('button', { name: 'Umfrage beenden' })).toHaveCount(0);

  // it is over for everybody who has it open, with whoever came later
  await annas.getByRole('button', { name: 'Umfrage beenden' }).click();
  const sure = anna.getByRole('alertdialog', { name: 'Umfrage jetzt beenden?' });
  await expect(sure.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await sure.getByRole('button', { name: 'Umfrage beenden' }).click();
  for (const box of [annas, bens]) {
    await expect(box.getByText('Beendet')).toBeVisible();
    await expect(box.getByRole('listitem').first()).toContainText('Zu Ben');
    await expect(row(box, 'Zu Ben')).toContainText('gewonnen');
    await expect(box.getByRole('button', { name: 'Stimme ändern' })).toHaveCount(0);
  }
  const stranger = await pageOf(browser, null);
  await stranger.goto(anna.url());
  const seen = stranger.getByRole('region', { name: question });
  await expect(row(seen, 'Zu Ben')).toContainText('100 Prozent, 2 Stimmen');
  await expect(seen.getByRole('link', { name: 'Mitmachen: Abstimmen' })).toHaveCount(0);
});

test('where the result comes after the vote, a visitor sees none, and the first choice stays', async ({
  browser,
}) => {
  const question = unique('Welches Gewicht');
  const [anna, ben, stranger] = await Promise.all([
    pageOf(browser, 'anna'),
    pageOf(browser, 'ben'),
    pageOf(browser, null),
  ]);
  const poll = {
    question,
    options: [{ text: '22 Gramm' }, { text: '24 Gramm' }],
    isMultiple: true,
    isChangeable: false,
    results: 'voted',
  };
  const { id } = await call<{ id: number }>(anna, 'polls.thread.start', {
    subforumId: 1,
    title: question,
    content: 'Ich will umsteigen, womit werft ihr denn?',
    poll,
  });

  const path = `/forum/thread/${id}`;
  await ben.goto(path);
  const box = ben.getByRole('region', { name: question });
  await expect(box.getByRole('button', { name: 'Ergebnis ansehen' })).toHaveCount(0);
  await box.getByRole('button', { name: 'Abstimmen' }).click();
  await expect(box.getByRole('alert')).toHaveText('Tipp erst eine Antwort an.');
  await box.getByRole('checkbox', { name: '22 Gramm' }).check();
  await box.getByRole('checkbox', { name: '24 Gramm' }).check();
  await box.getByRole('button', { name: 'Abstimmen' }).click();
  for (const text of ['22 Gramm', '24 Gramm']) {
    await expect(row(box, text)).toContainText('100 Prozent, 1 Stimme');
    await expect(row(box, text)).toContainText('deine Wahl');
  }
  await expect(box.getByRole('button', { name: 'Stimme ändern' })).toHaveCount(0);

  await stranger.goto(path);
  const seen = stranger.getByRole('region', { name: question });
  await expect(seen.getByText('1 hat abgestimmt')).toBeVisible();
  await expect(seen.getByText('Das Ergebnis siehst du, sobald du abgestimmt hast.')).toBeVisible();
  await expect(seen.getByText(/Prozent/)).toHaveCount(0);
  await expect(seen.getByRole('checkbox')).toHaveCount(0);
  await expect(seen.getByRole('link', { name: 'Mitmachen: Abstimmen' })).toHaveAttribute(
    'href',
    `/login?join=1&returnTo=${encodeURIComponent(path)}&notice=members`,
  );
  await expectAccessible(stranger);
});

/** A choice with its votes. */
const row = (box: ReturnType<Page['getByRole']>, text: string) =>
  box.getByRole('listitem').filter({ hasText: text });
