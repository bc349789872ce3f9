import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, snippet } from './excerpt.ts';

describe('excerpt', () => {
  it('leaves a short text as it is', () => {
    expect(excerpt('Doppel 16', 9)).toBe('Doppel 16');
  });

  it('cuts at the end of a word', () => {
    expect(excerpt('Wer zuerst auf die Doppel wirft, gewinnt', 20)).toBe('Wer zuerst auf die…');
    expect(excerpt('Wer zuerst auf die Doppel', 19)).toBe('Wer zuerst auf die…');
  });

  it('cuts inside of a word that has no end nearby', () => {
    expect(excerpt('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  });

  it('never is longer than asked, nor splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 30 }), (text, max) => {
        const result = excerpt(text, max);
        expect([...result].length).toBeLessThanOrEqual(max);
        expect(result.isWellFormed()).toBe(true);
        expect(text.startsWith(result.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

describe('snippet', () => {
  it('is one line without markup', () => {
    expect(snippet('<b>Hallo</b>\n\nWelt<br/><!-- x -->!', 100)).toBe('Hallo Welt !');
  });

  it('keeps what only looks a little like markup', () => {
    expect(snippet('3 < 5 und 7 > 6', 100)).toBe('3 < 5 und 7 > 6');
  });

  it('has at most the asked number of characters', () => {
    expect(snippet('🎯'.repeat(150), 100)).toBe('🎯'.repeat(100));
  });
});
