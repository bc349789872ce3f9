import { expect, test } from 'vitest';
import { isScope, scopeDomains, scopeOf, scopes, scopeTexts } from './scopes.ts';

test('every domain can be read, and its scopes stand together', () => {
  expect(scopes.filter((scope) => scope.endsWith(':read'))).toEqual(
    scopeDomains.map((domain) => `${domain}:read`),
  );
  const domains = scopes.map((scope) => scope.split(':')[0]);
  expect(domains).toEqual([...domains].sort((a, b) => indexOf(a) - indexOf(b)));
});

const indexOf = (domain = '') => (scopeDomains as readonly string[]).indexOf(domain);

test('a mutation writes, and all else reads', () => {
  expect(scopeOf('games', 'query')).toBe('games:read');
  expect(scopeOf('games', 'subscription')).toBe('games:read');
  expect(scopeOf('games', 'mutation')).toBe('games:write');
  expect(scopeOf('search', 'mutation')).toBeNull();
});

test('names of objects are no scopes', () => {
  for (const text of ['constructor', 'toString', '__proto__', 'games', 'games:read '])
    expect(isScope(text)).toBe(false);
});

test.each(['de', 'en'] as const)('each says what it allows, in its own words: %s', (locale) => {
  const said = scopes.map((scope) => scopeTexts[scope][locale]);
  expect(new Set(said).size).toBe(scopes.length);
  for (const text of said) {
    expect(text).toMatch(/^\p{Lu}[^.]*[^.\s]$/u);
    expect(text.length).toBeLessThanOrEqual(110);
  }
});
