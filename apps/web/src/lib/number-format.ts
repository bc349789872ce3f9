const formats = new Map<string, Intl.NumberFormat>();

/**
 * A format with these options, created once: creating one costs more than using it a hundred times.
 */
export function numberFormat(
  locale: string,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = options ? locale + JSON.stringify(options) : locale;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}
