import { randomUUID } from 'node:crypto';
import { listViolations } from '../support/axe.ts';
import { call, idOf } from '../support/call.ts';
import { visitor } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { type APIRequestContext, expect, type Page, test } from '../support/test.ts';

/** A member whom no other test signs in. */
const TIMO = 'timo.lange@oche.test';

test.use({ storageState: visitor, viewport: { width: 1920, height: 1080 } });

/** Without waiting for the app, which isn't there; with its style sheet, before which it has other sizes. */
async function open(page: Page, path: string) {
  const answer = await page.goto(path, { waitUntil: 'commit' });
  await page.waitForLoadState('load');
  return answer;
}

/** 501 against a guest, in which Timo throws first. */
async function startGame(timo: APIRequestContext) {
  await timo.get(`/api/mock-login?email=${TIMO}`);
  const { id } = await call<{ id: number }>({ request: timo }, 'games.start', {
    rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 2 } },
    sides: [[{ userId: await idOf({ request: timo }) }], [{ guestName: 'Gast am Stream' }]],
    first: 0,
  });
  const deviceId = randomUUID();
  let base = 0;
  return {
    path: `/games/${id}`,
    overlay: `/embed/overlays/games/${id}`,
    async enter(...totals: number[]) {
      const moves = totals.map((total) => ({
        id: randomUUID(),
        move: { kind: 'enter', entry: { total } },
      }));
      await call({ request: timo }, 'games.enterMoves', { gameId: id, deviceId, base, moves });
      base += moves.length;
    },
  };
}

const slot = (page: Page, name: string) => page.locator(`[data-slot="${name}"]`);

async function expectTransparent(page: Page) {
  for (const part of ['html', 'body', 'main']) {
    await expect(page.locator(part)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  const [wide, high] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  expect([wide, high]).toEqual([1920, 1080]);
}

test('a game lies over the picture, and each throw is painted as it is entered', async ({
  page,
  request: timo,
}) => {
  const game = await startGame(timo);
  await open(page, `${game.path}/overlay`);
  await expect(page).toHaveURL(game.overlay);
  await expect(slot(page, 'left-0')).toHaveText('501');
  await expectTransparent(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));

  await game.enter(180);
  await expect(slot(page, 'left-0')).toHaveText('321');
  await expect(page.locator('.moment')).toHaveAttribute('data-is', 'maximum');
  await game.enter(60, 180, 41);
  await expect(slot(page, 'left-0')).toHaveText('141');
  await expect(slot(page, 'way-0')).toHaveText('T20 T19 D12');
  await expect(slot(page, 'last-1')).toHaveText('41');
  expect(await listViolations(page)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
});

test('catches up after the connection was lost', async ({ page, context, request: timo }) => {
  const game = await startGame(timo);
  await open(page, game.overlay);
  await expect(slot(page, 'left-0')).toHaveText('501');
  await context.setOffline(true);
  await game.enter(100, 60, 45);
  await context.setOffline(false);
  await expect(slot(page, 'left-0')).toHaveText('356');
  await expect(slot(page, 'left-1')).toHaveText('441');
});

test('stands where it should, in the size and the colours that were chosen', async ({
  page,
  request: timo,
}) => {
  const game = await startGame(timo);
  for (const [position, x, y] of [
    ['bottom-left', 'left', 'bottom'],
    ['bottom', 'middle', 'bottom'],
    ['bottom-right', 'right', 'bottom'],
    ['top-left', 'left', 'top'],
    ['top', 'middle', 'top'],
    ['top-right', 'right', 'top'],
  ] as const) {
    await open(page, `${game.overlay}?position=${position}&scale=150&theme=light&accent=0a3d91`);
    await expect(page.locator('.caption')).toBeVisible();
    const box = await page.locator('.caption').boundingBox();
    if (!box) throw new Error('the caption has no box');
    const centre = box.x + box.width / 2;
    expect.soft(centre < 900 ? 'left' : centre > 1020 ? 'right' : 'middle', position).toBe(x);
    expect.soft(box.y < 540 ? 'top' : 'bottom', position).toBe(y);
    expect.soft(box.width, position).toBeCloseTo(1104, -1);
  }
  expect(await listViolations(page, { only: 'colours' })).toEqual([]);
});

test('an address that is wrong says so, and a private game nothing', async ({ page, request }) => {
  const wrong = await request.get(`${baseUrl}/embed/overlays/games/1?position=middle`);
  expect(wrong.status()).toBe(400);
  await open(page, '/embed/overlays/games/999999');
  await expect(page.locator('.problem')).toBeVisible();
  await expectTransparent(page);
});

for (const path of [
  'tournaments/1',
  'tournaments/8',
  'tournaments/8/boards/1',
  'leagues/fixtures/1',
  'venues/1/boards/1',
]) {
  test(`${path} lies over the picture, too`, async ({ page }) => {
    const answer = await open(page, `/embed/overlays/${path}`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('.overlay')).toBeAttached();
    await expectTransparent(page);
    expect(await listViolations(page)).toEqual([]);
  });
}
