import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch, textParam } from './search-params.ts';

describe('search parameters', () => {
  it('are texts, also those that look like numbers', () => {
    expect(parseSearch('?q=1e3&page=007&on=true')).toEqual({ q: '1e3', page: '007', on: 'true' });
  });

  it.each(['?q=dart+pfeile', '?q=180%21&category=forum', '?q=%C3%A4%26b%3D1', ''])(
    'come out as they went in: %s',
    (query) => {
      expect(stringifySearch(parseSearch(query))).toBe(query);
    },
  );

  it('leave out what is empty', () => {
    expect(stringifySearch({ q: '', category: undefined, page: 2, cursor: null })).toBe('?page=2');
  });
});

describe('textParam', () => {
  it('takes texts of a meant length', () => {
    expect(textParam('abc')).toBe('abc');
    expect(textParam('')).toBeUndefined();
    expect(textParam('x'.repeat(201))).toBeUndefined();
    expect(textParam(7)).toBeUndefined();
  });
});
