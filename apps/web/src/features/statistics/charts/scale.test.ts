import { describe, expect, it } from 'vitest';
import { scaleOf } from './scale.ts';

describe('the scale of a chart', () => {
  it.each([
    [[47.2, 58.9], { low: 45, high: 60, ticks: [45, 50, 55, 60] }],
    [[20, 100], { low: 20, high: 100, ticks: [20, 40, 60, 80, 100] }],
    [[61.4, 61.9], { low: 61, high: 62, ticks: [61, 62] }],
    [[60, 60], { low: 60, high: 61, ticks: [60, 61] }],
  ])('of %j has few marks that are easy to read', (values, scale) => {
    expect(scaleOf(values)).toEqual(scale);
  });
});
