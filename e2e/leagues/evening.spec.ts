import { listViolations } from '../support/axe.ts';
import { idOf } from '../support/call.ts';
import { type RoleName, signedIn } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { type Division, prepare, read } from './season.ts';

const PHONE = { width: 390, height: 844 };

async function open(browser: Browser, who: RoleName): Promise<Page> {
  const context = await browser.newContext({
    storageState: signedIn(who),
    viewport: PHONE,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/help');
  return page;
}

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heads = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const says = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function nameLineUp(page: Page, players: readonly string[]): Promise<void> {
  await tap(page, 'Aufstellung nennen');
  const dialog = page.getByRole('dialog');
  for (const name of players) await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.getByRole('button', { name: 'Aufstellung nennen' }).click();
  await expect(dialog).toBeHidden();
}

/** Two taps: the game, and how it ended. */
const enter = async (page: Page, number: number, score: string): Promise<void> => {
  const keys = page.getByRole('group', { name: `Ergebnis von Spiel ${number}` });
  if (!(await keys.isVisible())) await tap(page, `Eintragen: Ergebnis von Spiel ${number}`);
  await keys.getByText(score, { exact: true }).click();
};

test('an evening of two captains, one of whom loses the network in its middle', async ({
  browser,
}) => {
  const [anna, ben, officer] = await Promise.all([
    open(browser, 'anna'),
    open(browser, 'ben'),
    open(browser, 'moderator'),
  ]);
  const captains = await Promise.all([idOf(anna), idOf(ben)]);
  const divisionId = await prepare(officer, captains);
  const before = await read<Division>(officer, 'leagues.divisions.get', { id: divisionId });
  const [fixture] = before.fixtures;
  const nord = before.teams.find(({ name }) => name === 'Nord')?.entryId;
  const path = `/leagues/fixtures/${fixture?.id}`;
  const [home, away] = fixture?.homeId === nord ? [anna, ben] : [ben, anna];
  const [homeName, awayName] = fixture?.homeId === nord ? ['Nord', 'Süd'] : ['Süd', 'Nord'];
  await Promise.all([home.goto(path), away.goto(path)]);

  // both name who plays where; whoever is second sees at once who meets whom
  await nameLineUp(home, [`${homeName} 1`, `${homeName} 2`]);
  await heads(home, 'Einzel, Doppel: Eure Aufstellung steht.');
  await nameLineUp(away, [`${awayName} 3`, `${awayName} 1`]);
  await says(home, `${awayName} 3`);
  expect(await listViolations(home)).toEqual([]);

  // what one phone enters the other one shows
  await enter(home, 1, '4:1');
  await says(away, `${homeName} 1, ${awayName} 0`);
  await expect(home.getByText('hier notiert')).toBeHidden();

  // without a network everything stays on the phone, also over a reload, and goes out once
  await home.context().setOffline(true);
  await enter(home, 2, '3:2');
  await enter(home, 3, '2:3');
  await says(home, '2 Ergebnisse hier notiert.');
  await says(home, `${homeName} 2, ${awayName} 1`);
  // a phone shows at once what it notes; this one has to be on the sheet before the other one is back
  await Promise.all([away.waitForResponse(/fixtures\.enterAll/), enter(away, 2, '1:4')]);
  await says(away, `${homeName} 1, ${awayName} 1`);
  await home.context().setOffline(false);

  // two phones differ: the captain who was there chooses
  await heads(home, 'Auf zwei Geräten steht Verschiedenes');
  await home.reload();
  await heads(home, 'Auf zwei Geräten steht Verschiedenes');
  expect(await listViolations(home)).toEqual([]);
  await tap(home, 'Hier notiert: 3:2');
  await says(away, `${homeName} 2, ${awayName} 1`);
  await expect(home.getByText('hier notiert')).toBeHidden();

  // the rest is typed from paper, and with it both are asked
  await tap(home, 'Abtippen');
  await home.getByRole('textbox', { name: /^Spiel 4:/ }).click();
  await home.keyboard.type('0 5');
  await home.keyboard.press('Enter');
  await home.keyboard.type('5 0');
  await home.keyboard.press('Enter');
  await tap(home, 'Fertig');
  await heads(home, 'Der Spielbericht ist komplett: 3:2');
  await tap(home, 'Stimmt so');
  await heads(home, `Du hast bestätigt. ${awayName} ist noch dran.`);
  await tap(away, 'Stimmt so');
  await heads(away, `Bestätigt: ${homeName} 3:2 ${awayName}`);
  await heads(home, `Bestätigt: ${homeName} 3:2 ${awayName}`);

  // the table has it
  const after = await read<Division>(officer, 'leagues.divisions.get', { id: divisionId });
  expect(after.standings[0]).toMatchObject({ entryId: fixture?.homeId, points: 2 });
});
