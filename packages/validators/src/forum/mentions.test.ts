import { describe, expect, it } from 'vitest';
import { changeMentions, mentionsIn } from './mentions.ts';

const named = (text: string) => mentionsIn(text).map(({ username }) => username);

describe('mentions in a text', () => {
  it.each([
    ['@anna', ['anna']],
    ['Frag @anna.b, @Ben_C und (@cem-d)!', ['anna.b', 'Ben_C', 'cem-d']],
    [
      '@anna. @ben… @cem, @dana; „@eva“ @finn/@gerd',
      ['anna', 'ben', 'cem', 'dana', 'eva', 'finn', 'gerd'],
    ],
    ['@anna\n@ben\t@cem', ['anna', 'ben', 'cem']],
  ])('are words of their own: %s', (text, expected) => {
    expect(named(text)).toEqual(expected);
    for (const { username, index } of mentionsIn(text)) {
      expect(text.slice(index, index + username.length + 1)).toBe(`@${username}`);
    }
  });

  it.each([
    'anna@oche.test',
    '@anna@oche.test',
    'https://oche.test/@anna http://x.y/?a=@ben www.oche.test/@cem ftp://@dana',
    '@annä @ännä ü@anna _@anna 1@anna',
    '@@anna .@anna -@anna',
    '@\u212Aevin @ſven',
    '@ @. @- @_a',
  ])('are not part of something else: %s', (text) => {
    expect(named(text)).toEqual([]);
    expect(changeMentions(text, () => '!')).toBe(text);
  });

  it('are changed where they stand, or left', () => {
    const change = (username: string) => (username === 'anna' ? '[A]' : null);
    expect(changeMentions('@anna, @ben und @anna. www.x.de/@anna', change)).toBe(
      '[A], @ben und [A]. www.x.de/@anna',
    );
  });

  it('are found quickly in whatever is typed', () => {
    const hostile = [
      '@'.repeat(10_000),
      '.@a'.repeat(5000),
      `@${'a'.repeat(10_000)}ä`,
      'http://'.repeat(1500),
    ];
    for (const text of hostile) expect(mentionsIn(text)).toEqual([]);
    expect(named(`${'@'.repeat(10_000)} @anna`)).toEqual(['anna']);
  });
});
