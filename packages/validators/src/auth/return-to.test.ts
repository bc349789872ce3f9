import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

const SITE = 'https://oche.example';

/** The address to which this Location leads a browser on our site. */
const target = (location: string) => new URL(location, SITE);

describe('safeReturnTo', () => {
  it.each([
    '/',
    '/forum/thread/12#post-3',
    '/lounges?zip=80331&next=https://evil.example',
    '/forum/s%C3%BCd',
    '/search?q=%2F%2Fdouble',
  ])('keeps the path %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%2F/evil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%252F%252Fevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%E0%A4%A',
    ' /forum',
    'forum',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
    '/api/logout',
    '/API/logout',
    '/%61pi/logout',
    '/x/../api/logout',
    '/trpc/auth.signOut',
    '/login?returnTo=/login',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });

  it.each([undefined, null, 3, ['/forum'], {}])('takes only text: %j', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });

  it('never leaves the site, whatever it gets', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%',
      '%2f',
      '%5c',
      '%25',
      '%0a',
      '\t',
      '\r\n',
      '\0',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      'javascript:',
      '\u00a0',
      '\ufeff',
      '\u2028',
      'api',
      'forum',
      '／',
    );
    const tricky = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          tricky,
          tricky.map((text) => `/${text}`),
          fc.string(),
        ),
        (value) => {
          const result = safeReturnTo(value);
          expect(target(result).origin).toBe(SITE);
          expect(target(decodeURIComponent(target(result).pathname)).origin).toBe(SITE);
          expect(result).toMatch(/^\/(?![/\\])/);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: none may reach a header
          expect(result).not.toMatch(/[\u0000-\u001f\u007f]/);
          expect(safeReturnTo(result)).toBe(result);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
