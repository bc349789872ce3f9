import type { PlanReport } from '@oche/validators/leagues/plan';

/** How many boards a fixture takes where its team has named none. */
export const USUAL_BOARDS = 2;

/** A fixture as a list plans it; teams by their entries. */
export interface Planned {
  round: number;
  home: number;
  away: number;
  /** null when it has found no day */
  date: string | null;
  time: string;
  isFixed: boolean;
  /** the home team's usual day, where it isn't played then */
  shiftedFrom: string | null;
  /** at whose place; null: nowhere yet */
  host: number | null;
}

export interface PlannedList {
  fixtures: readonly Planned[];
  report: PlanReport;
}

/** What a list is made of, beside what officers ask for. */
export interface PlanFacts {
  teams: readonly {
    id: number;
    keyNumber: number | null;
    weekday: number;
    time: string;
    loungeId: number | null;
    venue: string | null;
    /** those that it plays on at home; none: it has named none */
    boardIds: readonly number[];
    /** how many its lounge has; 0: none are known */
    loungeBoards: number;
  }[];
  isDouble: boolean;
  /** what was set by hand */
  fixed: readonly { home: number; away: number; date: string; time: string }[];
  holidays: readonly { from: string; reason: string }[];
  seed: string;
  /** how long a fixture takes, in minutes */
  minutes: number;
}
