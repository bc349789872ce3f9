import { describe, expect, it } from 'vitest';
import { loginHref, safeReturnTo } from './return-to.ts';

describe('safeReturnTo', () => {
  it('keeps paths of this site with query and hash', () => {
    expect(safeReturnTo('/forum/thread/7?page=2#post-31')).toBe('/forum/thread/7?page=2#post-31');
    expect(safeReturnTo('/search?q=a%20b')).toBe('/search?q=a%20b');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'forum',
    '',
    undefined,
    7,
  ])('refuses %j', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });

  it('never leaves the site through dots', () => {
    expect(safeReturnTo('/..//evil.example')).toBe('/');
    expect(safeReturnTo('/a/../../b')).toBe('/b');
  });
});

describe('loginHref', () => {
  it('carries where the member was', () => {
    expect(loginHref('/venues?city=Köln')).toBe(
      '/api/login?returnTo=%2Fvenues%3Fcity%3DK%25C3%25B6ln',
    );
  });
});
