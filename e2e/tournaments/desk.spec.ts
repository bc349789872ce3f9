import { listViolations } from '../support/axe.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

/**
 * Members whom no other test lets play in a tournament: who is in play in one is called in no other, and the last match
 * here stays open.
 */
const SOFIA = 'sofia.papadopoulou@oche.test';
const PIET = 'peter.jansen@oche.test';

/** @param email of whom is signed in, if it isn't Anna */
async function open(browser: Browser, width: number, email?: string): Promise<Page> {
  const context = await browser.newContext({
    storageState: email ? visitor : signedIn('anna'),
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (email) await page.goto(`/api/mock-login?email=${email}`);
  return page;
}

/** The documented API, as the page's member. */
async function ask(page: Page, method: string, path: string, data: object = {}) {
  const answer = await page.request.fetch(`/api/tournaments${path}`, { method, data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('the desk by keys: a call and its way back, and a dispute from both sides', async ({
  browser,
}) => {
  const [anna, sofia, piet] = await Promise.all([
    open(browser, 1280),
    open(browser, 390, SOFIA),
    open(browser, 390, PIET),
  ]);
  const { id } = await ask(anna, 'POST', '', {
    name: `Streitcup ${Date.now()}`,
    startDate: inHours(2),
    registrationDeadline: inHours(1),
  });
  await ask(sofia, 'POST', `/${id}/register`);
  await ask(piet, 'POST', `/${id}/register`);
  await ask(anna, 'POST', `/${id}/draws`);
  await ask(anna, 'POST', `/${id}/start`);
  const evening = { isCalling: false, restMinutes: 0, marker: 'nobody' };
  await ask(anna, 'PUT', `/${id}/evening`, evening);
  await ask(anna, 'POST', `/${id}/boards`, { boards: [{ name: 'Tresen' }, { name: 'Keller' }] });

  // without a mouse: to the queue, to the second board, back, and there again
  await anna.goto(`/tournaments/${id}/desk`);
  await expect(anna.getByRole('heading', { name: 'Warteschlange' })).toBeVisible();
  const queued = anna.getByRole('listitem', { name: /^Match 1, .*, Bereit$/ });
  const called = anna.getByRole('listitem', { name: /^Keller: Match 1, / });
  await expect(queued).toBeVisible();
  await anna.keyboard.press('j');
  await expect(queued).toBeFocused();
  await anna.keyboard.press('2');
  await expect(called).toBeVisible();
  await expect(anna.getByText(/an Keller gerufen/)).toBeVisible();
  await anna.keyboard.press('z');
  await expect(anna.getByText(/^Zurückgenommen: Match 1/)).toBeVisible();
  await expect(anna.getByRole('listitem', { name: /^Match 1, / })).toBeVisible();

  // a mouse drags it there
  const target = anna.getByRole('listitem').filter({ hasText: 'Keller' }).first();
  const [from, to] = [await queued.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await anna.mouse.move(from.x + 120, from.y + 20);
  await anna.mouse.down();
  await anna.mouse.move(from.x + 90, from.y + 50, { steps: 3 });
  await anna.mouse.move(to.x + 60, to.y + 30, { steps: 5 });
  await anna.mouse.up();
  await expect(called).toBeVisible();

  // one says how it ended, the other one that it wasn't so; the desk decides, and can take that back
  await sofia.goto(`/tournaments/${id}`);
  await sofia.getByRole('button', { name: 'Ergebnis melden' }).click();
  const report = sofia.getByRole('dialog');
  await report.getByRole('textbox').first().fill('3');
  await report.getByRole('textbox').last().fill('1');
  await report.getByRole('button', { name: 'Eintragen' }).click();
  await piet.goto(`/tournaments/${id}`);
  await piet.getByRole('button', { name: 'Stimmt nicht' }).click();
  await piet.getByRole('dialog').getByRole('textbox').fill('Das war andersrum.');
  await piet.getByRole('button', { name: 'An die Turnierleitung' }).click();
  await expect(piet.getByText('Die Turnierleitung entscheidet.')).toBeVisible();
  await expect(anna.getByText('Das war andersrum.')).toBeVisible();
  expect(await listViolations(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Entscheiden: Match 1' }).click();
  const decision = anna.getByRole('dialog');
  await decision.getByRole('textbox').first().fill('1');
  await decision.getByRole('textbox').last().fill('3');
  await decision.getByRole('textbox').last().press('Enter');
  await expect(anna.getByText('Alles gespielt.')).toBeVisible();
  // what was done is read again after the result, and a busy machine takes its time
  await expect(anna.getByText(/Streit mit 1:3 entschieden/)).toBeVisible({ timeout: 30_000 });
  await anna.keyboard.press('z');
  await expect(anna.getByText('Das war andersrum.')).toBeVisible();
});
