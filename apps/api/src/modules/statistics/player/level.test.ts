import { describe, expect, it } from 'vitest';
import { placeOf } from '../upkeep/levels.ts';
import { NOTHING, type Totals } from '../upkeep/totals.ts';
import { levelOf } from './level.ts';

/** Four games with an average of 54.5; a checkout rate of 20, and one visit of ten from 100 on. */
const thrown: Totals = {
  ...NOTHING,
  games: 4,
  darts: 6,
  points: 109,
  nineDarts: 3,
  ninePoints: 61,
  doubleDarts: 10,
  doubleHits: 2,
  visits: [0, 0, 9, 0, 0, 1, 0, 0, 0, 0],
};

const row = (level: number, measure: number, bucket: number, players: number) => ({
  level,
  measure,
  bucket,
  players,
});

describe('the place of a player', () => {
  it('is a level of ten points, and a bucket for each measure', () => {
    expect(placeOf(thrown)).toEqual({ level: 5, places: [54, 61, 10, 20] });
  });

  it('is nowhere with fewer than three games, or none of X01', () => {
    expect(placeOf({ ...thrown, games: 2 })).toBeNull();
    expect(placeOf({ ...thrown, games: 3 })).not.toBeNull();
    expect(placeOf({ ...NOTHING, games: 3 })).toBeNull();
  });

  it('leaves out what is not known', () => {
    expect(placeOf({ ...thrown, doubleDarts: 0, doubleHits: 0 })?.places).toEqual([54, 61, 10, -1]);
  });
});

describe('a level', () => {
  const place = { level: 5, places: [54, 61, 10, 20] };
  const ownLevel = [
    row(5, 0, 50, 4),
    row(5, 0, 54, 3),
    row(5, 0, 58, 4),
    row(5, 1, 40, 10),
    row(5, 1, 61, 1),
    row(5, 2, 10, 1),
    row(5, 2, 11, 10),
    // of whom nothing is known, is neither before nor behind
    row(5, 3, -1, 6),
    row(5, 3, 10, 3),
    row(5, 3, 20, 1),
    row(5, 3, 30, 1),
  ];

  it('compares with the others; of those who are level half are behind', () => {
    const elsewhere = [row(3, 0, 33, 6), row(6, 0, 61, 4)];
    expect(levelOf(place, [...ownLevel, ...elsewhere], thrown)).toEqual({
      from: 50,
      to: 60,
      others: 10,
      betterThan: 55,
      measures: [
        { measure: 'average', value: 54.5, betterThan: 50 },
        { measure: 'firstNine', value: 61, betterThan: 100 },
        { measure: 'tons', value: 10, betterThan: 0 },
        { measure: 'checkout', value: 20, betterThan: 75 },
      ],
    });
  });

  it('has no measure of which nothing is known', () => {
    const unknown = { ...place, places: [54, 61, 10, -1] };
    const totals = { ...thrown, doubleDarts: 0, doubleHits: 0 };
    const measures = levelOf(unknown, ownLevel, totals)?.measures ?? [];
    expect(measures.map(({ measure }) => measure)).toEqual(['average', 'firstNine', 'tons']);
  });

  it('is not shown with fewer than five others', () => {
    const others = (players: number) => [row(5, 0, 54, 1), row(5, 0, 50, players)];
    expect(levelOf(place, others(4), thrown)).toBeNull();
    expect(levelOf(place, others(5), thrown)).toMatchObject({ others: 5, betterThan: 100 });
  });
});
