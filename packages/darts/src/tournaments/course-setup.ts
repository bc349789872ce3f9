import type { Lots, TableRow, TieBreak } from './table.ts';

export const courseKinds = [
  'single_elimination',
  'double_elimination',
  'round_robin',
  'groups',
  'swiss',
] as const;
export type CourseKind = (typeof courseKinds)[number];

/** What an organiser chooses. Each option means something for the kinds that are named with it. */
export interface CourseOptions {
  /** single elimination and groups: whether the losers of the semi-finals play for the third place */
  thirdPlace?: boolean;
  /** single elimination and groups: whether all losers play on until every place is decided */
  allPlaces?: boolean;
  /** double elimination: whether the one who comes without a defeat has to be beaten twice in the final */
  reset?: boolean;
  /** round robin and groups: whether there are return matches */
  twice?: boolean;
  /** groups: how many there are; groups of about four, unless told otherwise */
  groups?: number;
  /** groups: how many go on from each, two unless told otherwise, and how many of the best behind these */
  perGroup?: number;
  bestNext?: number;
  /** Swiss: how many rounds; as many as a knock-out would have, unless told otherwise */
  rounds?: number;
  /** what decides between equal points, in this order; the lot is always the last */
  tieBreaks?: readonly TieBreak[];
}

export interface CourseSetup {
  kind: CourseKind;
  options: CourseOptions;
  /** the seed of the draw and of the lots */
  seed: string;
  /** the numbers by which lots are drawn, where entrants had others when it was played */
  lots?: Lots | undefined;
  /** how many were drawn; entrants who come late are not among them */
  drawn: number;
}

export interface Table {
  /** the letter of the group, if there are several */
  group?: string;
  rows: readonly TableRow[];
}
