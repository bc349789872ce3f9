// @vitest-environment happy-dom
import type { DrawOutlook } from '@oche/validators/tournaments/schemas';
import { expect, it } from 'vitest';
import { refused } from '../../../testing/answers.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { tournamentOf } from '../testing-tournament.ts';
import { Outlook } from './outlook.tsx';

const outlook = (facts: Partial<DrawOutlook> = {}): DrawOutlook => ({
  matches: 31,
  groups: [4, 4, 3],
  boards: 4,
  areBoardsKnown: true,
  end: '2031-03-07T22:10:00.000Z',
  isLate: false,
  ...facts,
});

const show = (answer: DrawOutlook | ReturnType<typeof refused>) =>
  renderPart(<Outlook tournament={tournamentOf()} options={{ groups: 3 }} />, {
    'tournaments.draw.outlook': answer,
  });

it('says how much is played, where, and until when', async () => {
  const { main, asked } = await show(outlook());
  await main.findByText('23:10');
  main.getByText('31');
  main.getByText('2 Gruppen zu 4, 1 Gruppe zu 3');
  expect(main.queryByText(/Das wird spät/)).toBeNull();
  expect(main.queryByText(/Noch steht kein Board/)).toBeNull();
  expect(asked('tournaments.draw.outlook')).toEqual([{ id: 7, options: { groups: 3 } }]);
});

it('warns of a late end, and says what it has assumed', async () => {
  const late = outlook({ end: '2031-03-08T03:35:00.000Z', isLate: true, areBoardsKnown: false });
  const { main } = await show(late);
  await main.findByText('04:35');
  main.getByText('Das wird spät.');
  main.getByText('Noch steht kein Board. Gerechnet ist mit einem für je vier.');
});

it('says why options don’t fit', async () => {
  const { main } = await show(refused('DRAW_OPTIONS_UNFIT'));
  await main.findByText(/Gruppe/);
});
