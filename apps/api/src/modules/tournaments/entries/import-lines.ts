import type { importProblems } from '@oche/validators/tournaments/schemas';
import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../../../lib/errors.ts';

export type ImportProblem = (typeof importProblems)[number];

/** A line of a file, as it stands there. */
export interface ImportLine {
  /** in the file, from 1 on */
  line: number;
  /** of the team, or of somebody who plays alone */
  name: string;
  /** names of guests, or @usernames of members; without them the name is who plays */
  players: readonly string[];
  seed: string;
  isPaid: boolean;
}

/** Titles of columns in both languages, as the export writes them. Without any, the first is the name. */
const TITLES = {
  name: ['name'],
  seed: ['setzplatz', 'seed'],
  paid: ['bezahlt', 'paid'],
  players: ['spieler', 'players'],
} as const;
type Column = keyof typeof TITLES;
const columns = Object.keys(TITLES) as Column[];

const YES = /^(ja|yes|x|1|true|wahr)$/i;
/** More than there are seats, with a long waiting list. */
const LINES_MAX = 1000;

/**
 * The lines of a CSV file with semicolons, commas or tabs. Blank lines are left out.
 * @throws AppError BAD_INPUT when it is no CSV, or too long
 */
export function readLines(csv: string): ImportLine[] {
  const records = parseCsv(csv);
  if (records.length > LINES_MAX) throw new AppError('BAD_INPUT', { fields: { csv: 'tooMany' } });
  const [first] = records;
  const titles = first?.record.map((cell) => cell.toLowerCase()) ?? [];
  const places = Object.fromEntries(
    columns.map((column) => [column, titles.findIndex((title) => isTitle(column, title))]),
  ) as Record<Column, number>;
  const hasTitles = places.name >= 0;
  const cellOf = (record: readonly string[], column: Column): string =>
    hasTitles ? (record[places[column]] ?? '') : column === 'name' ? (record[0] ?? '') : '';
  return records.slice(hasTitles ? 1 : 0).map(({ record, info }) => ({
    line: info.lines,
    name: plain(cellOf(record, 'name')),
    players: cellOf(record, 'players').split(' / ').map(plain).filter(Boolean),
    seed: cellOf(record, 'seed'),
    isPaid: YES.test(cellOf(record, 'paid')),
  }));
}

const isTitle = (column: Column, title: string): boolean =>
  TITLES[column].some((known) => known === title);

/** Without the apostrophe that keeps a spreadsheet from running a text as a formula. */
const plain = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/\s+/g, ' ')
    .trim();

interface Parsed {
  record: string[];
  info: { lines: number };
}

function parseCsv(csv: string): Parsed[] {
  try {
    return parse(csv, {
      bom: true,
      trim: true,
      info: true,
      delimiter: [';', ',', '\t'],
      relax_column_count: true,
      skip_records_with_empty_values: true,
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('BAD_INPUT', { fields: { csv: 'invalid' }, cause: error });
  }
}
