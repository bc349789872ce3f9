import { describe, expect, it } from 'vitest';
import {
  angleOf,
  BOARD_ORDER,
  bedPath,
  bedsPath,
  isBlack,
  point,
  RADIUS,
  RINGS,
} from './board-geometry.ts';

describe('the board', () => {
  it('has every number from 1 to 20 once, 20 at the top, 6 right, 3 below, 11 left', () => {
    expect([...BOARD_ORDER].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    expect([20, 6, 3, 11].map((number) => angleOf(number as 20))).toEqual([0, 90, 180, 270]);
  });

  it('alternates black and sisal, and 20 is black', () => {
    expect(isBlack(20)).toBe(true);
    BOARD_ORDER.forEach((number, index) => {
      expect(isBlack(number)).toBe(index % 2 === 0);
    });
  });

  it('measures points from the bull, clockwise from the top', () => {
    expect(point(0, 100)).toBe('0 -100');
    expect(point(90, 100)).toBe('100 0');
    expect(point(180, 100)).toBe('0 100');
  });

  it('puts treble 20 between 99 and 107 mm above the bull, 18 degrees wide', () => {
    expect(bedPath(20, 'treble')).toBe(
      'M-16.7 -105.7A107 107 0 0 1 16.7 -105.7L15.5 -97.8A99 99 0 0 0 -15.5 -97.8Z',
    );
  });

  it('leaves no gap between the rings', () => {
    expect(RINGS.innerSingle[0]).toBe(RADIUS.outerBull);
    expect(RINGS.innerSingle[1]).toBe(RINGS.treble[0]);
    expect(RINGS.treble[1]).toBe(RINGS.outerSingle[0]);
    expect(RINGS.outerSingle[1]).toBe(RINGS.double[0]);
  });

  it('draws ten beds of a colour in each ring', () => {
    expect(bedsPath(['double', 'treble'], true).match(/Z/g)).toHaveLength(20);
  });
});
