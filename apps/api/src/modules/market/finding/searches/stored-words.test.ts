import { describe, expect, it } from 'vitest';
import { isSame, withTexts } from './stored-words.ts';

const NO_TEXTS = { query: '', terms: [] };

describe('a stored search whose words are read anew', () => {
  it('has the new ones, and all else as it was', () => {
    const query = `( '+k1/3' | '+k2/3' ) & '+s7' & 'spielerin' & ( '+c1' | '+c2' )`;
    expect(withTexts({ query, keys: ['+s7'] }, { query: `'spiel' & 'x'`, terms: ['+s7'] })).toEqual(
      {
        query: `(( '+k1/3' | '+k2/3' )) & ('+s7') & (( '+c1' | '+c2' )) & ('spiel' & 'x')`,
        keys: ['+s7'],
      },
    );
  });

  it('is found by them, where it was found by words', () => {
    const keysOf = (keys: string[], words: string) =>
      withTexts({ query: `'alt'`, keys }, { query: words, terms: [] }).keys;
    expect(keysOf(['alt'], `'it''s' | 'neu'`)).toEqual([`it's`, 'neu']);
    expect(keysOf(['*'], `'neu'`)).toEqual(['*']);
    expect(keysOf(['+230'], `'neu'`)).toEqual(['+230']);
    // what is left out can be missing
    expect(keysOf(['alt'], `'neu' & !'aus'`)).toEqual(['*']);
  });

  it('leaves one of several words together, phrases and what is left out as well', () => {
    const stored = { query: `'a' <-> 'b & (c' & !( 'd' | 'e' ) & '+230'`, keys: ['*'] };
    expect(withTexts(stored, { query: `'f' | 'g'`, terms: [] }).query).toBe(
      `('+230') & ('f' | 'g')`,
    );
    const any = { query: `'a' | 'b'`, keys: ['a', 'b'] };
    expect(withTexts(any, { query: `'c'`, terms: [] }).query).toBe(`('c')`);
  });

  it('has names of brands and places as they are folded now', () => {
    const stored = { query: `'+s7' & '+bolódz' & 'x'`, keys: ['+bolódz'] };
    const texts = { query: `'x'`, terms: ['+s7', '+bolodz'] };
    expect(withTexts(stored, texts)).toEqual({
      query: `('+s7') & (('+bolodz')) & ('x')`,
      keys: ['+bolodz'],
    });
  });

  it('stays as it is where none of its words is looked for any more', () => {
    const stored = { query: `'nun' & '+230'`, keys: ['nun'] };
    expect(withTexts(stored, NO_TEXTS)).toEqual(stored);
  });

  it('is the same in whichever order', () => {
    const stored = { query: `'+230' & 'a' & 'b'`, keys: ['a', 'b'] };
    expect(isSame(stored, { query: `('b' & 'a') & ('+230')`, keys: ['b', 'a'] })).toBe(true);
    expect(isSame(stored, { query: `('b') & ('+230')`, keys: ['b'] })).toBe(false);
    expect(isSame(stored, { ...stored, keys: ['+230'] })).toBe(false);
  });
});
