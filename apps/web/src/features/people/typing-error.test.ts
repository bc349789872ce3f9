import { describe, expect, it } from 'vitest';
import { typingError } from './typing-error.ts';

describe('while a username is typed', () => {
  it.each(['', ' ', 'm', 'mi', 'mia', 'mia.', 'mia-', '180', '1', 'a'.repeat(30), 'a'.repeat(28)])(
    '“%s” is no mistake yet',
    (typed) => {
      expect(typingError(typed)).toBeUndefined();
    },
  );

  it.each([
    ['mia muster', 'invalidUsername'],
    ['mü', 'invalidUsername'],
    ['mül', 'invalidUsername'],
    ['@mia', 'invalidUsername'],
    ['mia..', 'invalidUsername'],
    ['.mia', 'invalidUsername'],
    ['a'.repeat(31), 'tooLong'],
  ])('“%s” can’t become one any more', (typed, error) => {
    expect(typingError(typed)).toBe(error);
  });
});
