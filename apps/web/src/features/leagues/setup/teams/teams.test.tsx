// @vitest-environment happy-dom
import type { Lounge } from '@oche/validators/lounges/lounge';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderPart } from '../../../../testing/render-page.tsx';
import { teamOf } from '../../testing.ts';
import { fullDivisionOf, seasonOf } from '../testing-season.ts';
import { TeamsPart } from './teams-part.tsx';

const nowhere = { leagueId: 1, onShow: () => undefined, onSeason: () => undefined };
const lounge = { id: 4, name: 'Dart-Eck', city: 'Unna' };
const boardOf = (id: number) => ({
  id,
  name: `Board ${id}`,
  kind: 'steel' as const,
  make: null,
  scoringSystem: null,
  ocheDistanceMm: null,
  isAccessible: false,
});
/** the form asks for nothing else of it */
const boards = { boards: [boardOf(41), boardOf(42), boardOf(43)] } as Lounge;
const nobody = { items: [], nextCursor: null };

it('names the boards of its lounge at which a team plays; those of another lounge are others', async () => {
  const { main, user, asked } = await renderPart(<TeamsPart {...nowhere} season={seasonOf()} />, {
    'leagues.divisions.get': fullDivisionOf(),
    'leagues.teams.listOutside': nobody,
    'leagues.teams.get': teamOf({ name: 'Nord', lounge, boardIds: [42] }),
    'lounges.get': boards,
    'leagues.teams.update': teamOf(),
    'leagues.teams.updateEntry': { ok: true },
  });
  await user.click(await main.findByRole('button', { name: 'Nord ändern' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Nur an diesem Board wird gespielt.');
  await user.click(dialog.getByRole('checkbox', { name: 'Board 43' }));
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(asked('leagues.teams.update')).toHaveLength(1));
  expect(asked('leagues.teams.update')[0]).toMatchObject({ loungeId: 4, boardIds: [42, 43] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(main.getByRole('button', { name: 'Nord ändern' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(await again.findByRole('button', { name: 'Andere Lounge' }));
  await user.click(again.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(asked('leagues.teams.update')).toHaveLength(2));
  expect(asked('leagues.teams.update')[1]).toMatchObject({ boardIds: [] });
});

it('takes a team of an earlier season in again, with the evening that it had', async () => {
  const known = {
    id: 9,
    name: 'Alte Garde',
    seasonName: '2030/31',
    divisionName: 'Bezirksliga',
    homeWeekday: 3,
    homeTime: '20:00',
  };
  const { main, user, asked } = await renderPart(<TeamsPart {...nowhere} season={seasonOf()} />, {
    'leagues.divisions.get': fullDivisionOf(),
    'leagues.teams.listOutside': { items: [known], nextCursor: null },
    'leagues.teams.enter': { ok: true },
  });
  await user.click(await main.findByRole('button', { name: 'Aus früheren Saisons' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('zuletzt Bezirksliga, 2030/31');
  await user.click(dialog.getByRole('button', { name: 'Alte Garde dazunehmen' }));
  await waitFor(() =>
    expect(asked('leagues.teams.enter')).toEqual([
      { teamId: 9, divisionId: 5, homeWeekday: 3, homeTime: '20:00' },
    ]),
  );
});
