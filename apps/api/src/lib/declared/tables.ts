import { dateTime } from '@oche/validators/common';
import type { ErrorCode } from '@oche/validators/errors';
import type { Locale } from '@oche/validators/locale';
import * as z from 'zod/mini';

/** A column: what its cells are, and its title in a spreadsheet. In JSON it has the name by which it is declared. */
export interface TableColumn<Schema extends z.core.$ZodType = z.core.$ZodType> {
  schema: Schema;
  de: string;
  en: string;
}

export type Columns = Readonly<Record<string, TableColumn>>;

export type RowOf<C extends Columns> = { [Name in keyof C]: z.output<C[Name]['schema']> };

/**
 * A table of a screen as two files, CSV and JSON: what the screen's own procedure answers, row by row. So whoever may see
 * the table may have its files, and nobody else; rights, privacy, scope, area and limits are those of the procedure.
 */
export interface DeclaredTable {
  /** of its operations, after which `AsCsv` or `AsJson` stands */
  name: string;
  /** the procedure whose answer it is, e.g. `leagues.divisions.get`; a list is read page by page */
  procedure: string;
  /** below /api, without the ending; `{name}` stands for a field of the procedure's input */
  path: string;
  tag: string;
  summary: string;
  /** of the file, in letters that every system takes */
  fileName: Readonly<Record<Locale, string>>;
  /** documented names of fields that the procedure calls otherwise, where its own path doesn't say so already */
  names?: Readonly<Record<string, string>>;
  /** it is for members alone, though visitors may call the procedure for something else */
  isForMembers?: boolean;
  /** what the procedure can refuse, where it has no documented path that says so */
  errors?: readonly ErrorCode[];
  /** fields of the procedure's input that don't change the table */
  without?: readonly string[];
  /** values of the procedure's input that belong to this table */
  always?: Readonly<Record<string, unknown>>;
  columns: Columns;
  /** of its rows in the document, where several tables have the same ones */
  rowName?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the output of its own procedure, which the declaring function has checked
  rows: (output: any) => readonly Record<string, unknown>[];
}

const columnOf =
  <Schema extends z.core.$ZodType>(schema: Schema) =>
  (de: string, en: string): TableColumn<Schema> => ({ schema, de, en });

/** Columns by what their cells are; those with `maybe` have empty ones. */
export const column = {
  text: columnOf(z.string()),
  maybeText: columnOf(z.nullable(z.string())),
  /** several, which stand in one cell of a spreadsheet */
  texts: columnOf(z.array(z.string())),
  number: columnOf(z.number()),
  maybeNumber: columnOf(z.nullable(z.number())),
  yesNo: columnOf(z.boolean()),
  maybeYesNo: columnOf(z.nullable(z.boolean())),
  time: columnOf(dateTime),
  maybeTime: columnOf(z.nullable(dateTime)),
  day: columnOf(z.iso.date()),
  /** a word of ours, which is the same in every language */
  oneOf: <const Words extends readonly string[]>(words: Words, de: string, en: string) =>
    columnOf(z.enum(words))(de, en),
  maybeOneOf: <const Words extends readonly string[]>(words: Words, de: string, en: string) =>
    columnOf(z.nullable(z.enum(words)))(de, en),
};

/** A person's name in a cell. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** @returns a function that declares a table of what a procedure with this output answers */
export const tableOf =
  <Output>() =>
  <C extends Columns>(
    table: Omit<DeclaredTable, 'columns' | 'rows'> & {
      columns: C;
      rows: (output: Output) => readonly RowOf<C>[];
    },
  ): DeclaredTable =>
    table;

/** The same for a list that is paged: a row for each of its items. */
export const tableOfList =
  <Item>() =>
  <C extends Columns>(
    table: Omit<DeclaredTable, 'columns' | 'rows'> & {
      columns: C;
      row: (item: Item) => RowOf<C>;
    },
  ): DeclaredTable => ({
    ...table,
    rows: ({ items }: { items: readonly Item[] }) => items.map(table.row),
  });
