/** A part of a line that looks the same throughout. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  href?: string;
}

export interface Line {
  quotes: number;
  /** of the list, and whether it is the first line of its item */
  list: { depth: number; number: number | null; isFirst: boolean } | null;
  runs: Run[];
  isCode?: boolean;
}
