import { describe, expect, it } from 'vitest';
import { loginSearch } from './auth-search.ts';

describe('the address of the sign-in page', () => {
  it('keeps where to go, the step, the reason and the notice', () => {
    const search = {
      returnTo: '/forum/thread/7?page=2',
      step: 'second-factor',
      error: 'EXTERNAL_SIGN_IN_FAILED',
      notice: 'link-sent',
    };
    expect(loginSearch(search)).toEqual(search);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/api/logout',
    7,
    undefined,
  ])('goes to the start page instead of %j', (returnTo) => {
    expect(loginSearch({ returnTo }).returnTo).toBeUndefined();
  });

  it('drops codes and notices that do not exist', () => {
    const made = { error: '<b>call 0190</b>', notice: 'constructor', step: 'signed-in' };
    expect(Object.values(loginSearch(made)).filter(Boolean)).toEqual([]);
  });
});
