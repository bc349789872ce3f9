import { appIsThere } from '../support/app.ts';
import { listViolations } from '../support/axe.ts';
import { call, idOf } from '../support/call.ts';
import { type RoleName, signedIn, visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { showTheme } from '../support/theme.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 768 };
const WALL = { width: 1920, height: 1080 };

async function open(
  browser: Browser,
  who: RoleName | null,
  path: string,
  viewport = PHONE,
): Promise<Page> {
  const storageState = who ? signedIn(who) : visitor;
  const context = await browser.newContext({ storageState, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
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

/** A leg of 301 for somebody who throws first: 180, 60 and 61, with nothing of the other side between. */
async function playLeg(page: Page): Promise<void> {
  await type(page, 180, 0, 60, 0, 61);
  await tap(page, '2 Darts, 1 aufs Doppel');
}

/** Nothing of the page is wrong in either theme. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showTheme(page, colorScheme);
    expect(await listViolations(page)).toEqual([]);
  }
  await showTheme(page, 'light');
}

/** Ben meets the moderator, and Gerd meets Gino, each over one leg of 301; calls come by themselves. */
async function prepare(anna: Page, players: object[]): Promise<number> {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await call<{ id: number }>(anna, 'tournaments.create', {
    name: `Abendpokal ${Date.now()}`,
    startDate: soon,
    registrationDeadline: soon,
    maxParticipants: 4,
    gameFormat: '301',
  });
  for (const player of players) {
    await call(anna, 'tournaments.entries.add', { id, players: [player] });
  }
  await call(anna, 'tournaments.draw.make', { id, seeding: 'hand', seeded: 4 });
  const format = { legs: { kind: 'firstTo', count: 1 } };
  await call(anna, 'tournaments.draw.setFormat', { id, stage: 'winners', round: 0, format });
  await call(anna, 'tournaments.evening.set', {
    id,
    isCalling: true,
    restMinutes: 0,
    marker: 'loser',
  });
  await call(anna, 'tournaments.evening.addBoards', { id, boards: [{ name: 'Board 1' }] });
  return id;
}

/** The evening that goes on. */
let running: number | undefined;

// who is in play in one that failed could be called in no other, also not by the next attempt
test.afterEach(async ({ browser }) => {
  if (running === undefined) return;
  const anna = await open(browser, 'anna', '/help');
  await call(anna, 'tournaments.cancel', { id: running, reason: 'Abgebrochen' });
  running = undefined;
});

test('an evening of four, from the tablet at the board to the winner on the wall', async ({
  browser,
}) => {
  const [anna, ben, mod] = await Promise.all([
    open(browser, 'anna', '/help', { width: 1280, height: 900 }),
    open(browser, 'ben', '/help'),
    open(browser, 'moderator', '/help'),
  ]);
  const [first, last] = await Promise.all([idOf(ben), idOf(mod)]);
  const guests = [{ guestName: 'Gerd Grau' }, { guestName: 'Gino Gelb' }];
  const id = await prepare(anna, [{ userId: first }, ...guests, { userId: last }]);
  const path = `/tournaments/${id}`;

  // the organiser shows a QR code; whoever opens it is the tablet, and its address tells nothing
  await anna.goto(`${path}/desk`);
  await tap(anna, 'Tablet: Board 1');
  await tap(anna, 'QR-Code zeigen');
  await expect(anna.getByRole('img', { name: 'QR-Code für das Tablet' })).toBeVisible();
  expect(await listViolations(anna)).toEqual([]);
  const link = await anna.getByLabel('Oder dort öffnen').inputValue();
  await anna.keyboard.press('Escape');
  const [tablet, wall] = await Promise.all([
    open(browser, null, new URL(link).pathname, TABLET),
    open(browser, null, `${path}/live`, WALL),
    ben.goto(path),
    mod.goto(path),
  ]);
  await expect(tablet).toHaveURL('/boards');
  await heads(tablet, 'Gleich geht es los');
  await call(anna, 'tournaments.start', { id });
  running = id;

  // the first match is called to the board by itself; players see it on their phones, all on the wall
  await heads(tablet, 'Ihr seid dran');
  await expectAccessible(tablet);
  await says(ben, 'Du bist dran: Board 1');
  await says(wall, 'Gerd Grau');
  await tap(tablet, 'Game on');
  await heads(tablet, 'Wer beginnt?');
  await tap(tablet, 'Ben');
  await expectAccessible(tablet);
  await playLeg(tablet);
  await heads(tablet, 'Ben gewinnt');
  await says(tablet, 'Das Ergebnis ist eingetragen.');
  await expectAccessible(tablet);
  await tap(tablet, 'Weiter am Board');

  // who has lost marks next, on their own phone; the tablet shows every visit
  await heads(tablet, 'Ihr seid dran');
  await says(tablet, 'Gerd Grau');
  await says(mod, 'Du schreibst: Board 1');
  await tap(mod, 'Live mitschreiben');
  await heads(mod, 'Wer beginnt?');
  await tap(mod, 'Gino Gelb');
  await type(mod, 180);
  await heads(tablet, 'Hier schreibt schon ein anderes Gerät');
  await expect(tablet.getByRole('img', { name: 'Gino Gelb: Rest 121' })).toBeVisible();
  await type(mod, 0, 60, 0, 61);
  await tap(mod, '2 Darts, 1 aufs Doppel');
  await heads(mod, 'Gino Gelb gewinnt');
  await heads(tablet, 'Gino Gelb gewinnt');
  await tap(tablet, 'Weiter am Board');

  // the final on the tablet, without a network in its middle
  await heads(tablet, 'Ihr seid dran');
  await tap(tablet, 'Game on');
  await tap(tablet, 'Ben');
  await type(tablet, 180);
  await says(tablet, 'Alles gesendet');
  await tablet.context().setOffline(true);
  await type(tablet, 0, 60);
  await says(tablet, '2 Aufnahmen noch auf diesem Gerät');
  await tablet.context().setOffline(false);
  await says(tablet, 'Alles gesendet');
  // a reload goes on where it was
  await tablet.reload();
  await appIsThere(tablet);
  await expect(tablet.getByRole('img', { name: 'Ben: Rest 61' })).toBeVisible();
  await type(tablet, 0, 61);
  await tap(tablet, '2 Darts, 1 aufs Doppel');
  await heads(tablet, 'Ben gewinnt');

  // with it the evening is over, and so is the tablet's right
  await says(wall, 'Ben');
  await says(anna, 'Alles gespielt.');
  running = undefined;
  await says(tablet, 'Das Ergebnis ist eingetragen.');
  await tap(tablet, 'Weiter am Board');
  await heads(tablet, 'Alles gespielt');
  expect(await listViolations(tablet)).toEqual([]);
});
