import type { Locale } from '@oche/validators/common';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A format with these options, created once: creating one costs more than using it a hundred times.
 */
export function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', options);
  formats.set(key, format);
  return format;
}
