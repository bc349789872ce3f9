import { expectAccessible } from '../support/accessible.ts';
import { visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

/** Two friends of the demo data with whom no other tests write. */
const OLE = 'ole.petersen@oche.test';
const TORSTEN = 'torsten.ahlers@oche.test';

async function pageOf(browser: Browser, email: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    storageState: visitor,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto(`/api/mock-login?email=${email}&returnTo=/messages`);
  return page;
}

const talkOf = (page: Page) => page.getByRole('region', { name: 'Nachrichten', exact: true });
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Nachricht' });
const lineOf = (page: Page, text: string) =>
  talkOf(page).getByRole('listitem').filter({ hasText: text });

test('two friends write to each other, side by side and through a cut connection', async ({
  browser,
}, { retry, repeatEachIndex }) => {
  /** a second try finds what the first one has written, and so does a repetition */
  const time = retry + 100 * repeatEachIndex;
  const legs = `Moin! Donnerstag ${7 + time} Legs?`;
  const hour = `Ab ${19 + time} Uhr?`;
  const board = `Passt, Board ${30 + time}`;
  const otherBoard = `Passt, Board ${40 + time}`;
  const offline = [`Bin im Tunnel ${time}`, `Immer noch ${time}`];
  const meanwhile = `Ich reserviere ${time}`;
  const [ole, torsten] = await Promise.all([
    pageOf(browser, OLE, 1280),
    pageOf(browser, TORSTEN, 390),
  ]);

  // a friend must be chosen, and something said
  await ole.getByRole('link', { name: 'Neu', exact: true }).click();
  const dialog = ole.getByRole('dialog', { name: 'Neue Nachricht' });
  await dialog.getByRole('button', { name: 'Senden' }).click();
  await expect(dialog.getByText('Such dir einen Freund aus.')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'An' }).fill('torst');
  await dialog.getByRole('button', { name: /^Torsten Ahlers/ }).click();
  await dialog.getByLabel('Nachricht').fill('   ');
  await dialog.getByLabel('Nachricht').press('Enter');
  await expect(dialog.getByText('Nachricht darf nicht leer sein')).toBeVisible();
  await expectAccessible(ole);
  await dialog.getByLabel('Nachricht').fill(legs);
  await dialog.getByLabel('Nachricht').press('Enter');
  await expect(ole).toHaveURL(/\/messages\/\d+$/);
  await expect(lineOf(ole, legs)).toBeVisible();

  // it comes in by itself; on a phone the conversation is a screen of its own
  const row = torsten.getByRole('link', { name: new RegExp(`Ole Petersen.*${legs.slice(0, -1)}`) });
  await expect(row).toContainText('neue Nachricht');
  await expectAccessible(torsten);
  await row.click();
  await expect(torsten.getByRole('heading', { level: 1 })).toHaveText('Ole Petersen');
  await expect(row).toBeHidden();
  await expect(lineOf(ole, legs)).toContainText('Gelesen');

  await fieldOf(torsten).pressSequentially('Klar');
  await expect(ole.getByText('Torsten Ahlers schreibt …')).toBeVisible();
  await fieldOf(torsten).press('Shift+Enter');
  await fieldOf(torsten).pressSequentially(hour);
  await expect(fieldOf(torsten)).toHaveValue(`Klar\n${hour}`);
  await fieldOf(torsten).press('Enter');
  await expect(lineOf(ole, hour)).toBeVisible();

  // a reaction, and an answer to one message
  const tools = (page: Page, text: string) =>
    lineOf(page, text).getByRole('button', { name: 'Was mit der Nachricht tun?' });
  await tools(ole, hour).click();
  await ole.getByRole('menuitemcheckbox', { name: 'Bull’s Eye' }).click();
  await expect(
    torsten.getByRole('button', { name: 'Bull’s Eye: Ole Petersen' }).last(),
  ).toBeVisible();
  await tools(ole, hour).click();
  await ole.getByRole('menuitem', { name: 'Antworten' }).click();
  await fieldOf(ole).fill(board);
  await fieldOf(ole).press('Enter');
  const answer = lineOf(torsten, board);
  await expect(answer.getByRole('button', { name: /Antwort auf/ })).toContainText('Klar');
  await expectAccessible(torsten);

  // changed with the arrow key, and taken back
  await fieldOf(ole).press('ArrowUp');
  await expect(fieldOf(ole)).toHaveValue(board);
  await fieldOf(ole).fill(otherBoard);
  await fieldOf(ole).press('Enter');
  await expect(lineOf(torsten, otherBoard)).toContainText('geändert');
  await tools(ole, otherBoard).click();
  await ole.getByRole('menuitem', { name: 'Zurücknehmen' }).click();
  await ole.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(talkOf(torsten).getByText('Zurückgenommen').last()).toBeVisible();
  await expect(lineOf(torsten, otherBoard)).toHaveCount(0);

  // what is written without a connection is sent once, and nothing of the other’s is missing
  await torsten.context().setOffline(true);
  for (const text of offline) {
    await fieldOf(torsten).fill(text);
    await fieldOf(torsten).press('Enter');
  }
  await expect(lineOf(torsten, `Immer noch ${time}`)).toContainText('Wartet auf Verbindung');
  await fieldOf(ole).fill(meanwhile);
  await fieldOf(ole).press('Enter');
  await torsten.context().setOffline(false);
  for (const page of [ole, torsten]) {
    for (const text of [...offline, meanwhile]) {
      await expect(lineOf(page, text)).toHaveCount(1);
    }
  }
  await expect(lineOf(torsten, `Immer noch ${time}`)).not.toContainText('Wartet');

  // back, put away, found again
  await torsten.getByRole('link', { name: 'Zu allen Gesprächen' }).click();
  await expect(row.or(torsten.getByRole('link', { name: /Ole Petersen/ })).first()).toBeVisible();
  await ole.getByRole('button', { name: 'Mehr zu diesem Gespräch' }).click();
  await ole.getByRole('menuitem', { name: 'Ins Archiv' }).click();
  const list = ole.getByRole('navigation', { name: 'Gespräche', exact: true });
  await expect(list.getByRole('link', { name: /Torsten Ahlers/ })).toHaveCount(0);
  await ole.getByRole('link', { name: 'Archiv' }).click();
  await list.getByRole('link', { name: /Torsten Ahlers/ }).click();
  // what is said brings it back, and its menu knows
  await fieldOf(ole).fill(`Bis gleich ${time}`);
  await fieldOf(ole).press('Enter');
  await ole.getByRole('button', { name: 'Mehr zu diesem Gespräch' }).click();
  await expect(ole.getByRole('menuitem', { name: 'Ins Archiv' })).toBeVisible();
  await ole.keyboard.press('Escape');
  await ole.getByRole('link', { name: 'In Nachrichten suchen' }).click();
  await ole.getByRole('searchbox', { name: 'In deinen Nachrichten suchen' }).fill('tunnel');
  await ole.getByRole('link', { name: new RegExp(`Bin im Tunnel ${time}`) }).click();
  await expect(ole).toHaveURL(/\/messages\/\d+\?/);
  await expect(lineOf(ole, `Bin im Tunnel ${time}`)).toBeFocused();
  await expectAccessible(ole);
});
