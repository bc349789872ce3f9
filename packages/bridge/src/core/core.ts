import { DARTS_A_VISIT, type Dart } from '@oche/darts/board';
import type { BoardState, Reading } from './reading.ts';

/** What is told to Oche: the whole visit, never a single dart. */
export interface Seen {
  visit: string;
  state: BoardState;
  darts: readonly Dart[];
  events?: readonly string[];
}

/**
 * What is believed of a board. Lists are compared and never appended to, so that whatever is repeated, corrected or
 * comes late does no harm. Where messages may be missing the visit is abandoned rather than guessed: nobody notices a
 * wrong score, everybody a missing one.
 */
export interface Core {
  visit: string;
  darts: readonly Dart[];
  state: BoardState;
  /** the maker's ids of what made this visit */
  events: readonly string[];
  /** darts hang there that nobody is known to have thrown: nothing counts until they are pulled */
  isNobodys: boolean;
  /** whether messages may be missing since the last reading; `long`: whole visits of them */
  doubt: 'none' | 'short' | 'long';
  /** the visit before, for messages about it that come late */
  pulled: readonly Dart[];
}

/** The contract takes no more. */
const EVENTS_A_VISIT = 12;

/** A board of which nothing is known yet. */
export const newCore = (visit: string): Core => ({
  visit,
  darts: [],
  state: 'blind',
  events: [],
  isNobodys: false,
  doubt: 'long',
  pulled: [],
});

/** The connection to the board is gone: what was seen stands, but nothing is seen. */
export const blinded = (core: Core): Core => ({
  ...core,
  state: 'blind',
  doubt: core.doubt === 'long' ? 'long' : 'short',
});

/** It was gone for so long that whole visits may be missing. */
export const doubted = (core: Core): Core => ({ ...core, doubt: 'long' });

/** Oche has not heard of this board for so long that whoever plays has gone on by hand. */
export const estranged = (core: Core, newId: () => string): Core => {
  const next = { ...fresh(core, newId()), doubt: core.doubt, state: core.state };
  if (core.darts.length === 0 && !core.isNobodys)
    return { ...next, state: core.state === 'empty' ? 'throwing' : core.state };
  const isSeeing = core.state !== 'blind' && core.state !== 'stopped';
  return { ...next, isNobodys: true, state: isSeeing ? 'takeout' : core.state };
};

export const seenOf = ({ visit, state, darts, events }: Core): Seen => ({
  visit,
  state,
  darts,
  ...(events.length > 0 && { events }),
});

/**
 * What is believed after a reading.
 * @returns each step that Oche has to hear of in this order, mostly one; none when nothing is new. The last one is what
 *   is believed now.
 * @param newId makes the id of a visit
 */
export function see(core: Core, reading: Reading, newId: () => string): readonly [Core, Seen[]] {
  const steps = stepsAfter(core, reading, newId);
  const now = steps.at(-1) ?? core;
  const told: Seen[] = [];
  let before = core;
  for (const step of steps) {
    if (!isSame(before, step)) told.push(seenOf(step));
    before = step;
  }
  return [now, told];
}

function stepsAfter(core: Core, reading: Reading, newId: () => string): Core[] {
  const { darts, news } = reading;
  if (news === 'lost') return [nobodys(core, reading, newId)];
  // says nothing of darts, so it settles no doubt either
  if (darts === null) {
    const isForeign = reading.isHung && core.doubt === 'long' && core.darts.length === 0;
    return [isForeign ? nobodys(core, reading, newId) : inState(core, reading)];
  }
  if (core.isNobodys) return [darts.length === 0 ? emptied(core, newId) : inState(core, reading)];
  if (darts.length === 0) return [withoutDarts(core, reading, newId)];
  return core.doubt === 'none'
    ? withDarts(core, reading, darts, newId)
    : [afterDoubt(core, reading, darts, newId)];
}

/** The board is empty. */
function withoutDarts(core: Core, reading: Reading, newId: () => string): Core {
  if (core.darts.length === 0) return inState({ ...core, doubt: 'none' }, reading);
  // a takeout that went without saying is one only where nothing can have been thrown before it
  const isOver = reading.news === 'pulled' || core.darts.length === DARTS_A_VISIT;
  return isOver && core.doubt === 'none'
    ? emptied(core, newId)
    : inState(fresh(core, newId()), reading);
}

