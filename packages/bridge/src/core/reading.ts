import type { Dart } from '@oche/darts/board';

/** What is told of a board; docs of each in the package's README. */
export type BoardState = 'throwing' | 'takeout' | 'empty' | 'blind' | 'stopped';

/** What a message of a maker says, in Oche's words. Whether it is believed is up to the core. */
export interface Reading {
  /** all darts of the visit, oldest first; null: the message says nothing of them */
  darts: readonly Dart[] | null;
  /** that darts hang there, though not which */
  isHung?: boolean;
  /** that darts were pulled follows from `news`, so no maker's message says `empty` */
  state: Exclude<BoardState, 'empty'>;
  /**
   * what has just happened. `thrown`: the last dart of the list. `pulled`: the darts that hung there, so the list before
   * was a visit. `lost`: messages are missing, and what hangs there can't be known until it is pulled.
   */
  news?: 'thrown' | 'pulled' | 'lost';
  /** the maker's id of what has happened, where it has ids */
  event?: string;
}

/** How a maker's messages become readings. No I/O, no clock: the same messages give the same readings. */
export interface Adapter<S> {
  first: S;
  /** @param message as it came, parsed as JSON; anything may be in it. No reading: it says nothing of darts. */
  read(state: S, message: unknown): readonly [S, Reading | null];
  /** The connection is there, for the first time or again: messages may be missing. */
  opened(state: S): readonly [S, Reading | null];
  /** Nothing has been thrown or pulled for so long that nobody is within a visit. */
  quiet?(state: S): readonly [S, Reading | null];
}

/** The field of something unknown, if it is an object that has it. */
export const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
