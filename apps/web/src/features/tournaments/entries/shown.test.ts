import type { TournamentEntry } from '@oche/validators/tournaments/schemas';
import { expect, it } from 'vitest';
import { matches, shownOf } from './shown.ts';

const entry = (id: number, marks: Partial<TournamentEntry> = {}): TournamentEntry => ({
  id,
  number: id,
  status: 'registered',
  name: `Gast ${id}`,
  players: [{ position: 0, person: null, guestName: `Gast ${id}`, rating: null }],
  seed: null,
  registeredAt: '2026-11-22T12:00:00.000Z',
  isCheckedIn: false,
  isPaid: false,
  ...marks,
});

it('finds somebody by parts of names, however they are written', () => {
  const team = entry(1, {
    name: 'Die Größten',
    players: [{ position: 0, person: null, guestName: 'Jürgen Weiß', rating: null }],
  });
  for (const typed of ['', 'grossten', 'WEISS jur', 'größten']) {
    expect(matches(team, typed), typed).toBe(true);
  }
  expect(matches(team, 'jürgen meier')).toBe(false);
});

it('shows who is missing and who has not paid among those with a seat', () => {
  const here = entry(1, { isCheckedIn: true });
  const paid = entry(2, { isPaid: true });
  const waits = entry(3, { status: 'waiting' });
  const gone = entry(4, { status: 'no_show' });
  const all = { registered: [here, paid], waiting: [waits], left: [gone] };
  expect(shownOf(all, 'all')).toEqual([here, paid, waits]);
  expect(shownOf(all, 'missing')).toEqual([paid]);
  expect(shownOf(all, 'unpaid')).toEqual([here]);
  expect(shownOf(all, 'waiting')).toEqual([waits]);
  expect(shownOf(all, 'gone')).toEqual([gone]);
});
