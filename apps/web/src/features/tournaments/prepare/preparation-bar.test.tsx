// @vitest-environment happy-dom
import type {
  CourseOutput,
  EveningOutput,
  TournamentEntry,
  TournamentOutput,
} from '@oche/validators/tournaments/schemas';
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answers.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { tournamentOf } from '../testing-tournament.ts';
import { PreparationBar } from './preparation-bar.tsx';

const entry = (id: number, isCheckedIn: boolean) =>
  ({ id, number: id, status: 'registered', name: `Gast ${id}`, isCheckedIn }) as TournamentEntry;
const drawn = { matches: [{ id: 1 }], outdated: null } as unknown as CourseOutput;
const evening = { boards: [] } as unknown as EveningOutput;

const show = (facts: Partial<TournamentOutput>, answers: Answers = {}) =>
  renderPart(
    <PreparationBar
      tournament={tournamentOf({ checkInOpensAt: '2031-03-07T17:00:00.000Z', ...facts })}
    />,
    {
      'tournaments.matches.list': { ...drawn, matches: [] },
      'tournaments.evening.get': evening,
      'tournaments.entries.list': { items: [entry(1, true), entry(2, false)], nextCursor: null },
      ...answers,
    },
  );

const current = (main: Awaited<ReturnType<typeof show>>['main']) =>
  main.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step');

it('says what is next, and has everybody there with one tap that can be taken back', async () => {
  const { main, all, user, asked } = await show(
    { participantCount: 2 },
    { 'tournaments.entries.setAllCheckedIn': { entryIds: [2] } },
  );
  await main.findByText('1 von 2');
  within(current(main) as HTMLElement).getByText('Check-in');
  expect(main.queryByRole('button', { name: 'Turnier starten' })).toBeNull();
  await user.click(main.getByRole('button', { name: 'Alle sind da' }));
  await user.click(await all.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() =>
    expect(asked('tournaments.entries.setAllCheckedIn')).toEqual([
      { id: 7, isCheckedIn: true },
      { id: 7, entryIds: [2], isCheckedIn: false },
    ]),
  );
});

it('sets up as many boards as the players need, by their numbers', async () => {
  const { main, user, asked } = await show(
    { participantCount: 16, checkInOpensAt: null },
    { 'tournaments.matches.list': drawn, 'tournaments.evening.addBoards': evening },
  );
  await user.click(await main.findByRole('button', { name: '4 Boards aufstellen' }));
  const boards = [1, 2, 3, 4].map((number) => ({ name: `Board ${number}` }));
  await waitFor(() => expect(asked('tournaments.evening.addBoards')).toEqual([{ id: 7, boards }]));
  // boards are no condition: who plays elsewhere starts without
  main.getByRole('button', { name: 'Turnier starten' });
});

it('leads back to the draw when it doesn’t hold any more', async () => {
  const outdated = { missing: [3], gone: [], isOtherKind: false };
  const { main } = await show(
    { participantCount: 2, checkInOpensAt: null },
    { 'tournaments.matches.list': { ...drawn, outdated } },
  );
  await main.findByText('passt nicht mehr');
  main.getByRole('button', { name: 'Neu auslosen' });
  expect(main.queryByRole('button', { name: 'Turnier starten' })).toBeNull();
});
