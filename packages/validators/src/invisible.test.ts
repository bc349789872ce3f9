import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearableLine, clearableText, line, optionalText, text } from './common.ts';
import { withoutInvisible } from './invisible.ts';

/** One of each kind that has been used to make a text that isn't what it seems. */
const SIGNS = {
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'zero-width non-joiner': '\u200c',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'grapheme joiner': '\u034f',
  'left-to-right mark': '\u200e',
  'right-to-left mark': '\u200f',
  'Arabic letter mark': '\u061c',
  'right-to-left override': '\u202e',
  isolate: '\u2067',
  'end of isolate': '\u2069',
  'invisible times': '\u2062',
  'Mongolian separator': '\u180e',
  'Hangul filler': '\u3164',
  selector: '\ufe0f',
  'ideographic selector': '\u{e0100}',
  tag: '\u{e0061}',
  annotation: '\ufff9',
  bell: '\u0007',
  delete: '\u007f',
} as const;

const EMOJI = ['👨‍👩‍👧', '👩🏽‍🚀', '❤️', '❤️‍🔥', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '🎯', '👍🏿', '☺︎'];

/** Words that are written with a joiner or a non-joiner. */
const WORDS = ['می‌خواهم', 'क्‍ष', 'ශ්‍රී', 'নির্‌যাতন', '葛󠄀', 'ᠠ᠋'];

describe('signs that nobody sees', () => {
  test.each(Object.entries(SIGNS))('%s: gone from names and posts alike', (_name, sign) => {
    const hidden = `${sign}Berg${sign}mann${sign}`;
    expect(line({ max: 80 }).parse(hidden)).toBe('Bergmann');
    expect(text({ max: 80 }).parse(hidden)).toBe('Bergmann');
    expect(optionalText(80).parse(hidden)).toBe('Bergmann');
    expect(clearableText(80).parse(hidden)).toBe('Bergmann');
    expect(clearableLine(80).parse(hidden)).toBe('Bergmann');
  });
  test('what stands behind one counts as the beginning and the end', () => {
    expect(line({ max: 8 }).parse('\u200b Bergmann \u200b')).toBe('Bergmann');
    expect(text({ max: 8 }).parse('\u202e\nBergmann\u200b\n')).toBe('Bergmann');
  });
  test.each(EMOJI)('%s stays whole', (emoji) => {
    expect(withoutInvisible(`a ${emoji}${emoji} b`)).toBe(`a ${emoji}${emoji} b`);
  });
  test.each(WORDS)('%s is written as it is', (word) => {
    expect(withoutInvisible(word)).toBe(word);
  });
  test('breaks, tabs and all that is seen stay', () => {
    const whole = 'Zeile\r\n\tZwei\u2028drei äöüß …\u00a0—';
    expect(withoutInvisible(whole)).toBe(whole);
  });
  test('taken away once, nothing is left to take away', () => {
    const sign = fc.constantFrom(...Object.values(SIGNS), ...EMOJI, ...WORDS, 'a', ' ');
    fc.assert(
      fc.property(fc.array(sign), (signs) => {
        const seen = withoutInvisible(signs.join(''));
        expect(withoutInvisible(seen)).toBe(seen);
      }),
      { numRuns: 2000 },
    );
  });
});
