import type { DrawOutput, TournamentEntry } from '@oche/validators/tournaments/schemas';
import { describe, expect, it } from 'vitest';
import { choiceAfter, drawInputOf, inOrder } from './draw-choice.ts';

const last: DrawOutput = {
  kind: 'single_elimination',
  seeding: 'hand',
  seed: 'Freitag',
  seeded: 2,
  options: { thirdPlace: true },
  entrants: [
    { id: 3, apart: '1' },
    { id: 1, apart: null },
    { id: 2, apart: '1' },
  ],
  places: [3, 1, 2],
};
const entry = (id: number, seed: number | null = null) =>
  ({ id, number: id, seed, name: `Gast ${id}` }) as TournamentEntry;

describe('drawing again', () => {
  it('keeps seeds, who is kept apart and options, and takes a new number', () => {
    const choice = choiceAfter(last);
    const field = inOrder(
      [1, 2, 3, 4].map((id) => entry(id)),
      choice.order,
    );
    expect(drawInputOf(7, 'single_elimination', choice, field)).toEqual({
      id: 7,
      seeding: 'hand',
      seeded: 2,
      order: [3, 1, 2, 4],
      apart: [[3, 2]],
      keepsClubsApart: false,
      options: { thirdPlace: true },
      seed: undefined,
    });
  });

  it('asks for no order and nobody apart where that was not chosen', () => {
    const choice = { ...choiceAfter(undefined), apart: new Map([[1, 'A']]) };
    expect(drawInputOf(7, 'swiss', choice, [entry(1), entry(2)])).toMatchObject({
      seeded: 0,
      order: [],
      apart: [],
      options: {},
    });
  });
});

it('seeds set at the desk come first, as long as nothing else was chosen', () => {
  const ids = inOrder([entry(1), entry(2, 1), entry(3)], []).map(({ id }) => id);
  expect(ids).toEqual([2, 1, 3]);
});
