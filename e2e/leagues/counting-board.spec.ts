import { bridgeOf } from '../support/bridge.ts';
import { call, idOf } from '../support/call.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { expect, type Page, test } from '../support/test.ts';
import { type Division, nameBoth, prepare, read, SHORT } from './season.ts';

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a board of the lounge counts at the tablet of a fixture, and a touch corrects a dart', async ({
  browser,
  playwright,
}) => {
  // the league's officer has the lounge, too: others have as many as one may
  const [captain, officer] = await Promise.all(
    (['anna', 'moderator'] as const).map(async (role) =>
      (await browser.newContext({ storageState: signedIn(role) })).newPage(),
    ),
  );
  if (!captain || !officer) throw new Error('two pages were asked for');
  const made = await officer.request.post('/api/lounges', {
    data: {
      name: `Zählkneipe ${Date.now()}`,
      address: 'Kampstraße 2',
      city: 'Unna',
      country: 'DE',
      numberOfBoards: 1,
      pricePerHour: 10,
    },
    headers: { origin: baseUrl },
  });
  const { id: loungeId } = await made.json();
  const { boards } = await read<{ boards: { id: number }[] }>(officer, 'lounges.get', {
    id: loungeId,
  });
  const { token } = await call<{ token: string }>(officer, 'autoscoring.create', {
    loungeBoardId: boards[0]?.id,
  });
  const board = bridgeOf(await playwright.request.newContext({ baseURL: baseUrl }), token);
  await board.hello();

  const captainId = await idOf(captain);
  const divisionId = await prepare(officer, [captainId, captainId], SHORT);
  const { fixtures, teams } = await read<Division>(officer, 'leagues.divisions.get', {
    id: divisionId,
  });
  const [fixture] = fixtures;
  const sides = [fixture?.homeId ?? 0, fixture?.awayId ?? 0] as const;
  const home = teams.find(({ entryId }) => entryId === fixture?.homeId);
  await call(captain, 'leagues.teams.update', { id: home?.teamId, name: home?.name, loungeId });
  await captain.goto(`/leagues/fixtures/${fixture?.id}`);
  await tap(captain, 'Boards einrichten');
  await tap(captain, 'Boards der Lounge nehmen');
  await tap(captain, 'Tablet: Board 1');
  await tap(captain, 'QR-Code zeigen');
  const link = await captain.getByLabel('Oder dort öffnen').inputValue();
  const context = await browser.newContext({
    storageState: visitor,
    viewport: { width: 1024, height: 768 },
    reducedMotion: 'reduce',
  });
  const tablet = await context.newPage();
  await tablet.goto(new URL(link).pathname);
  await nameBoth(officer, fixture?.id ?? 0, sides);
  await tap(tablet, 'Game on');
  await tap(tablet, `${home?.name} 1`);

  await tap(tablet, 'Einstellungen');
  await tablet.getByRole('button', { name: 'Board zählt mit …' }).click();
  await tap(tablet, 'Board 1 zählt mit');
  await expect(tablet.getByText('Board 1 · bereit')).toBeVisible();
  await board.sees('T20', 'S1');
  await tap(tablet, 'Dart 2 berichtigen: 1');
  await tablet
    .getByRole('list', { name: 'Was es gewesen sein kann' })
    .getByText('T20', { exact: true })
    .click();
  await board.sees('T20', 'S1', 'T20');
  await expect(tablet.getByRole('button', { name: 'Dart 3 berichtigen: T20' })).toBeVisible();
  await board.takeOut();
  await expect(
    tablet.getByRole('img', { name: `${home?.name} 1: Rest 121`, exact: true }),
  ).toBeVisible();
});
