/** What a spreadsheet would take for a formula, however it is written, and run. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
export const CSV_BOM = '\uFEFF';

/**
 * One line of RFC 4180 CSV with its end. Text that a spreadsheet would run as a formula gets an
 * apostrophe before it, which makes it text.
 *
 * @param separator a semicolon where numbers are written with a comma
 */
export function csvLine(cells: readonly (string | number | null)[], separator: ';' | ','): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
}

function csvCell(cell: string | number | null, separator: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  const isPlain = !text.includes(separator) && !/["\r\n\t]/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
