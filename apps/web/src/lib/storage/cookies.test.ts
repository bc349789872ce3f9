import { describe, expect, it } from 'vitest';
import { cookieText, readCookie } from './cookies.ts';

describe('cookies', () => {
  it('reads a cookie among others, whatever the spaces', () => {
    expect(readCookie('oche_theme', 'a=1; oche_theme=dark;b=2')).toBe('dark');
    expect(readCookie('oche_theme', 'oche_theme_old=light; x=oche_theme=dark')).toBeUndefined();
    expect(readCookie('oche_theme', '')).toBeUndefined();
  });

  it('takes a value as it stands', () => {
    expect(readCookie('oche_locale', 'oche_locale=%E0%A4%A')).toBe('%E0%A4%A');
  });

  it('is kept for a year, for the whole site, away from other sites', () => {
    expect(cookieText('oche_locale', 'en', false)).toBe(
      'oche_locale=en; Path=/; Max-Age=31536000; SameSite=Lax',
    );
    expect(cookieText('oche_locale', 'en', true)).toMatch(/; Secure$/);
  });

  it('is removed without a value', () => {
    expect(cookieText('oche_theme', undefined, false)).toContain('Max-Age=0');
  });
});
