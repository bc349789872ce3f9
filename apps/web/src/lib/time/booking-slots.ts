import type { Availability } from '@oche/validators/bookings/schemas';
import { minutesBetween } from './place-time.ts';

type Day = Availability['days'][number];
type Board = Availability['boards'][number];
export interface Span {
  startTime: string;
  endTime: string;
}

const HOUR = 3_600_000;
const iso = (time: number): string => new Date(time).toISOString();

/** Whether the board is free for the whole span. */
const isFreeIn = ({ busy }: Board, { startTime, endTime }: Span): boolean =>
  busy.every(
    (one) =>
      Date.parse(one.endTime) <= Date.parse(startTime) ||
      Date.parse(one.startTime) >= Date.parse(endTime),
  );

/** The boards that are free for the whole span. */
export const freeBoards = (availability: Availability, span: Span): Board[] =>
  availability.boards.filter((board) => isFreeIn(board, span));

/** Whether a booking can begin then: not in the past, and neither too soon nor too far ahead. */
export const isBookable = (
  { bookableFrom, bookableUntil }: Pick<Availability, 'bookableFrom' | 'bookableUntil'>,
  startTime: string,
): boolean =>
  Date.parse(startTime) >= Date.parse(bookableFrom) &&
  Date.parse(startTime) <= Date.parse(bookableUntil);

/** The slots of a day in which a booking can begin, with the number of free boards. */
export const startsOf = (availability: Availability, day: Day): Day['slots'] =>
  day.slots.filter(({ startTime }) => isBookable(availability, startTime));

/**
 * The opening that contains an instant. Adjacent openings count as one, so that a booking can
 * continue past midnight if the lounge doesn't close.
 */
function openingAround(days: readonly Day[], instant: string): Span | null {
  const periods = days.flatMap((day) => day.periods);
  const at = Date.parse(instant);
  const first = periods.find(
    ({ startTime, endTime }) => Date.parse(startTime) <= at && at < Date.parse(endTime),
  );
  if (!first) return null;
  let { endTime } = first;
  for (const next of periods) {
    if (Date.parse(next.startTime) === Date.parse(endTime)) endTime = next.endTime;
  }
  return { startTime: first.startTime, endTime };
}

interface Durations {
  slotMinutes: number;
  minMinutes: number;
  maxMinutes: number;
}

/** The instants at which a booking with this start can end. */
export function endsOf(days: readonly Day[], startTime: string, rules: Durations): string[] {
  const opening = openingAround(days, startTime);
  if (!opening) return [];
  const ends: string[] = [];
  const step = rules.slotMinutes * 60_000;
  const last = Math.min(
    Date.parse(opening.endTime),
    Date.parse(startTime) + rules.maxMinutes * 60_000,
  );
  for (let end = Date.parse(startTime) + step; end <= last; end += step) {
    if (end - Date.parse(startTime) >= rules.minMinutes * 60_000) ends.push(iso(end));
  }
  return ends;
}

/** The usual duration of an evening, chosen unless the lounge or the time doesn't allow it. */
const USUAL_MINUTES = 120;

/** The end that is closest to the wanted duration. */
export function endFor(
  ends: readonly string[],
  startTime: string,
  minutes = USUAL_MINUTES,
): string | undefined {
  const distance = (end: string) => Math.abs(minutesBetween(startTime, end) - minutes);
  return ends.toSorted((a, b) => distance(a) - distance(b))[0];
}

export interface Wish extends Span {
  /** either certain boards, or how many of any */
  boardIds?: readonly number[];
  boardCount: number;
}

const canHave = (availability: Availability, wish: Wish): boolean => {
  const free = freeBoards(availability, wish);
  if (!wish.boardIds) return free.length >= wish.boardCount;
  return wish.boardIds.every((id) => free.some((board) => board.id === id));
};

/** Free spans of the same length, the closest first, and none further away than two days. */
export function nearestFree(availability: Availability, wish: Wish, count = 4): Span[] {
  const minutes = minutesBetween(wish.startTime, wish.endTime);
  const wished = Date.parse(wish.startTime);
  return availability.days
    .flatMap((day) => startsOf(availability, day))
    .map(({ startTime }) => ({
      startTime,
      endTime: iso(Date.parse(startTime) + minutes * 60_000),
    }))
    .filter((span) => {
      const opening = openingAround(availability.days, span.startTime);
      const isOpen = opening !== null && Date.parse(span.endTime) <= Date.parse(opening.endTime);
      const isNear = Math.abs(Date.parse(span.startTime) - wished) <= 48 * HOUR;
      return isOpen && isNear && canHave(availability, { ...wish, ...span });
    })
    .toSorted(
      (a, b) =>
        Math.abs(Date.parse(a.startTime) - wished) - Math.abs(Date.parse(b.startTime) - wished),
    )
    .slice(0, count);
}

/** The day to whose openings an instant belongs; after midnight it is still the evening before. */
export const dayOf = ({ days }: Availability, instant: string): Day | undefined =>
  days.find(({ periods }) =>
    periods.some(
      ({ startTime, endTime }) =>
        Date.parse(startTime) <= Date.parse(instant) && Date.parse(instant) < Date.parse(endTime),
    ),
  );
