// @vitest-environment happy-dom
import type { TournamentEntry } from '@oche/validators/tournaments/schemas';
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-page.tsx';
import { tournamentOf } from '../testing-tournament.ts';
import { Desk } from './desk.tsx';

const entry = (id: number, isCheckedIn = false) =>
  ({
    id,
    number: id,
    status: 'registered',
    name: `Gast ${id}`,
    players: [{ position: 1, person: null, guestName: `Gast ${id}` }],
    isCheckedIn,
  }) as unknown as TournamentEntry;

const show = (entries: TournamentEntry[]) =>
  renderPart(<Desk tournament={tournamentOf({ entryFee: 0 })} onAdd={() => {}} />, {
    'tournaments.entries.list': ({ filter }) => ({
      items: filter === 'registered' ? entries : [],
      nextCursor: null,
    }),
    'tournaments.entries.setCheckedIn': entry(1, true),
    'tournaments.entries.setAllCheckedIn': { entryIds: entries.map(({ id }) => id) },
  });

it('notes at the head of the list that everybody is there', async () => {
  const { main, user, asked } = await show([entry(1), entry(2), entry(3, true)]);
  await user.click(await main.findByRole('button', { name: 'Alle sind da' }));
  await waitFor(() =>
    expect(asked('tournaments.entries.setAllCheckedIn')).toEqual([{ id: 7, isCheckedIn: true }]),
  );
});

it('offers that neither for one alone nor for a list that shows only some', async () => {
  const { main, user } = await show([entry(1), entry(2)]);
  await main.findByRole('button', { name: 'Alle sind da' });
  await user.type(main.getByRole('searchbox'), 'Gast 1');
  expect(main.queryByRole('button', { name: 'Alle sind da' })).toBeNull();
  await user.clear(main.getByRole('searchbox'));
  await user.click(main.getByRole('button', { name: 'Da: Gast 1' }));
  await waitFor(() => expect(main.queryByRole('button', { name: 'Alle sind da' })).toBeNull());
});
