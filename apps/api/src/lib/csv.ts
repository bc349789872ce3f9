/** Texts that a spreadsheet may run as a formula, also behind spaces or in full width. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Spreadsheets read a file as UTF-8 only if it begins with this. */
export const CSV_BOM = '\uFEFF';

/**
 * One line of CSV (RFC 4180) with its line break. A text that a spreadsheet would run as a formula
 * gets an apostrophe in front, which makes it plain text.
 *
 * @param separator a semicolon for readers who write numbers with a decimal comma
 */
export function csvLine(cells: readonly (string | number | null)[], separator: ';' | ','): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
}

function csvCell(cell: string | number | null, separator: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') {
    return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  }
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  const isPlain = !text.includes(separator) && !/["\r\n\t]/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
