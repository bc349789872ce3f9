import { describe, expect, it } from 'vitest';
import { searchAddress } from './search-address.ts';

describe('searchAddress', () => {
  it('leads to the results of the trimmed term', () => {
    expect(searchAddress('  Köln Süd ', 'lounges')).toBe(
      '/search?q=K%C3%B6ln+S%C3%BCd&category=lounges',
    );
    expect(searchAddress('Köln', 'all')).toBe('/search?q=K%C3%B6ln');
  });

  it.each(['', '   ', '\t\n'])('does nothing for %j', (term) => {
    expect(searchAddress(term, 'all')).toBeNull();
  });
});
