import { replay } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import { expect, it } from 'vitest';
import { wholeVisit } from './whole-visit.ts';

const setup = {
  rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 1 } },
  sides: [1, 1],
  first: 0,
} as const;

function gameAt(...visits: (readonly string[])[]) {
  const game = replay(
    setup,
    visits.map((darts) => ({ darts })),
  );
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

it('what was not seen has hit nothing', () => {
  expect(wholeVisit(gameAt(), ['T20'])).toEqual({ darts: ['T20', '0', '0'] });
  expect(wholeVisit(gameAt(), ['T20', 'S5', 'S1'])).toEqual({ darts: ['T20', 'S5', 'S1'] });
});

it('a dart that ends the leg is the last one, whatever else is in the board', () => {
  const at40 = gameAt(['T20', 'S1', '0'], ['0', '0', '0']);
  expect(wholeVisit(at40, ['D20', 'S1'])).toEqual({ darts: ['D20'] });
  expect(wholeVisit(at40, ['S20', 'D10', 'S1'])).toEqual({ darts: ['S20', 'D10'] });
});

it('so is one that is too much', () => {
  const at40 = gameAt(['T20', 'S1', '0'], ['0', '0', '0']);
  expect(wholeVisit(at40, ['T20', 'S1'])).toEqual({ darts: ['T20'] });
});
