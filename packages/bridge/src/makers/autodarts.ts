// The events of an Autodarts Board Manager, `ws://HOST:3180/api/events?type=state`, as it sends them to whoever listens
// in its network (seen in kcapp/frontend's connection to it). Autodarts' cloud is left alone: its terms forbid that.
import { type Dart, isDart } from '@oche/darts/board';
import { type Adapter, field, type Reading, text } from '../core/reading.ts';

/** Each message has the full list, so nothing has to be remembered. */
type Nothing = Record<never, never>;

const RINGS = ['0', 'S', 'D', 'T'];

export const autodarts: Adapter<Nothing> = {
  first: {},
  read: (state, message) => [state, readingOf(message)],
  // what the board is asked then tells as much as any of its messages
  opened: (state) => [state, null],
};

function readingOf(message: unknown): Reading | null {
  const data = field(message, 'data');
  if (field(message, 'type') !== 'state' || typeof data !== 'object' || data === null) return null;
  const darts = dartsOf(data);
  // a list that can't be read is no list: the next message has all of it again
  if (darts === undefined) return null;
  const event = text(field(data, 'event'));
  const isHung = darts === null && Number(field(data, 'numThrows')) > 0;
  return {
    darts,
    state: stateOf(data, event),
    ...(isHung && { isHung }),
    ...newsOf(event, darts),
  };
}

function newsOf(event: string, darts: readonly Dart[] | null): Pick<Reading, 'news'> {
  if (/^throw detected$/i.test(event)) return { news: 'thrown' };
  // a reset by hand is for a board that has not noticed how the darts were pulled
  const isOver = /^(takeout finished|manual reset)$/i.test(event);
  return isOver && darts?.length === 0 ? { news: 'pulled' } : {};
}

function stateOf(data: object, event: string): Reading['state'] {
  const status = text(field(data, 'status'));
  if (field(data, 'connected') === false || /offline|error|calibrat/i.test(status)) return 'blind';
  if (field(data, 'running') === false || /^(stopped|starting)$/i.test(status)) return 'stopped';
  // the status "Takeout" alone says that the third dart is in and that it waits for the hand
  return /in progress/i.test(status) || /^takeout started$/i.test(event) ? 'takeout' : 'throwing';
}

/** @returns null: the message says nothing of darts, undefined: what it says makes no sense */
function dartsOf(data: object): readonly Dart[] | null | undefined {
  const throws = field(data, 'throws');
  const count = field(data, 'numThrows');
  // at none it leaves the list out; the answer to GET /api/state leaves it out always
  if (throws === undefined || throws === null) return count === 0 ? [] : null;
  if (!Array.isArray(throws) || throws.length > 3) return undefined;
  if (typeof count === 'number' && count !== throws.length) return undefined;
  const darts = throws.map(dartOf);
  return darts.every((dart) => dart !== undefined) ? darts : undefined;
}

function dartOf(thrown: unknown): Dart | undefined {
  const segment = field(thrown, 'segment');
  const number = field(segment, 'number');
  const times = field(segment, 'multiplier');
  if (typeof number !== 'number' || typeof times !== 'number') return undefined;
  // beside the board: "M5", number 5, times 0
  if (times === 0) return '0';
  const name = `${RINGS[times]}${number}`;
  return isDart(name) ? name : undefined;
}
