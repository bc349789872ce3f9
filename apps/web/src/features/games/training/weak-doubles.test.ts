import { expect, it } from 'vitest';
import { weakDoubles } from './weak-doubles.ts';

const double = (number: number, thrown: number, hit: number) => ({ number, thrown, hit });

it('takes the five that are hit least often of those that were thrown at enough, each twice', () => {
  const doubles = [
    double(20, 100, 40),
    double(16, 50, 10),
    double(8, 20, 1),
    double(3, 4, 0),
    double(25, 30, 2),
    double(10, 40, 4),
    double(12, 60, 6),
  ];
  expect(weakDoubles(doubles)).toEqual([8, 25, 12, 10, 16, 8, 25, 12, 10, 16]);
});

it('takes the usual ones where too little is known', () => {
  expect(weakDoubles([])).toEqual([20, 16, 10, 8, 12, 20, 16, 10, 8, 12]);
  expect(weakDoubles([double(16, 20, 1)]).slice(0, 5)).toEqual([16, 20, 10, 8, 12]);
});
