import { type Locale, locales } from '@oche/validators/common';

/** The cookie of the language switch wins, then the first language of Accept-Language we have. */
export function localeOf(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = locales.find((locale) => locale === cookie);
  if (chosen) return chosen;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const known = locales.find((locale) => locale === language);
    if (known) return known;
  }
  return 'de';
}
