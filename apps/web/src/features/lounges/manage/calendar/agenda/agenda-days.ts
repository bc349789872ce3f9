import type {
  Calendar,
  CalendarBlock,
  CalendarEntry,
  CalendarHold,
} from '@oche/validators/bookings';
import { dateOf } from '../../../../../lib/time/place-time.ts';
import { spanOf } from '../grid/axis.ts';

type CalendarDay = Calendar['days'][number];

export type AgendaItem = CalendarEntry | CalendarBlock | CalendarHold;

export interface AgendaDay {
  info: CalendarDay;
  items: AgendaItem[];
}

/**
 * What each day brings, in order. A booking after midnight belongs to the evening whose opening it
 * lies in; a block of several days stands on each of them.
 */
export function agendaOf(calendar: Calendar, boardId: number | null): AgendaDay[] {
  const { timeZone, days } = calendar;
  const isHere = ({ boards }: AgendaItem) =>
    boardId === null || boards.some(({ id }) => id === boardId);
  const entries = [...calendar.entries, ...calendar.holds].filter(isHere);
  const blocks = calendar.blocks.filter(isHere);
  return days.map((info) => ({
    info,
    items: [
      ...blocks.filter((block) => touches(block, info, timeZone)),
      ...entries.filter((entry) => eveningOf(entry, days, timeZone) === info.date),
    ].sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime)),
  }));
}

function eveningOf(entry: AgendaItem, days: readonly CalendarDay[], timeZone: string): string {
  const { from } = spanOf(entry);
  const evening = days.find(({ periods }) =>
    periods.map(spanOf).some((opening) => opening.from <= from && from < opening.to),
  );
  return evening?.date ?? dateOf(entry.startTime, timeZone);
}

/** In its opening, or on its date where the lounge is closed. */
function touches(block: CalendarBlock, { date, periods }: CalendarDay, timeZone: string): boolean {
  const { from, to } = spanOf(block);
  const lastDate = dateOf(new Date(to - 1), timeZone);
  const isOnDate = dateOf(block.startTime, timeZone) <= date && date <= lastDate;
  if (periods.length === 0) return isOnDate;
  return periods.map(spanOf).some((opening) => from < opening.to && opening.from < to);
}
