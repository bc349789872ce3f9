import type { Locale } from '@oche/validators/locale';
import { CSV_BOM, csvLine } from '../csv.ts';
import type { Columns } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

const YES: Record<Locale, [yes: string, no: string]> = { de: ['ja', 'nein'], en: ['yes', 'no'] };

/** Rows for a spreadsheet that speaks this language. */
export function tableAsCsv(columns: Columns, rows: readonly Row[], locale: Locale): string {
  const separator = locale === 'de' ? ';' : ',';
  const names = Object.keys(columns);
  const titles = Object.values(columns).map((each) => each[locale]);
  const line = (row: Row) =>
    csvLine(
      names.map((name) => cellOf(row[name], locale)),
      separator,
    );
  return CSV_BOM + csvLine(titles, separator) + rows.map(line).join('');
}

/** Times and words of ours stay as they are: they are the same in both languages and in the JSON. */
function cellOf(value: unknown, locale: Locale): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return YES[locale][value ? 0 : 1];
  if (Array.isArray(value)) return value.map((each) => cellOf(each, locale) ?? '').join(', ');
  return String(value);
}

/** The same for programs: a row a line. */
export const tableAsJson = (rows: readonly Row[]): string =>
  rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
