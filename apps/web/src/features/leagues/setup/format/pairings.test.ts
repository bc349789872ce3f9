import { PRESETS } from '@oche/darts/leagues/presets';
import { expect, it } from 'vitest';
import { pairingsOf, planOf, readPairings, writePairings } from './pairings.ts';

const blocks = Object.values(PRESETS).flatMap((format) => format.blocks);

it('knows by which plan the blocks of presets are made, and makes the same of it', () => {
  for (const { games } of blocks) {
    const plan = planOf(games);
    expect(pairingsOf(plan) ?? readPairings(writePairings(games), plan.size)).toEqual(games);
  }
  expect(planOf(PRESETS.cup424.blocks[2]?.games ?? [])).toMatchObject({ kind: 'shifted', by: 1 });
  expect(planOf(PRESETS.fourAgainstFour.blocks[0]?.games ?? []).kind).toBe('hand');
});

it('reads pairings as they stand on a sheet', () => {
  expect(readPairings('1-2 10-11', 1)).toEqual([
    { home: [1], away: [2] },
    { home: [10], away: [11] },
  ]);
  expect(readPairings('12-34; 1+10-2+9', 2)).toEqual([
    { home: [1, 2], away: [3, 4] },
    { home: [1, 10], away: [2, 9] },
  ]);
  for (const wrong of ['', '1', '1-', '1-2-3', 'a-b', '123-45']) {
    expect(readPairings(wrong, 1 + Number(wrong === '123-45'))).toBeNull();
  }
});
