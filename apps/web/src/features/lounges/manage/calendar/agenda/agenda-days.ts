import type {
  Calendar,
  CalendarBlock,
  CalendarEntry,
  CalendarHold,
} from '@oche/validators/bookings/schemas';
import { dateOf } from '../../../../../lib/time/place-time.ts';
import { spanOf } from '../grid/axis.ts';

type CalendarDay = Calendar['days'][number];

export type AgendaItem = CalendarEntry | CalendarBlock | CalendarHold;

export interface AgendaDay {
  info: CalendarDay;
  items: AgendaItem[];
}

/**
 * The entries of each day, in order. A booking after midnight belongs to the evening in whose
 * opening it is. A block of several days is listed on each of them.
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

/** Whether a block is in the day's openings, or, if the lounge is closed, on its date. */
function touches(block: CalendarBlock, { date, periods }: CalendarDay, timeZone: string): boolean {
  const { from, to } = spanOf(block);
  const lastDate = dateOf(new Date(to - 1), timeZone);
  const isOnDate = dateOf(block.startTime, timeZone) <= date && date <= lastDate;
  if (periods.length === 0) return isOnDate;
  return periods.map(spanOf).some((opening) => from < opening.to && opening.from < to);
}
