/**
 * Choices that the server needs to render a page: it reads these cookies, the browser writes them.
 */
export const THEME_COOKIE = 'oche_theme';
export const LOCALE_COOKIE = 'oche_locale';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** @param source the Cookie header or `document.cookie` */
export function readCookie(name: string, source: string): string | undefined {
  for (const part of source.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** @param value a plain word; undefined removes the cookie */
export function cookieText(name: string, value: string | undefined, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${value === undefined ? 0 : YEAR_IN_SECONDS}; SameSite=Lax`;
  return `${name}=${value ?? ''}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

export function writeCookie(name: string, value: string | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is async and missing in Firefox
  document.cookie = cookieText(name, value, location.protocol === 'https:');
}
