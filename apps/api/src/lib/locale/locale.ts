import { isLocale, type Locale } from '@oche/validators/locale';

/** Results by header: browsers send few different ones, and every request needs one. */
const localeOfHeader = new Map<string, Locale>();
const MAX_HEADERS = 500;

/** The language switch's cookie wins, else the first language of Accept-Language that we have. */
export function localeOf(cookie: string | undefined, acceptLanguage = ''): Locale {
  if (isLocale(cookie)) return cookie;
  const known = localeOfHeader.get(acceptLanguage);
  if (known) return known;
  const locale = firstOf(acceptLanguage);
  if (localeOfHeader.size >= MAX_HEADERS) localeOfHeader.clear();
  localeOfHeader.set(acceptLanguage, locale);
  return locale;
}

function firstOf(acceptLanguage: string): Locale {
  const wanted = acceptLanguage
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLocale) ?? 'de';
}
