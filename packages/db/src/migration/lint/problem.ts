/**
 * What a statement may disturb: the version that still runs beside it, whoever uses the table meanwhile, or the way
 * migrations are applied.
 */
type Concern = 'former' | 'traffic' | 'form';

export interface Problem {
  concern: Concern;
  text: string;
}

/** What earlier statements have done, of this file and of those before it. */
export interface Known {
  isWithoutTransaction: boolean;
  /** made by this file: nobody reads or writes them yet */
  newTables: Set<string>;
  /** constraints that this file has added without looking at the rows, as table.name */
  unchecked: Set<string>;
  /** constraints of all files that say that a column is never null: table.name to table.column */
  notNullChecks: Map<string, string>;
  /** columns that such a constraint has been validated of, as table.column */
  neverNull: Set<string>;
}

export const former = (text: string): Problem => ({ concern: 'former', text });
export const traffic = (text: string): Problem => ({ concern: 'traffic', text });
export const form = (text: string): Problem => ({ concern: 'form', text });
