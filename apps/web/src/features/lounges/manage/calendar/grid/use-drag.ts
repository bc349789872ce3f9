import type { CalendarEntry } from '@oche/validators/bookings/schemas';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
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

/** How long a finger rests on an entry until it holds it; before that it scrolls. */
const LIFT_MS = 350;
/** Near the edges of what is visible, a drag scrolls. */
const EDGE = 40;

interface Grab {
  x: number;
  y: number;
  /** minutes from the top of the entry to the pointer */
  offset: number;
}

/**
 * Moves entries with the pointer, with a finger that has rested on them, and with arrow keys. All of
 * them first show a preview, and change nothing until it is confirmed.
 */
export function useDrag(options: Options) {
  const { grid, columnCount, slotMinutes, length, onDrop, onAnnounce } = options;
  const [target, setTarget] = useState<Target | null>(null);
  const grab = useRef<Grab | null>(null);
  const wasDragged = useRef(false);
  const origin = useRef({ x: 0, y: 0 });
  const lift = useRef<number | undefined>(undefined);
  useNoScrolling(grid, grab);

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

    const take = (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, clientX, clientY, pointerId } = event;
      const { top: edge } = currentTarget.getBoundingClientRect();
      const offset = (clientY - edge) / MINUTE_HEIGHT;
      return () => {
        grab.current = { x: clientX, y: clientY, offset };
        currentTarget.setPointerCapture(pointerId);
      };
    };
    const onPointerDown = (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (event.button !== 0 || !entry.can.move) return;
      const hold = take(event);
      if (event.pointerType !== 'touch') return hold();
      origin.current = { x: event.clientX, y: event.clientY };
      lift.current = window.setTimeout(() => {
        hold();
        wasDragged.current = true;
        navigator.vibrate?.(12);
        setTarget(start);
      }, LIFT_MS);
    };
    const onPointerMove = (event: PointerEvent<HTMLElement>) => {
      if (!grab.current) {
        const { x, y } = origin.current;
        // the finger scrolls
        if (Math.hypot(event.clientX - x, event.clientY - y) > THRESHOLD) drop();
        return;
      }
      const { x, y, offset } = grab.current;
      const isFar = Math.hypot(event.clientX - x, event.clientY - y) >= THRESHOLD;
      if (!wasDragged.current && !isFar) return;
      wasDragged.current = true;
      scrollAtEdge(grid.current?.parentElement, event);
      setTarget(targetAt(event, isMine && target ? target : start, offset));
    };
    const drop = () => {
      window.clearTimeout(lift.current);
      grab.current = null;
    };
    const onPointerUp = () => {
      drop();
      if (isMine && target) onDrop(entry, target, top);
      setTarget(null);
    };
    const cancel = () => {
      drop();
      setTarget(null);
    };
    /** A long press would open the browser's menu. */
    const onContextMenu = (event: SyntheticEvent) => {
      if (grab.current) event.preventDefault();
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
      onContextMenu,
      onBlur: cancel,
    };
  };

  /** Whether a click is only the end of a drag. */
  const endsDrag = () => wasDragged.current;

  return { target, bind, endsDrag };
}

/**
 * Keeps the page from scrolling below a finger that holds an entry. React's own listeners are passive,
 * which can't.
 */
function useNoScrolling(grid: RefObject<HTMLElement | null>, grab: RefObject<Grab | null>) {
  useEffect(() => {
    const element = grid.current;
    const hold = (event: TouchEvent) => {
      if (grab.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [grid, grab]);
}

function scrollAtEdge(
  scroller: HTMLElement | null | undefined,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
) {
  if (!scroller) return;
  const { top, bottom, left, right } = scroller.getBoundingClientRect();
  const step = (at: number, from: number, to: number) => {
    if (at < from + EDGE) return -EDGE / 4;
    return at > to - EDGE ? EDGE / 4 : 0;
  };
  scroller.scrollBy(step(clientX, left, right), step(clientY, top, bottom));
}

export type Drag = ReturnType<typeof useDrag>;
