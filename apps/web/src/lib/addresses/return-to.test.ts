import { expect, it } from 'vitest';
import { loginHref } from './return-to.ts';

it('carries where the member was', () => {
  expect(loginHref('/venues?city=Ulm#map')).toBe(
    '/api/login?returnTo=%2Fvenues%3Fcity%3DUlm%23map',
  );
});

it('carries nothing that leaves the site', () => {
  expect(loginHref('//evil.example')).toBe('/api/login?returnTo=%2F');
});
