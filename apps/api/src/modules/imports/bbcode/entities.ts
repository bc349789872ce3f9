const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Boards write these; all others stand for themselves. Once only: `&amp;lt;` was `&lt;`. */
export const decode = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
        (written, decimal, hex, name) => {
          if (name) return NAMED[String(name).toLowerCase()] ?? written;
          const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
          return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
        },
      )
    : text;
