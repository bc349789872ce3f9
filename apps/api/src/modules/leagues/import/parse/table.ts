import type { ImportField } from '@oche/validators/leagues/import';
import { IMPORT_LINES_MAX, type ImportKind } from '@oche/validators/leagues/limits';
import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../../../../lib/errors.ts';
import { fieldsOf, missingIn } from './titles.ts';

/** A line of a file: its cells by what their columns mean. */
export interface Cells {
  /** in the file, from 1 on */
  line: number;
  cells: Partial<Record<ImportField, string>>;
}

export interface Table {
  columns: { title: string; field: ImportField | null }[];
  missing: ImportField[];
  rows: Cells[];
}

/**
 * A CSV file with semicolons, commas or tabs, whose first line has titles. Blank lines are left out.
 * @throws AppError BAD_INPUT when it is no CSV, or has too many lines
 */
export function readTable(csv: string, kind: ImportKind): Table {
  const [head, ...records] = recordsOf(csv);
  const titles = head?.record.map(plain) ?? [];
  const fields = fieldsOf(titles, kind);
  if (records.length > IMPORT_LINES_MAX[kind]) {
    throw new AppError('BAD_INPUT', { fields: { csv: 'tooMany' } });
  }
  return {
    columns: titles.map((title, index) => ({ title, field: fields[index] ?? null })),
    missing: missingIn(fields, kind),
    rows: records.map(({ record, info }) => ({
      line: info.lines,
      cells: Object.fromEntries(
        fields.flatMap((field, index) => {
          const cell = plain(record[index] ?? '');
          return field === null || cell === '' ? [] : [[field, cell]];
        }),
      ),
    })),
  };
}

/** Without the apostrophe that keeps a spreadsheet from running a text as a formula. */
const plain = (cell: string): string =>
  cell
    .normalize('NFC')
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();

/** The separator that the line of titles has most often: a comma elsewhere may belong to a text. */
function separatorOf(csv: string): string {
  const [head = ''] = csv.split(/\r?\n|\r/, 1);
  const count = (separator: string) => head.split(separator).length;
  return [';', '\t', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

function recordsOf(csv: string): Parsed[] {
  const text = csv.replace(/^\uFEFF/, '').replace(/^(\s*[\r\n])+/, '');
  // blank lines in front count, as the line numbers are those of the file
  const before = csv.slice(0, csv.length - text.length).split(/\r?\n|\r/).length - 1;
  try {
    const parsed = parse(text, {
      trim: true,
      info: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
    }) as unknown as Parsed[];
    return parsed.map(({ record, info }) => ({ record, info: { lines: info.lines + before } }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('BAD_INPUT', { fields: { csv: 'invalid' }, cause: error });
  }
}
