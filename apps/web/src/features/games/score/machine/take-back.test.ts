import { type Entry, replay, type Setup } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import { describe, expect, it } from 'vitest';
import { countToTakeBack } from './take-back.ts';

const machine = { side: 1, average: 40, seed: 'seed' };
const setup = (first: number | null): Setup => ({
  rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 2 } },
  sides: [1, 1],
  first,
});
const visit: Entry = { total: 20 };

function gameOf(entries: readonly Entry[], first: number | null = 0) {
  const game = replay(setup(first), entries);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

describe('taking back', () => {
  it('is one entry between people', () => {
    expect(countToTakeBack(gameOf([]), undefined)).toBe(0);
    expect(countToTakeBack(gameOf([visit, visit]), undefined)).toBe(1);
  });

  it('takes the own visit with what the machine has thrown since', () => {
    expect(countToTakeBack(gameOf([visit]), machine)).toBe(1);
    expect(countToTakeBack(gameOf([visit, visit]), machine)).toBe(2);
    expect(countToTakeBack(gameOf([visit, visit, visit]), machine)).toBe(1);
  });

  it('takes nothing where the player has thrown nothing', () => {
    expect(countToTakeBack(gameOf([visit], 1), machine)).toBe(0);
    expect(countToTakeBack(gameOf([{ bull: 1 }, visit], null), machine)).toBe(0);
    expect(countToTakeBack(gameOf([{ bull: 1 }, visit, visit, visit], null), machine)).toBe(2);
  });
});
