import { listViolations } from '../support/axe.ts';
import { call, idOf } from '../support/call.ts';
import { signedIn } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { type Division, prepare, read } from './season.ts';

test('a lounge keeps boards for the team that is at home there, as soon as it says so', async ({
  browser,
}) => {
  const [captain, owner, officer] = await Promise.all(
    (['anna', 'ben', 'moderator'] as const).map(async (role) => {
      const context = await browser.newContext({ storageState: signedIn(role) });
      return context.newPage();
    }),
  );
  if (!captain || !owner || !officer) throw new Error('three pages were asked for');
  const name = `Ligakneipe ${Date.now()}`;
  const made = await owner.request.post('/api/lounges', {
    data: {
      name,
      address: 'Kampstraße 1',
      city: 'Unna',
      country: 'DE',
      numberOfBoards: 4,
      pricePerHour: 10,
    },
    headers: { origin: baseUrl },
  });
  const { id: loungeId } = await made.json();
  const captainId = await idOf(captain);
  const divisionId = await prepare(officer, [captainId, captainId]);
  const division = await read<Division>(officer, 'leagues.divisions.get', { id: divisionId });
  const [fixture] = division.fixtures;
  const home = division.teams.find(({ entryId }) => entryId === fixture?.homeId);
  await call(captain, 'leagues.teams.update', { id: home?.teamId, name: home?.name, loungeId });

  const teamPath = `/leagues/teams/${home?.teamId}`;
  await captain.goto(teamPath);
  await expect(
    captain.getByText('Die Lounge hat noch nicht zugesagt, Boards freizuhalten.'),
  ).toBeVisible();

  await owner.goto(teamPath);
  await owner.getByRole('link', { name: 'Boards freihalten oder nicht' }).click();
  await owner.getByRole('button', { name: `Boards freihalten für ${home?.name}` }).click();
  await expect(owner.getByText('Boards werden freigehalten', { exact: false })).toBeVisible();
  expect(await listViolations(owner)).toEqual([]);

  await captain.goto(`/leagues/fixtures/${fixture?.id}`);
  await expect(captain.getByText('Boards reserviert')).toBeVisible();
});
