import type { ReactNode } from 'react';

/** A column of a list. The first one names the row: it is a row's head in the table, and a card's on a phone. */
export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** by what the head sorts, and in which direction at first; without it the head is only a word */
  sort?: { by: string; first: 'asc' | 'desc' };
  /** `end` for numbers, so that they stand below each other */
  align?: 'start' | 'end';
  /** from which width on the table has it; cards on a phone always do. Default: `md`, where the table begins */
  from?: 'md' | 'lg' | 'xl';
  /** on a phone's card: a line with its label (default), beside others without it, or not at all */
  onPhone?: 'line' | 'bare' | 'none';
  /** what can be done with the row: without a label on a phone, where it is the card's last line */
  isActions?: boolean;
}

/** What narrows the list down: one of some values, or a day. Its name is that in the address's shape. */
export interface ListFilter {
  name: string;
  label: string;
  /** without options it is a day */
  options?: readonly { value: string; label: string }[];
}

/** Rows that are marked, to do something with all of them. */
export interface Selection<Row> {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** of a row's box, for screen readers */
  labelOf: (row: Row) => string;
  /** what can be done with them, shown as soon as there is one */
  actions: ReactNode;
}

/** The list's own words; `useTexts('admin').list` has them. */
export interface ListTexts {
  search(): string;
  filters(): string;
  active(params: { count: number }): string;
  any(): string;
  reset(): string;
  sort(): string;
  ascending(): string;
  descending(): string;
  pages(): string;
  first(): string;
  back(): string;
  next(): string;
  shown(params: { count: number }): string;
  markAll(): string;
  marked(params: { count: number }): string;
  unmark(): string;
  none(): string;
  noneText(): string;
  empty(): string;
  failed(): string;
}
