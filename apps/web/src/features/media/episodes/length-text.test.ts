import { expect, test } from 'vitest';
import { lengthText } from './length-text.ts';

test.each([
  [5, '0:05'],
  [2530, '42:10'],
  [3600, '1:00:00'],
  [36_123, '10:02:03'],
])('%i seconds are %s', (seconds, text) => expect(lengthText(seconds)).toBe(text));
