import { randomUUID } from 'node:crypto';
import { listViolations } from '../support/axe.ts';
import { call, idOf } from '../support/call.ts';
import { visitor } from '../support/roles.ts';
import { type APIRequestContext, expect, type Page, test } from '../support/test.ts';
import { showTheme } from '../support/theme.ts';

/** A member whom no other test signs in. */
const LISA = 'lisa.oeztuerk@oche.test';

test.use({ storageState: visitor });

/** A leg of 301 against a guest, in which Lisa throws first. */
async function startGame(lisa: APIRequestContext) {
  await lisa.get(`/api/mock-login?email=${LISA}`);
  const { id: gameId } = await call<{ id: number }>({ request: lisa }, 'games.start', {
    rules: { game: 'x01', start: 301, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: await idOf({ request: lisa }) }], [{ guestName: 'Uwe vom Tresen' }]],
    first: 0,
  });
  const deviceId = randomUUID();
  let base = 0;
  return {
    path: `/games/${gameId}`,
    async enter(...totals: number[]) {
      const moves = totals.map((total) => ({
        id: randomUUID(),
        move: { kind: 'enter', entry: { total } },
      }));
      await call({ request: lisa }, 'games.enterMoves', { gameId, deviceId, base, moves });
      base += moves.length;
    },
  };
}

/** Checks the page as it is, and its colours in the other theme, in which it stays. */
async function expectNoViolations(page: Page, other: 'light' | 'dark') {
  expect.soft(await listViolations(page)).toEqual([]);
  await showTheme(page, other);
  expect.soft(await listViolations(page, { only: 'colours' }), other).toEqual([]);
}

test('a visitor finds a game and follows it throw by throw', async ({ page, request: lisa }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const game = await startGame(lisa);
  await game.enter(100, 60);

  await page.goto('/games');
  const card = page.getByRole('article').filter({ hasText: 'Uwe vom Tresen' });
  await expect(card).toContainText('Live');
  await expect(card.getByRole('row', { name: /^Lisa Öztürk/ })).toContainText('201');
  await expectNoViolations(page, 'dark');

  await card.getByRole('link', { name: 'Lisa Öztürk – Uwe vom Tresen' }).click();
  await expect(page).toHaveURL(game.path);
  const board = page.getByRole('main');
  await expect(board.getByText('Lisa Öztürk: Rest 201')).toBeAttached();
  // what she had better leave, as she can't finish yet
  await expect(board.getByText(/^Stellt \d+$/)).toBeVisible();
  await game.enter(101, 45);
  await expect(board.getByText('Lisa Öztürk: Rest 100')).toBeAttached();
  await expect(board.getByText('Uwe vom Tresen: Rest 196')).toBeAttached();
  await expect(board.getByRole('list', { name: 'Weg' }).getByRole('listitem')).toHaveText([
    'T20',
    'D20',
  ]);
  await expect(board.getByText(/^Stellt/)).toHaveCount(0);
  const course = board.getByRole('region', { name: 'Verlauf' });
  await course.getByText('Als Tabelle').click();
  await expect(course.getByRole('row', { name: '6 100 196', exact: true })).toBeVisible();
  await expectNoViolations(page, 'light');
});
