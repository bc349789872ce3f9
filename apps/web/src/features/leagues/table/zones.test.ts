import { describe, expect, it } from 'vitest';
import { divisionOf } from '../testing.ts';
import { movesOf } from './zones.ts';

const classes = (...levels: number[]) =>
  levels.map((level) => ({ id: level, name: `Klasse ${level}`, level }));
const of = (level: number, siblings: ReturnType<typeof classes>) =>
  movesOf(divisionOf({ level, promotes: 2, relegates: 1, siblings }));

describe('who goes up and down', () => {
  it('is said where there is a class to go to', () => {
    expect(of(2, classes(1, 2, 3))).toEqual({ promotes: 2, relegates: 1 });
    expect(of(1, classes(1, 2))).toEqual({ promotes: 0, relegates: 1 });
    expect(of(2, classes(1, 2))).toEqual({ promotes: 2, relegates: 0 });
    expect(of(1, classes(1, 1))).toEqual({ promotes: 0, relegates: 0 });
  });

  it('is not said before there is a result', () => {
    const standings = divisionOf().standings.map((row) => ({ ...row, played: 0 }));
    const division = divisionOf({ level: 2, siblings: classes(1, 2, 3), standings });
    expect(movesOf(division)).toEqual({ promotes: 0, relegates: 0 });
  });
});
