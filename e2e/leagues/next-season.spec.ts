import { PRESETS } from '../../packages/darts/src/leagues/presets.ts';
import { LEAGUE_RULES } from '../../packages/darts/src/leagues/rules.ts';
import { listViolations } from '../support/axe.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';
import { type Division, read } from './season.ts';

test.use({ storageState: signedIn('ben'), viewport: { width: 390, height: 844 } });

/** Two classes of two teams; the first of each has won, as the other one didn't come. @returns the league's id */
async function playSeason(officer: Page): Promise<number> {
  const league = await call<{ id: number }>(officer, 'leagues.create', {
    name: `Aufstiegsliga ${Date.now()}`,
    region: 'Kreis Unna',
  });
  const season = await call<{ id: number }>(officer, 'leagues.seasons.create', {
    leagueId: league.id,
    name: '2026/27',
    startsOn: '2026-09-01',
    endsOn: '2027-05-31',
    format: PRESETS.singles4Doubles1,
    rules: LEAGUE_RULES,
  });
  const ids: number[] = [];
  for (const [level, names] of [
    [1, ['Bulls Unna', 'Tops Kamen']],
    [2, ['Flights Bergkamen', 'Oche Lünen']],
  ] as const) {
    const { id } = await call<{ id: number }>(officer, 'leagues.divisions.create', {
      seasonId: season.id,
      name: level === 1 ? 'Bezirksliga' : 'Kreisliga',
      level,
      promotes: 1,
      relegates: level === 1 ? 1 : 0,
      isDouble: false,
    });
    for (const name of names) {
      const team = { divisionId: id, name, homeWeekday: 5, homeTime: '19:30' };
      await call(officer, 'leagues.teams.create', team);
    }
    await call(officer, 'leagues.divisions.plan', { id, rounds: ['2026-09-07'] });
    ids.push(id);
  }
  await call(officer, 'leagues.seasons.start', { id: season.id });
  for (const id of ids) {
    const { teams, fixtures } = await read<Division>(officer, 'leagues.divisions.get', { id });
    const best = teams.find(({ name }) => /^(Bulls|Flights)/.test(name));
    for (const fixture of fixtures) {
      const winner = fixture.homeId === best?.entryId ? 0 : 1;
      const decision = { kind: 'forfeit', winner };
      await call(officer, 'leagues.fixtures.decide', {
        id: fixture.id,
        decision,
        reason: 'Das andere Team ist nicht gekommen.',
      });
    }
  }
  return league.id;
}

test('a season ends, and the next one begins with who is promoted and who goes down', async ({
  page,
}) => {
  const leagueId = await playSeason(page);
  await page.goto(`/leagues/${leagueId}/manage`);
  await expect(page.getByText('Alle Ergebnisse sind da.')).toBeVisible();
  await page.getByRole('button', { name: 'Saison beenden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Saison beenden' }).click();

  await expect(page.getByRole('heading', { name: 'Die nächste Saison' })).toBeVisible();
  const moved = (text: RegExp) => page.getByRole('listitem').filter({ hasText: text });
  await expect(moved(/Flights Bergkamen.*steigt auf/)).toBeVisible();
  await expect(moved(/Tops Kamen.*steigt ab/)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  // who waives lets everybody else move at once, and back again
  const waives = page.getByRole('checkbox', {
    name: 'Flights Bergkamen verzichtet auf den Aufstieg',
  });
  await waives.check();
  await expect(moved(/Oche Lünen.*rückt für einen Verzicht nach/)).toBeVisible();
  await waives.uncheck();
  await expect(moved(/Flights Bergkamen.*steigt auf/)).toBeVisible();

  await page.getByLabel('Name').fill('2027/28');
  await page.getByRole('button', { name: 'Nächste Saison anlegen' }).click();
  await expect(page.getByText('Die nächste Saison ist da.')).toBeVisible();

  await page.goto(`/leagues/${leagueId}`);
  const seasons = page.getByRole('link', { name: '2027/28' });
  await seasons.click();
  const upper = page.getByRole('region', { name: 'Bezirksliga' });
  await expect(upper.getByText('Flights Bergkamen')).toBeVisible();
  await expect(upper.getByText('Tops Kamen')).toBeHidden();
});
