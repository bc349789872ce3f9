import { describe, expect, it } from 'vitest';
import { typedMention } from './typed-mention.ts';

/** Where the caret stands in a text with a | in its place. */
function typed(marked: string) {
  const caret = marked.indexOf('|');
  return typedMention(marked.replace('|', ''), caret);
}

describe('a mention that is being typed', () => {
  it.each([
    ['@ann|', 0, 'ann'],
    ['Hallo @mül|, da bist du', 6, 'mül'],
    ['(@Anna.B|', 1, 'Anna.B'],
    ['Erste Zeile\n@ben|', 12, 'ben'],
    ['@anna @ben_|x', 6, 'ben_'],
    [`${'x '.repeat(5000)}@ann|`, 10_000, 'ann'],
    [`@${'a'.repeat(30)}|`, 0, 'a'.repeat(30)],
  ])('is found: %s', (text, start, query) => {
    expect(typed(text)).toEqual({ start, end: start + query.length + 1, query });
  });

  it.each([
    '|',
    '@|',
    '@an|',
    'ann|',
    'mail@ann|',
    '@@ann|',
    '@ann |',
    '@ann|a@',
    `@${'a'.repeat(31)}|`,
  ])('is not there: %s', (text) => {
    expect(typed(text)?.query ?? null).toBe(text === '@ann|a@' ? 'ann' : null);
  });
});
