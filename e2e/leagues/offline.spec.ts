import { listViolations } from '../support/axe.ts';
import { call, idOf } from '../support/call.ts';
import { buildIsKept } from '../support/kept.ts';
import { signedIn } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';
import { type Division, nameBoth, prepare, read } from './season.ts';

test.use({
  storageState: signedIn('anna'),
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
});

interface Fixture {
  revision: number;
  sheet: { number: number; legs: [number, number] | null }[];
}

const enter = async (page: Page, number: number, score: string): Promise<void> => {
  const keys = page.getByRole('group', { name: `Ergebnis von Spiel ${number}` });
  if (!(await keys.isVisible())) {
    await page.getByRole('button', { name: `Eintragen: Ergebnis von Spiel ${number}` }).click();
  }
  await keys.getByText(score, { exact: true }).click();
};

test('a captain opens the sheet in a cellar without a network, and what is typed there is sent once', async ({
  page,
  context,
  browser,
}) => {
  const [ben, officer] = await Promise.all(
    (['ben', 'moderator'] as const).map(async (role) =>
      (await browser.newContext({ storageState: signedIn(role) })).newPage(),
    ),
  );
  if (!ben || !officer) throw new Error('two pages were asked for');
  await page.goto('/help');
  const divisionId = await prepare(officer, await Promise.all([idOf(page), idOf(ben)]));
  const division = await read<Division>(officer, 'leagues.divisions.get', { id: divisionId });
  const [fixture] = division.fixtures;
  const id = fixture?.id ?? 0;
  const sides = [fixture?.homeId ?? 0, fixture?.awayId ?? 0] as const;
  const path = `/leagues/fixtures/${id}`;
  // an evening that began two hours ago
  const startsAt = new Date(Date.now() - 7_200_000).toISOString();
  await call(officer, 'leagues.fixtures.setDate', { id, startsAt });

  await page.goto(path);
  await buildIsKept(page);
  const isKept = () =>
    page.evaluate(async (of) => Boolean(await caches.match(of, { ignoreVary: true })), path);
  await expect.poll(isKept).toBe(true);

  // another page than this one leads back to it
  await context.setOffline(true);
  await page.goto('/bookings');
  await page.getByRole('link', { name: /^(Nord gegen Süd|Süd gegen Nord)$/ }).click();
  await expect(page.getByText(/^Kein Netz\. Stand von \d\d:\d\d\./)).toBeVisible();
  // both captains stand at this phone
  for (const _ of sides) {
    await page.getByRole('button', { name: 'Aufstellung nennen' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: / 1$/ }).click();
    await dialog.getByRole('button', { name: / 2$/ }).click();
    await dialog.getByRole('button', { name: 'Aufstellung nennen' }).click();
    await expect(dialog).toBeHidden();
  }
  await enter(page, 1, '4:1');
  await enter(page, 2, '3:2');
  await page.reload();
  await expect(
    page.getByText(/2 Aufstellungen hier notiert. 2 Ergebnisse hier notiert/),
  ).toBeVisible();
  await expect(page.getByText(/^Kein Netz\. Stand von \d\d:\d\d\./)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  // the other captain has typed the same from paper, up to the first game
  await nameBoth(ben, id, sides);
  const before = await read<Fixture>(officer, 'leagues.fixtures.get', { id });
  const games = [{ number: 1, legs: [4, 1], before: null }];
  await call(ben, 'leagues.fixtures.enterAll', { id, games });
  await context.setOffline(false);
  await expect(page.getByText('Hier notiert')).toHaveCount(0);
  await expect(page.getByText(/^Kein Netz/)).toHaveCount(0);
  const after = await read<Fixture>(officer, 'leagues.fixtures.get', { id });
  expect(after.sheet.flatMap(({ legs }) => (legs ? [legs] : []))).toEqual([
    [4, 1],
    [3, 2],
  ]);
  // each phone has changed the results once, and who plays stands as it was
  expect(after.revision).toBe(before.revision + 2);
});
