import type { MarkerRule, MatchStage, QueueWait } from '@oche/validators/tournaments/schemas';

export interface QueuedMatch {
  id: number;
  /** as it is called, from 1 on */
  number: number;
  stage: MatchStage;
  round: number;
  entries: readonly [number, number];
  isHeld: boolean;
  /** when an organiser has put it before the others; null: it comes when its turn is */
  firstAt: string | null;
}

interface QueuedBoard {
  id: number;
  /** in use, and nobody plays there */
  isFree: boolean;
  /** the entries of the match that ended there last; null before the first one */
  last: { winner: number | null; loser: number | null } | null;
}

/** All that decides which match is called next. Times are in milliseconds. */
export interface Standing {
  now: number;
  rest: number;
  marker: MarkerRule;
  /** in the order in which they are filled */
  boards: readonly QueuedBoard[];
  /** those that can be played, in any order */
  matches: readonly QueuedMatch[];
  /** entries of which somebody plays or marks, also elsewhere */
  busy: ReadonlySet<number>;
  /** entries that have left */
  gone: ReadonlySet<number>;
  /** when somebody of an entry has thrown their last dart */
  playedUntil: ReadonlyMap<number, number>;
  /** the one board where an entry plays */
  wishes: ReadonlyMap<number, number>;
}

export interface Queued {
  match: QueuedMatch;
  wait: QueueWait | null;
  /** the end of the rest */
  until: number | null;
}

export interface NextCall {
  matchId: number;
  boardId: number;
  /** the entry that marks */
  markerId: number | null;
}

/** What others wait for comes first: round by round, and placement matches when nothing else is left. */
const rankOf = ({ stage, round }: QueuedMatch): number =>
  (stage === 'placement' ? 10_000 : 0) + round;

/** When it was put first; 0 for the others. */
const firstOf = ({ firstAt }: QueuedMatch): number => (firstAt === null ? 0 : Date.parse(firstAt));

const inOrder = (matches: readonly QueuedMatch[]): QueuedMatch[] =>
  matches.toSorted(
    (a, b) => firstOf(b) - firstOf(a) || rankOf(a) - rankOf(b) || a.number - b.number,
  );

/** The boards where a match can be played; undefined: all. Each of two with different wishes does. */
function wishedBy({ entries }: QueuedMatch, { wishes }: Standing): ReadonlySet<number> | undefined {
  const wished = entries.flatMap((entry) => wishes.get(entry) ?? []);
  return wished.length > 0 ? new Set(wished) : undefined;
}

function boardFor(match: QueuedMatch, standing: Standing): QueuedBoard | undefined {
  const free = standing.boards.filter(({ isFree }) => isFree);
  const wished = wishedBy(match, standing);
  if (wished) return free.find(({ id }) => wished.has(id));
  // boards that somebody needs are taken last
  const needed = new Set(standing.matches.flatMap((one) => [...(wishedBy(one, standing) ?? [])]));
  return free.find(({ id }) => !needed.has(id)) ?? free[0];
}

/** Who marks a match at a board by the rule; nobody, where they play themselves, are busy or have left. */
export function markerFor(
  entries: readonly [number, number],
  { last }: QueuedBoard,
  { marker, busy, gone }: Pick<Standing, 'marker' | 'busy' | 'gone'>,
): number | null {
  const entry = marker === 'nobody' ? null : (last?.[marker] ?? null);
  if (entry === null || entries.includes(entry) || busy.has(entry) || gone.has(entry)) return null;
  return entry;
}

/** Matches in the order in which they are called, each with what it waits for beside a free board. */
export function queueOf(standing: Standing): Queued[] {
  const { now, rest, busy, playedUntil } = standing;
  const restedAt = (entry: number) => (playedUntil.get(entry) ?? Number.NEGATIVE_INFINITY) + rest;
  return inOrder(standing.matches).map((match) => {
    const waiting = (wait: QueueWait, until: number | null = null) => ({ match, wait, until });
    if (match.isHeld) return waiting('held');
    if (match.entries.some((entry) => busy.has(entry))) return waiting('busy');
    const until = Math.max(...match.entries.map(restedAt));
    if (until > now) return waiting('rest', until);
    const wished = wishedBy(match, standing);
    const isWishFree =
      !wished || standing.boards.some(({ id, isFree }) => isFree && wished.has(id));
    return isWishFree ? { match, wait: null, until: null } : waiting('board');
  });
}

/** The next match for a free board; undefined when nothing can be called now. */
export function nextCall(standing: Standing): NextCall | undefined {
  for (const { match, wait } of queueOf(standing)) {
    const board = wait === null ? boardFor(match, standing) : undefined;
    if (!board) continue;
    const markerId = markerFor(match.entries, board, standing);
    return { matchId: match.id, boardId: board.id, markerId };
  }
  return undefined;
}

/**
 * Those who are called when the next boards become free: as many matches as there are boards, without those
 * that are held back or whose players are busy.
 */
export const soonCalled = (standing: Standing, boards: number): QueuedMatch[] =>
  queueOf(standing)
    .filter(({ wait }) => wait !== 'held' && wait !== 'busy')
    .slice(0, boards)
    .map(({ match }) => match);
