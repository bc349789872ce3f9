import type { CalendarBlock, CalendarEntry } from '@oche/validators/bookings/schemas';
import { createContext, use } from 'react';
import type { Span } from '../grid/axis.ts';

/** The time and board for a new entry. */
export interface FreeTime extends Span {
  boardId: number | null;
}

/** The dialog that is open above the calendar. */
export type CalendarDialog =
  | { kind: 'entry'; id: number }
  | { kind: 'cancel'; entry: CalendarEntry }
  | { kind: 'move'; entry: CalendarEntry }
  | { kind: 'guest'; entry: CalendarEntry }
  | { kind: 'walkIn'; at: FreeTime | null }
  | { kind: 'block'; at: FreeTime | null }
  | { kind: 'blockDetails'; block: CalendarBlock };

const Open = createContext<((dialog: CalendarDialog) => void) | null>(null);

export const CalendarDialogProvider = Open.Provider;

/** Opens a dialog above the calendar. */
export function useOpenDialog(): (dialog: CalendarDialog) => void {
  const open = use(Open);
  if (!open) throw new Error('useOpenDialog needs a CalendarDialogProvider');
  return open;
}
