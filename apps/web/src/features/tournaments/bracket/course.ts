import type { MatchPlan } from '@oche/darts/tournaments/bracket';
import type { TableRow } from '@oche/darts/tournaments/table';
import type { MatchStatus } from '@oche/validators/tournaments/course-limits';

/** Who plays: a member, a guest, a pair or a team. */
export interface Entrant {
  id: number;
  /** as it is shown: one name, or two with a `/` between them */
  name: string;
  seed?: number;
  isGuest?: boolean;
  hasLeft?: boolean;
  /** whether it is the reader, or a team of the reader's */
  isMine?: boolean;
}

/** Ids of entrants; `nobody` where there are fewer of them than places, undefined until it is known. */
export type Player = number | 'nobody' | undefined;

export interface CourseMatch {
  plan: MatchPlan;
  /** its number in the tournament, from 1 on, as it is called */
  number: number;
  players: readonly [Player, Player];
  state: MatchStatus;
  /** legs, or sets where there are some */
  score?: readonly [number, number];
  /** undefined until somebody has won, and for a draw */
  winner?: 0 | 1;
  board?: string;
  /** when it is expected to begin, as long as nobody has called it */
  time?: string;
  gameId?: number;
}

/** A group, or all who play in a league or by the Swiss system. */
export interface CourseGroup {
  /** A, B, C …; empty where there is only one */
  name: string;
  table: readonly TableRow[];
  matches: readonly CourseMatch[];
  /** how many of the first go on; 0 where nobody does */
  goOn: number;
  /** whether everybody plays everybody */
  isRoundRobin: boolean;
}

/** A tournament's matches as they stand. A change gives a new one. */
export interface Course {
  /** of the place where it is played */
  timeZone: string;
  /** when it will be over, as far as that can be said */
  expectedEnd?: string;
  entrants: ReadonlyMap<number, Entrant>;
  /** the knock-out, in an order in which each stands behind those it depends on */
  matches: readonly CourseMatch[];
  groups: readonly CourseGroup[];
}

/** Neither is played, so neither is shown. */
export const isShown = ({ state }: CourseMatch): boolean => state !== 'bye' && state !== 'skipped';

/** Whether nothing is left to be played of it. */
export const isOver = ({ state }: CourseMatch): boolean =>
  state === 'played' || state === 'walkover' || state === 'bye' || state === 'skipped';

/** Whether somebody stands at a board. */
export const isOn = ({ state }: CourseMatch): boolean => state === 'called' || state === 'playing';

/** The matches of a knock-out by the ids of their plan. */
export function byKey(course: Course): ReadonlyMap<string, CourseMatch> {
  const known = KEYS.get(course);
  if (known) return known;
  const keys = new Map(course.matches.map((match) => [match.plan.id, match]));
  KEYS.set(course, keys);
  return keys;
}

/** A course never changes, so this is worked out once. */
const KEYS = new WeakMap<Course, ReadonlyMap<string, CourseMatch>>();
