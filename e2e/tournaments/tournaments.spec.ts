import { expectAccessible } from '../support/accessible.ts';
import { type RoleName, signedIn, visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

async function pageOf(browser: Browser, name: RoleName | null, width: number): Promise<Page> {
  const context = await browser.newContext({
    storageState: name ? signedIn(name) : visitor,
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  return context.newPage();
}

/** As a field for date and time takes it, by the clock in Berlin. */
const clockIn = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000)
    .toLocaleString('sv', { timeZone: 'Europe/Berlin' })
    .slice(0, 16)
    .replace(' ', 'T');

test('a tournament from the draft to the winner, with a waiting list that moves up', async ({
  browser,
}) => {
  test.slow();
  const name = `Feierabendpokal ${Date.now()}`;
  const anna = await pageOf(browser, 'anna', 1280);

  // what is wrong stands at its field; what was typed in the dialog is there in the long form, too
  await anna.goto('/tournaments');
  await anna.getByRole('button', { name: 'Turnier erstellen' }).first().click();
  const dialog = anna.getByRole('dialog', { name: 'Turnier erstellen' });
  await dialog.getByRole('button', { name: 'Turnier erstellen' }).click();
  await expect(dialog.getByText('Das Turnier braucht einen Namen')).toBeVisible();
  await expectAccessible(anna);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByText('Mehr: Plätze').click();
  await expect(dialog.getByLabel('Teilnehmer höchstens')).toHaveValue('16');
  await dialog.getByLabel('Teilnehmer höchstens').fill('4');
  await dialog.getByRole('link', { name: 'Lounge, Boards, Teams und mehr' }).click();
  await expect(anna.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expectAccessible(anna);
  await anna.getByLabel('Startgeld (€)').fill('5');
  await anna.getByLabel('Lounge oder Ort').fill('Vereinsheim am Kanal');
  await anna.getByLabel('Beginn').fill(clockIn(45));
  await anna.getByLabel('Anmeldeschluss').fill(clockIn(45));
  await anna.getByLabel('Erst als Entwurf speichern').check();
  await anna.getByRole('button', { name: 'Turnier erstellen' }).click();

  // nobody else sees a draft
  await expect(anna.getByRole('heading', { level: 1, name })).toBeVisible();
  const path = new URL(anna.url()).pathname;
  const somebody = await pageOf(browser, null, 360);
  await somebody.goto(path);
  await expect(somebody.getByRole('heading', { name: 'Turnier nicht gefunden' })).toBeVisible();
  await anna.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(anna.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0);

  // three guests at the desk, one after the other, without the mouse
  await anna.getByRole('link', { name: 'Teilnehmerliste' }).click();
  await anna.getByRole('button', { name: 'Eintragen' }).first().click();
  const adding = anna.getByRole('dialog', { name: 'Teilnehmer eintragen' });
  for (const guest of ['Gerd', 'Gabi', 'Gino']) {
    await adding.getByLabel('Name').fill(guest);
    await adding.getByLabel('Name').press('Enter');
    await expect(anna.getByText(`${guest} ist eingetragen.`)).toBeVisible();
  }
  await adding.getByRole('button', { name: 'Schließen' }).first().click();

  // the last seat by one tap in the list; who comes later waits
  const ben = await pageOf(browser, 'ben', 390);
  await ben.goto(`/tournaments?q=${encodeURIComponent(name)}`);
  await ben.getByRole('button', { name: `Anmelden: ${name}` }).click();
  await expect(ben.getByText('Du stehst auf der Liste!')).toBeVisible();
  await expect(ben.getByRole('article', { name })).toContainText('4 / 4 Spieler');
  const mod = await pageOf(browser, 'moderator', 390);
  await mod.goto(path);
  await mod.getByRole('button', { name: 'Auf die Warteliste' }).click();
  await expect(mod.getByText('Du bist Nummer 1 auf der Warteliste')).toBeVisible();
  await expectAccessible(mod);

  // a place gets free: who waits moves up, and sees it without a reload
  await ben.goto(path);
  await ben.getByRole('button', { name: 'Abmelden' }).click();
  await ben.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click();
  await expect(mod.getByText('Du bist dabei')).toBeVisible();
  await mod.getByRole('button', { name: 'Einchecken' }).click();
  await expect(mod.getByText('Du bist eingecheckt')).toBeVisible();

  // the desk knows it, finds a guest by a few letters, and marks by keys
  await anna.getByLabel('Name suchen').fill('gab');
  const gabi = anna.getByRole('listitem', { name: 'Gabi' });
  await anna.keyboard.press('ArrowDown');
  await expect(gabi).toBeFocused();
  await anna.keyboard.press('c');
  await anna.keyboard.press('b');
  await expect(gabi.getByRole('button', { name: 'Bezahlt' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(anna.getByText('Kasse: 5 € von 20 €')).toBeVisible();
  await anna.getByLabel('Name suchen').fill('');
  await expect(anna.getByRole('button', { name: /^Da: /, pressed: true })).toHaveCount(2);
  await expectAccessible(anna);

  // everybody may look, with what search engines and shared links need
  const answer = await somebody.goto(path);
  const html = await answer?.text();
  expect(html).toContain('"@type":"SportsEvent"');
  await expect(somebody.getByRole('link', { name: /^Mitmachen: / })).toBeVisible();
  await expectAccessible(somebody);

  // all four are there: drawn, started, and played to the winner by results that are entered by hand
  await anna.getByRole('button', { name: 'Da: Gerd' }).click();
  await anna.getByRole('button', { name: 'Da: Gino' }).click();
  await expect(anna.getByRole('button', { name: /^Da: /, pressed: true })).toHaveCount(4);
  await anna.goto(path);
  await anna.getByRole('button', { name: 'Auslosen' }).click();
  const draw = anna.getByRole('dialog', { name: 'Auslosung' });
  await draw.getByRole('button', { name: 'Ausprobieren' }).click();
  await expect(draw.getByText('So könnte es aussehen')).toBeVisible();
  await draw.getByRole('button', { name: 'Auslosen' }).click();
  await anna.getByRole('button', { name: 'Turnier starten' }).click();
  await anna.getByRole('alertdialog').getByRole('button', { name: 'Turnier starten' }).click();
  await expect(anna.getByRole('heading', { level: 1, name: 'Turnierleitung' })).toBeVisible();
  for (const match of [1, 2, 3]) {
    await anna.getByRole('button', { name: `Ergebnis: Match ${match}` }).click();
    const result = anna.getByRole('dialog', { name: `Match ${match}: Ergebnis` });
    await result.getByRole('textbox').first().fill('3');
    await result.getByRole('textbox').last().fill('1');
    await result.getByRole('button', { name: 'Eintragen' }).click();
    await expect(result).toHaveCount(0);
  }
  await expect(anna.getByText('Alles gespielt.')).toBeVisible();

  // what a correction opens again is said before it is made
  await anna.getByRole('button', { name: 'Korrigieren: Match 1' }).click();
  const correction = anna.getByRole('dialog', { name: 'Match 1: Ergebnis' });
  await correction.getByRole('textbox').first().fill('1');
  await correction.getByRole('textbox').last().fill('3');
  await expect(correction.getByText('Diese Matches sind danach wieder offen:')).toBeVisible();
});
