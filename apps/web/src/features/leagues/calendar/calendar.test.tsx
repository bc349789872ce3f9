// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { divisionOf, leagueOf, seasonOf, teamOf } from '../testing.ts';

const NOTHING = {
  singles: 0,
  singlesWon: 0,
  doubles: 0,
  doublesWon: 0,
  legs: 0,
  legsWon: 0,
  average: null,
  firstNine: null,
  maxima: 0,
  bestFinish: null,
  shortestLeg: null,
};
const over = { id: 3, name: '2026/27', status: 'over' as const };

async function open(path: string) {
  const page = await renderPage(path, {
    'leagues.get': leagueOf(),
    'leagues.seasons.get': seasonOf(),
    'leagues.divisions.get': divisionOf({ season: over }),
    'leagues.teams.get': teamOf(),
    'leagues.squads.list': [],
    'leagues.squads.figures': { players: [], total: NOTHING },
    'leagues.fixtures.figures': [],
    'leagues.fixtures.penalties': [],
  });
  await page.user.click(await page.main.findByRole('button', { name: 'Kalender abonnieren' }));
  const sheet = within(await page.all.findByRole('dialog', { name: 'Kalender abonnieren' }));
  return { ...page, sheet };
}

it.each([
  ['/leagues/7', ['Dartliga Unna', 'Kreisliga'], '/leagues/7'],
  ['/leagues/divisions/5', ['Kreisliga', 'Dartliga Unna'], '/leagues/divisions/5'],
  ['/leagues/teams/111', ['Nord', 'Kreisliga'], '/leagues/teams/111'],
])('from %s its own calendar comes first', async (path, names, first) => {
  const { sheet, user } = await open(path);
  const box = sheet.getByRole('textbox', { name: /^Adresse/ });
  const address = () => (box as HTMLInputElement).value;
  expect(address()).toBe(`${location.origin}${first}/calendar.ics?language=de`);
  const which = sheet.getByRole('combobox', { name: /^Welche Partien/ });
  expect([...which.children].map(({ textContent }) => textContent)).toEqual(names);
  await user.selectOptions(which, names[1] ?? '');
  expect(address()).not.toContain(`${first}/calendar.ics`);
  const link = sheet.getByRole('link', { name: 'Im Kalender öffnen' });
  expect(link.getAttribute('href')).toBe(address().replace(/^https?:/, 'webcal:'));
});

it('copies the address', async () => {
  const { sheet, user, all } = await open('/leagues/7');
  await user.click(sheet.getByRole('button', { name: 'Adresse kopieren' }));
  await all.findByText('Die Adresse ist kopiert.');
  expect(await navigator.clipboard.readText()).toMatch(/\/leagues\/7\/calendar\.ics\?language=de$/);
});
