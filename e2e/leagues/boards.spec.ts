import { listViolations } from '../support/axe.ts';
import { idOf } from '../support/call.ts';
import { type RoleName, signedIn, visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { type Division, nameBoth, prepare, read, SHORT } from './season.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 768 };

async function open(browser: Browser, who: RoleName | null, path: string): Promise<Page> {
  const context = await browser.newContext({
    storageState: who ? signedIn(who) : visitor,
    viewport: who ? PHONE : TABLET,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heads = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** Types visits, as with the keys of a tablet's keyboard. */
async function type(page: Page, ...totals: number[]): Promise<void> {
  for (const total of totals) {
    for (const digit of String(total)) await page.keyboard.press(digit);
    // two digits that can't become three are a total at once
    if (String(total).length !== 2) await page.keyboard.press('Enter');
  }
}

test('a captain sets up boards, and what their tablets score or type is on the sheet', async ({
  browser,
}) => {
  const [anna, ben, officer] = await Promise.all([
    open(browser, 'anna', '/help'),
    open(browser, 'ben', '/help'),
    open(browser, 'moderator', '/help'),
  ]);
  const divisionId = await prepare(officer, await Promise.all([idOf(anna), idOf(ben)]), SHORT);
  const division = await read<Division>(officer, 'leagues.divisions.get', { id: divisionId });
  const [fixture] = division.fixtures;
  const teams = [fixture?.homeId ?? 0, fixture?.awayId ?? 0] as const;
  const [home, away] = teams.map(
    (id) => division.teams.find(({ entryId }) => entryId === id)?.name,
  );
  const path = `/leagues/fixtures/${fixture?.id}`;

  // two boards, each with the tablet that opens its link
  await anna.goto(path);
  await tap(anna, 'Boards einrichten');
  await tap(anna, 'Board dazu');
  await expect(anna.getByLabel('Name des Boards')).toHaveValue('Board 2');
  await tap(anna, 'Board dazu');
  const tablets: Page[] = [];
  for (const board of ['Board 1', 'Board 2']) {
    await tap(anna, `Tablet: ${board}`);
    await tap(anna, 'QR-Code zeigen');
    const link = await anna.getByLabel('Oder dort öffnen').inputValue();
    if (tablets.length === 0) expect(await listViolations(anna)).toEqual([]);
    await anna.keyboard.press('Escape');
    tablets.push(await open(browser, null, new URL(link).pathname));
  }
  const [one, two] = tablets;
  if (!one || !two) throw new Error('two tablets were opened');
  await Promise.all(tablets.map((tablet) => expect(tablet).toHaveURL('/boards')));

  // as soon as both have named who plays, games are called: tablets, phones and visitors say where
  await nameBoth(officer, fixture?.id ?? 0, teams);
  await Promise.all(tablets.map((tablet) => heads(tablet, 'Ihr seid dran')));
  const rowOf = (page: Page, number: number) => page.locator('#sheet li').nth(number - 1);
  await expect(rowOf(anna, 2)).toContainText('Jetzt dran: Board 2');
  const guest = await open(browser, null, path);
  await expect(rowOf(guest, 1)).toContainText('Jetzt dran: Board 1');
  expect(await listViolations(one)).toEqual([]);
  expect(await listViolations(anna)).toEqual([]);

  // one scores each dart, the other types how it ended
  await tap(one, 'Game on');
  await heads(one, 'Wer beginnt?');
  await tap(one, `${home} 1`);
  await type(one, 180, 0, 60, 0, 61);
  await tap(one, '2 Darts, 1 aufs Doppel');
  await heads(one, `${home} 1 gewinnt`);
  await expect(rowOf(guest, 1)).toContainText('Alle Würfe');
  await expect(guest.getByText(`${home} 1, ${away} 0`)).toBeAttached();

  await tap(two, 'Nur das Ergebnis eintragen');
  await two.getByLabel(`Legs ${home} 2`).fill('0');
  await two.getByLabel(`Legs ${away} 2`).fill('1');
  await tap(two, 'Eintragen');
  await expect(anna.getByText(`${home} 1, ${away} 1`)).toBeAttached();

  // and the next game is called
  await tap(one, 'Weiter am Board');
  await heads(one, 'Ihr seid dran');
});
