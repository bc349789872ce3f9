import type { CalendarEntry } from '@oche/validators/bookings';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { snap } from './axis.ts';
import type { Placed } from './columns.ts';
import { MINUTE_HEIGHT, minuteAt, stepOf, stepped, type Target } from './drag.ts';

const THRESHOLD = 5;

interface Options {
  /** contains the columns, which have `data-column` */
  grid: RefObject<HTMLElement | null>;
  columnCount: number;
  slotMinutes: number;
  /** minutes from top to bottom */
  length: number;
  onDrop: (entry: CalendarEntry, target: Target, originTop: number) => void;
  /** called when arrow keys have moved the preview, or with null when Escape has removed it */
  onAnnounce: (entry: CalendarEntry, target: Target | null) => void;
}

interface Grab {
  x: number;
  y: number;
  /** minutes from the top of the entry to the pointer */
  offset: number;
}

/**
 * Moves entries with the pointer and with arrow keys. Both first show a preview, and change nothing
 * until it is confirmed.
 */
export function useDrag(options: Options) {
  const { grid, columnCount, slotMinutes, length, onDrop, onAnnounce } = options;
  const [target, setTarget] = useState<Target | null>(null);
  const grab = useRef<Grab | null>(null);
  const wasDragged = useRef(false);

  const targetAt = (event: PointerEvent, from: Target, offset: number): Target => {
    const columns = [...(grid.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
    const rects = columns.map((column) => column.getBoundingClientRect());
    const inside = rects.findIndex(
      ({ left, right }) => event.clientX >= left && event.clientX < right,
    );
    const column = inside === -1 ? from.column : inside;
    const minute = minuteAt(event.clientY, rects[column]?.top ?? 0, { length });
    return { ...from, column, top: snap(minute - offset, slotMinutes, length, from.height) };
  };

  /** The event handlers of an entry in a column. */
  const bind = (placed: Placed<CalendarEntry>, fromColumn: number) => {
    const { item: entry, top, height } = placed;
    const start: Target = { entryId: entry.id, fromColumn, column: fromColumn, top, height };
    const isMine = target?.entryId === entry.id && target.fromColumn === fromColumn;

    const onPointerDown = (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      // a finger scrolls instead; on a touch screen bookings are moved in their dialog
      if (event.button !== 0 || event.pointerType === 'touch' || !entry.can.move) return;
      const { top: edge } = event.currentTarget.getBoundingClientRect();
      const offset = (event.clientY - edge) / MINUTE_HEIGHT;
      grab.current = { x: event.clientX, y: event.clientY, offset };
      event.currentTarget.setPointerCapture(event.pointerId);
    };
    const onPointerMove = (event: PointerEvent<HTMLElement>) => {
      if (!grab.current) return;
      const { x, y, offset } = grab.current;
      const isFar = Math.hypot(event.clientX - x, event.clientY - y) >= THRESHOLD;
      if (!wasDragged.current && !isFar) return;
      wasDragged.current = true;
      setTarget(targetAt(event, isMine && target ? target : start, offset));
    };
    const onPointerUp = () => {
      grab.current = null;
      if (isMine && target) onDrop(entry, target, top);
      setTarget(null);
    };
    const cancel = () => {
      grab.current = null;
      setTarget(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event.key);
      if (step && entry.can.move) {
        event.preventDefault();
        const from = isMine && target ? target : start;
        const next = stepped(from, step, columnCount, slotMinutes, length);
        setTarget(next);
        onAnnounce(entry, next);
      }
      if (!isMine || !target) return;
      if (event.key === 'Escape') {
        cancel();
        onAnnounce(entry, null);
      }
      if (event.key === 'Enter') {
        event.preventDefault();
        onDrop(entry, target, top);
        setTarget(null);
      }
    };
    return {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: cancel,
      onKeyDown,
      onBlur: cancel,
    };
  };

  /** Whether a click is only the end of a drag. */
  const endsDrag = () => wasDragged.current;

  return { target, bind, endsDrag };
}

export type Drag = ReturnType<typeof useDrag>;
