import { randomUUID } from 'node:crypto';
import { listViolations } from '../support/axe.ts';
import { call, idOf } from '../support/call.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { showTheme } from '../support/theme.ts';

/** Members whom no other test signs in. */
const SOFIA = 'sofia.papadopoulou@oche.test';
const PIET = 'peter.jansen@oche.test';

async function browserOf(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ storageState: visitor });
  const page = await context.newPage();
  await page.goto(`/api/mock-login?email=${email}`);
  return page;
}

/** A leg of 101, in which Sofia has thrown 60, Piet 26, and Sofia has checked 41. */
async function playedLeg(sofia: Page, piet: Page): Promise<string> {
  const { id: gameId } = await call<{ id: number }>(sofia, 'games.start', {
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: await idOf(sofia) }], [{ userId: await idOf(piet) }]],
  });
  await call(piet, 'games.invitation.accept', { gameId });
  const entries = [{ total: 60 }, { total: 26 }, { total: 41, dartsThrown: 2 }];
  await call(sofia, 'games.enterMoves', {
    gameId,
    deviceId: randomUUID(),
    base: 0,
    moves: entries.map((entry) => ({ id: randomUUID(), move: { kind: 'enter', entry } })),
  });
  return `/games/${gameId}`;
}

const result = (page: Page) => page.getByRole('region', { name: 'Ergebnis', exact: true });

test('who lost is asked from the bell and says that it is right; the other one sees it at once', async ({
  browser,
}) => {
  const [sofia, piet] = await Promise.all([browserOf(browser, SOFIA), browserOf(browser, PIET)]);
  const game = await playedLeg(sofia, piet);
  await sofia.goto(game);
  await expect(result(sofia)).toContainText('Wartet auf Peter');

  await piet.goto('/notifications');
  // the other test asks him, too
  await piet
    .getByRole('link', { name: /Stimmt das\? 0:1 gegen Sofia/ })
    .and(piet.locator(`[href="${game}"]`))
    .click();
  await expect(piet).toHaveURL(game);
  await expect(result(piet)).toContainText('Du verlierst 0:1. Stimmt das?');
  expect(await listViolations(piet)).toEqual([]);
  await result(piet).getByRole('button', { name: 'Stimmt' }).focus();
  await piet.keyboard.press('Enter');
  await expect(piet.getByText('Bestätigt. Das Spiel zählt.')).toBeVisible();
  // without being read again
  await expect(sofia.getByText('Wartet auf Peter')).toBeHidden();
  await expect(result(sofia).getByRole('button', { name: 'Anzweifeln' })).toBeVisible();
});

test('who doubts a result brings it to a moderator, who corrects a visit, and both read why', async ({
  browser,
}) => {
  const [sofia, piet] = await Promise.all([browserOf(browser, SOFIA), browserOf(browser, PIET)]);
  const moderators = await browser.newContext({ storageState: signedIn('moderator') });
  const mod = await moderators.newPage();
  const game = await playedLeg(sofia, piet);
  await sofia.goto(game);
  await piet.goto(game);
  await result(piet).getByRole('button', { name: 'Anzweifeln' }).click();
  const dialog = piet.getByRole('dialog', { name: 'Ergebnis anzweifeln' });
  await dialog.getByRole('button', { name: 'An die Moderation' }).click();
  await expect(dialog.getByLabel('Was stimmt nicht?')).toBeFocused();
  await dialog.getByLabel('Was stimmt nicht?').fill('Das waren 85 und nicht 26.');
  expect(await listViolations(piet)).toEqual([]);
  await dialog.getByRole('button', { name: 'An die Moderation' }).click();
  await expect(result(sofia)).toContainText('Strittig');
  await expect(result(sofia)).toContainText('Das waren 85 und nicht 26.');

  await mod.goto('/moderation?kind=game');
  await mod.getByRole('link', { name: 'Sofia – Peter' }).first().click();
  await expect(mod.getByText('Das waren 85 und nicht 26.')).toBeVisible();
  await mod.getByRole('link', { name: 'Aufnahmen ansehen und entscheiden' }).click();
  const form = mod.getByRole('form', { name: 'Entscheiden' });
  await form.getByLabel('Was gilt?').selectOption('Aufnahmen korrigieren');
  await form.getByLabel('Welche Aufnahme?').selectOption({ index: 1 });
  await form.getByLabel('Richtig ist').fill('179');
  await form.getByRole('button', { name: 'Ersetzen' }).click();
  await expect(form.getByText('So kann das Spiel nicht gelaufen sein.')).toBeVisible();
  await form.getByLabel('Richtig ist').fill('85');
  await form.getByRole('button', { name: 'Ersetzen' }).click();
  await expect(form.getByText(/26, Rest 75 wird 85/)).toBeVisible();
  await form.getByLabel('Begründung').fill('Das Video zeigt 85.');
  expect(await listViolations(mod)).toEqual([]);
  await showTheme(mod, 'dark');
  expect(await listViolations(mod, { only: 'colours' })).toEqual([]);
  await form.getByRole('button', { name: 'Entscheiden', exact: true }).click();
  await expect(result(mod)).toContainText('Korrigiert');

  for (const player of [sofia, piet]) {
    await expect(result(player)).toContainText('Korrigiert');
    await expect(result(player)).toContainText('Das Video zeigt 85.');
  }
  // what was decided is in the queue no more
  await mod.goto('/moderation?kind=game');
  await expect(mod.getByRole('link', { name: 'Sofia – Peter' })).toHaveCount(0);
});