function withDarts(
  core: Core,
  reading: Reading,
  darts: readonly Dart[],
  newId: () => string,
): Core[] {
  const known = core.darts;
  if (known.length === 0 && isOfBefore(core, reading, darts)) return [core];
  if (darts.length < known.length) return shorter(core, reading, darts, newId);
  return [listed(core, reading, darts)];
}

/** Less hangs there than before. */
function shorter(
  core: Core,
  reading: Reading,
  darts: readonly Dart[],
  newId: () => string,
): Core[] {
  const known = core.darts;
  const isOneLess = darts.length === known.length - 1;
  if (reading.news === 'thrown')
    return isOneLess && beginsWith(known, darts)
      ? [core] // a message that was overtaken by the next
      : afterMissedTakeout(core, reading, darts, newId);
  // a hand is pulling them, or has gone and left some
  if (reading.state === 'takeout' || core.state === 'takeout')
    return [inState(core, { ...reading, state: 'takeout' })];
  // one that was none
  if (isOneLess) return [listed(core, reading, darts)];
  return afterMissedTakeout(core, reading, darts, newId);
}

/** A dart more makes a list longer, so darts were pulled in between, and nobody said so. */
function afterMissedTakeout(
  core: Core,
  reading: Reading,
  darts: readonly Dart[],
  newId: () => string,
): Core[] {
  if (core.darts.length < DARTS_A_VISIT) return [nobodys(core, reading, newId)];
  const empty = emptied(core, newId);
  return darts.length === 1 && reading.news === 'thrown'
    ? [empty, listed(empty, reading, darts)]
    : [empty, nobodys(empty, reading, newId)];
}

/** Only what goes on where it was left is the same visit. */
function afterDoubt(
  core: Core,
  reading: Reading,
  darts: readonly Dart[],
  newId: () => string,
): Core {
  // while a hand is there, some may be out already
  const isAll = reading.state !== 'takeout' || darts.length === DARTS_A_VISIT;
  return core.doubt === 'short' && isAll && beginsWith(darts, core.darts)
    ? listed(core, reading, darts)
    : nobodys(core, reading, newId);
}

/**
 * Whether a list tells of a visit that was pulled already. A hand is at the board only where darts hang, so what begins
 * with it comes late.
 */
const isOfBefore = (core: Core, { state }: Reading, darts: readonly Dart[]): boolean =>
  state === 'takeout' || (darts.length === DARTS_A_VISIT && isEqual(darts, core.pulled));

const listed = (core: Core, reading: Reading, darts: readonly Dart[]): Core =>
  inState({ ...core, doubt: 'none' }, reading, darts);

const fresh = (core: Core, visit: string): Core => ({
  ...core,
  visit,
  darts: [],
  state: 'throwing',
  events: [],
  isNobodys: false,
  doubt: 'none',
  pulled: [],
});

/** The darts were pulled, and with that the visit is over. */
const emptied = (core: Core, newId: () => string): Core => ({
  ...fresh(core, newId()),
  state: 'empty',
  pulled: core.darts,
});

const nobodys = (core: Core, reading: Reading, newId: () => string): Core =>
  inState(
    { ...fresh(core, core.darts.length > 0 ? newId() : core.visit), isNobodys: true },
    reading,
  );

function inState(core: Core, reading: Reading, darts: readonly Dart[] = core.darts): Core {
  const { event } = reading;
  const isNews = event !== undefined && !isEqual(core.darts, darts);
  return {
    ...core,
    darts,
    events: isNews ? [...core.events, event].slice(-EVENTS_A_VISIT) : core.events,
    state: stateOf(core, reading, darts),
  };
}

function stateOf(core: Core, { state }: Reading, darts: readonly Dart[]): BoardState {
  if (state === 'blind' || state === 'stopped') return state;
  if (core.isNobodys) return 'takeout';
  if (darts.length > 0) return state;
  // a hand at an empty board pulls nothing, and `empty` is told until a dart hangs there
  return core.state === 'empty' ? 'empty' : 'throwing';
}

const isSame = (one: Core, other: Core): boolean =>
  one.visit === other.visit && one.state === other.state && isEqual(one.darts, other.darts);

const beginsWith = (list: readonly Dart[], start: readonly Dart[]): boolean =>
  start.length <= list.length && start.every((dart, index) => list[index] === dart);

const isEqual = (one: readonly Dart[], other: readonly Dart[]): boolean =>
  one.length === other.length && beginsWith(one, other);
