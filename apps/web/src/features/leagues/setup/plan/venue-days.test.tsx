// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderPart } from '../../../../testing/render-page.tsx';
import { fullDivisionOf, seasonOf } from '../testing-season.ts';
import { PlanPart } from './plan-part.tsx';

const nowhere = { leagueId: 1, onShow: () => undefined, onSeason: () => undefined };
const [nord] = fullDivisionOf().teams;
if (!nord) throw new Error('it has teams');
const teamsOf = (names: readonly string[]) =>
  names.map((name, place) => ({ ...nord, entryId: 11 + place, name }));

it('plans days at one place instead of evenings: whose place it is, and why one has none', async () => {
  const fixture = { round: 1, time: '12:00', isFixed: false, shiftedFrom: null };
  const { main, user, asked } = await renderPart(<PlanPart {...nowhere} season={seasonOf()} />, {
    'leagues.divisions.get': fullDivisionOf({ teams: teamsOf(['Nord', 'Süd', 'Ost']) }),
    'leagues.divisions.preview': ({ rounds }) => ({
      kind: 'venueDays',
      fixtures: [{ ...fixture, homeId: 11, awayId: 12, hostId: 13, date: rounds[0] ?? null }],
      problems: [
        { key: 'noVenue', round: 1, teams: [11, 12, 13] },
        { key: 'fewBoards', round: 1, teams: [11, 12], needed: 4, given: 3 },
      ],
      wishes: [],
    }),
    'leagues.divisions.plan': fullDivisionOf(),
  });
  await user.click(await main.findByRole('radio', { name: 'Spieltagen an einem Ort' }));
  // the first Saturday of the season is offered
  const day = main.getByLabelText<HTMLInputElement>('1. Spieltag');
  expect(day.value).toBe('06.09.2031');
  expect(main.queryByText('Wünsche')).toBeNull();
  await user.click(main.getByRole('button', { name: 'Ausprobieren' }));
  await main.findByText(/12:00 · bei Ost/);
  await main.findByText('1. Spieltag: Keines von Nord, Süd, Ost hat einen Spielort, der frei ist.');
  main.getByText(/die Gruppen von Nord, Süd. Das braucht 4 Boards zugleich, es gibt 3/);
  await user.click(main.getByRole('button', { name: 'Spielplan festlegen' }));
  await waitFor(() => expect(asked('leagues.divisions.plan')).toHaveLength(1));
  expect(asked('leagues.divisions.plan')[0]).toEqual({
    id: 5,
    kind: 'venueDays',
    rounds: ['2031-09-06'],
    closed: [],
  });
});

it('says with how many teams that works, before anything was tried', async () => {
  const { main, user, asked } = await renderPart(<PlanPart {...nowhere} season={seasonOf()} />, {
    'leagues.divisions.get': fullDivisionOf(),
  });
  await user.click(await main.findByRole('radio', { name: 'Spieltagen an einem Ort' }));
  await main.findByText(/gehen mit 3 oder mit 7 bis 9 Teams, hier sind es 2/);
  expect(asked('leagues.divisions.preview')).toEqual([]);
});
