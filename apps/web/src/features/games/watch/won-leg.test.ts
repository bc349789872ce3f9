import { type Entry, replay, type Setup } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import { expect, test } from 'vitest';
import { leftOf, wonLeg } from './won-leg.ts';

const setup: Setup = {
  rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 2 } },
  sides: [1, 1],
  first: 0,
};

function after(entries: readonly Entry[], over: Partial<Setup> = {}) {
  const game = replay({ ...setup, ...over }, entries);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

const LEG: readonly Entry[] = [{ total: 61 }, { total: 45 }, { total: 40, dartsThrown: 2 }];

test('a leg that was won is shown until the next one has a visit', () => {
  expect(wonLeg(after(LEG.slice(0, 2)))).toBeUndefined();
  const won = wonLeg(after(LEG));
  expect(won).toMatchObject({ leg: 0, winner: 0, darts: 5, checkout: 40 });
  expect(won && [leftOf(won, 0), leftOf(won, 1)]).toEqual([0, 56]);
  expect(wonLeg(after([...LEG, { total: 26 }]))).toBeUndefined();
});

test('the end of the match is no pause', () => {
  const whole = after([
    ...LEG,
    { total: 45 },
    { total: 61 },
    { total: 0 },
    { total: 40, dartsThrown: 1 },
  ]);
  expect(whole.position.standing.winner).toBe(0);
  expect(wonLeg(whole)).toBeUndefined();
});

test('so is one that the bull decided at the limit of its rounds', () => {
  const rules = { game: 'x01', start: 101, in: 'straight', out: 'double', roundLimit: 1 } as const;
  const round: Entry[] = [{ total: 61 }, { total: 45 }];
  expect(wonLeg(after(round, { rules }))).toBeUndefined();
  const won = wonLeg(after([...round, { bull: 1 }], { rules }));
  expect(won).toMatchObject({ leg: 0, winner: 1, isByBull: true, darts: 3, checkout: undefined });
  expect(won && [leftOf(won, 0), leftOf(won, 1)]).toEqual([40, 56]);
});

test('a match that is drawn is no pause', () => {
  const format = { legs: { kind: 'all', count: 2 } } as const;
  const drawn = after([...LEG, { total: 61 }, { total: 45 }, { total: 40, dartsThrown: 2 }], {
    format,
  });
  expect(drawn.position.standing).toMatchObject({ legs: [1, 1], isDrawn: true });
  expect(wonLeg(drawn)).toBeUndefined();
});
