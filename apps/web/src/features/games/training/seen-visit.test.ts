import { expect, it } from 'vitest';
import { withSeen } from './seen-visit.ts';

it('a visit of three darts, whatever of it was seen', () => {
  expect(withSeen('clock', [], [], ['S1', 'S2', 'S3'])).toEqual(['S1', 'S2', 'S3']);
  expect(withSeen('clock', [], ['S1', '0', '0'], ['S2'])).toEqual(['S1', '0', '0', 'S2', '0', '0']);
});

it('goes on with a visit that was begun by hand, and not beyond its end', () => {
  expect(withSeen('clock', [], ['S1'], ['S2', 'S3', 'S4'])).toEqual(['S1', 'S2', 'S3']);
});
