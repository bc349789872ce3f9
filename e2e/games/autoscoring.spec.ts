import { appIsThere } from '../support/app.ts';
import { listViolations } from '../support/axe.ts';
import { bridgeOf } from '../support/bridge.ts';
import { call, idOf } from '../support/call.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: signedIn('anna'), viewport: { width: 390, height: 844 } });

const left = (page: Page, score: number) =>
  expect(page.getByRole('img', { name: `Anna: Rest ${score}`, exact: true })).toBeVisible();
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A board's name in this run of a test: what an earlier run left behind has another. */
const named = (name: string) => {
  const { retry, repeatEachIndex } = test.info();
  return `${name} ${repeatEachIndex}${retry}`;
};

/** Sets a board up as its owner does. @returns its key, out of the command that is shown once */
async function setUp(page: Page, name: string): Promise<string> {
  await page.goto('/games/boards');
  await appIsThere(page);
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Neues Board' }).first().click();
  await page.getByLabel('Name').fill(name);
  await tap(page, 'Board einrichten');
  const command = page.getByLabel('Auf dem Rechner neben dem Board');
  await expect(command).toHaveValue(/^npx \S+\/oche-bridge\.tgz --board /);
  const [, program = ''] = /^npx (\S+)/.exec(await command.inputValue()) ?? [];
  const handedOut = await page.request.get(program);
  expect([handedOut.status(), handedOut.headers()['content-type']]).toEqual([
    200,
    'application/gzip',
  ]);
  expect(await listViolations(page)).toEqual([]);
  const [, key = ''] = /--board (\S+)/.exec(await command.inputValue()) ?? [];
  await tap(page, 'Fertig');
  return key;
}

/** Lets the board count for what is scored on this page. */
async function choose(page: Page, name: string): Promise<void> {
  await tap(page, 'Einstellungen');
  await page.getByRole('button', { name: 'Board zählt mit …' }).click();
  await tap(page, `${name} zählt mit`);
}

test('a board counts a leg by itself, and one dart is corrected by a touch', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const name = named('Keller');
  const key = await setUp(page, name);
  // without cookies, as it knows nobody
  const board = bridgeOf(await playwright.request.newContext({ baseURL }), key);
  await board.hello();
  // Anna has another board in the test beside this one
  const row = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(row.getByText('Verbunden', { exact: true })).toBeVisible();

  const { id } = await call<{ id: number }>(page, 'games.start', {
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: await idOf(page) }], [{ guestName: 'Uwe' }]],
  });
  await page.goto(`/games/${id}/score`);
  await appIsThere(page);
  await choose(page, name);
  await expect(page.getByText(`${name} · bereit`)).toBeVisible();
  const context = await browser.newContext({ storageState: visitor });
  const watcher = await context.newPage();
  await watcher.goto(`/games/${id}`);

  await board.sees('S1');
  await expect(page.getByRole('button', { name: 'Dart 1 berichtigen: 1' })).toBeVisible();
  await expect(page.getByText(`${name} · sieht zu`)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await expect(watcher.getByText('Gerade geworfen')).toBeVisible();
  // it was the treble beside it
  await tap(page, 'Dart 1 berichtigen: 1');
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('list', { name: 'Was es gewesen sein kann' }).getByText('T20').click();
  await expect(page.getByRole('button', { name: 'Dart 1 berichtigen: T20' })).toBeVisible();
  await board.sees('S1', 'S1');
  await expect(page.getByRole('button', { name: 'Dart 2 berichtigen: 1' })).toBeVisible();
  await left(page, 101);
  // who watches sees it as it was corrected
  await expect(watcher.locator('p', { hasText: 'Gerade geworfen' }).getByText('T20')).toBeVisible();
  await board.takeOut();
  await left(page, 40);
  await expect(watcher.getByText('40', { exact: true }).first()).toBeVisible();

  // a reload enters nothing twice, and the board still counts
  await page.reload();
  await appIsThere(page);
  await expect(page.getByText(`${name} · bereit`)).toBeVisible();
  await left(page, 40);
  // what it had seen when its bridge was started anew is entered by who stands there
  await board.sees('S5');
  await expect(page.getByRole('button', { name: 'Dart 1 berichtigen: 5' })).toBeVisible();
  await board.missed();
  await expect(page.getByText(`${name} · hat nicht alles gesehen: trag nach`)).toBeVisible();
  await board.takeOut();
  await tap(page, 'Dart 2 nachtragen');
  await page.getByRole('list', { name: 'Was es gewesen sein kann' }).getByText('T20').click();
  await tap(page, 'Eintragen');
  await expect(page.getByRole('img', { name: 'Uwe: Rest 36', exact: true })).toBeVisible();
  await expect(page.getByText(`${name} · bereit`)).toBeVisible();

  // the double ends it, although another dart is in the board
  await board.sees('D20', 'S1');
  await expect(page.getByRole('button', { name: 'Dart 2 berichtigen: 1' })).toBeVisible();
  await board.takeOut();
  await expect(page.getByRole('heading', { name: /Anna gewinnt/ })).toBeVisible();
});

test('it counts an exercise as well', async ({ page, playwright, baseURL }) => {
  const name = named('Garage');
  const key = await setUp(page, name);
  const board = bridgeOf(await playwright.request.newContext({ baseURL }), key);
  await board.hello();
  await page.goto('/games/training/clock');
  await appIsThere(page);
  await page.getByRole('button', { name: 'Board zählt mit …' }).click();
  await tap(page, `${name} zählt mit`);
  await expect(page.getByText(`${name} · bereit`)).toBeVisible();
  await board.sees('S1', 'S2');
  await expect(page.getByRole('button', { name: 'Dart 2 berichtigen: 2' })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await board.takeOut();
  await expect(page.getByText('2 von 21')).toBeVisible();
});

test('a board with contacts is connected by the browser itself', async ({ page }) => {
  await page.addInitScript(() => {
    const notifier = Object.assign(new EventTarget(), {
      properties: { notify: true },
      value: null as DataView | null,
      startNotifications: async () => {},
    });
    const service = { getCharacteristics: async () => [notifier] };
    const gatt = {
      connect: async () => ({ getPrimaryService: async () => service }),
      disconnect: () => {},
    };
    const device = Object.assign(new EventTarget(), { gatt });
    Object.defineProperty(navigator, 'bluetooth', {
      value: { requestDevice: async () => device },
    });
    Object.assign(window, {
      boardSays: (code: string) => {
        notifier.value = new DataView(new TextEncoder().encode(code).buffer);
        notifier.dispatchEvent(new Event('characteristicvaluechanged'));
      },
    });
  });
  const says = (code: string) =>
    page.evaluate(
      (text) => (window as unknown as { boardSays: (code: string) => void }).boardSays(text),
      code,
    );
  const { id } = await call<{ id: number }>(page, 'games.start', {
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: await idOf(page) }], [{ guestName: 'Uwe' }]],
  });
  await page.goto(`/games/${id}/score`);
  await appIsThere(page);
  await tap(page, 'Einstellungen');
  await page.getByRole('button', { name: 'Board zählt mit …' }).click();
  await tap(page, 'GranBoard verbinden');
  await expect(page.getByText('GranBoard · sieht zu')).toBeVisible();
  await says('3.4@');
  await says('OUT@');
  await expect(page.getByRole('button', { name: 'Dart 2 berichtigen: 0' })).toBeVisible();
  await says('BTN@');
  await left(page, 41);
});
