import { type PointerEvent, useRef, useState } from 'react';
import type { FreeTime } from './dialogs/calendar-dialogs.tsx';
import { within } from './dialogs/usual-time.ts';
import type { Column } from './grid/columns.ts';
import { minuteAt, spanIn } from './grid/drag.ts';

interface Options {
  slotMinutes: number;
  /** how many minutes a click chooses */
  usualMinutes: number;
  length: number;
  onChoose: (time: FreeTime) => void;
}

export interface Range {
  column: number;
  from: number;
  to: number;
}

/** Chooses free time in a column: by dragging over it, or with a click or tap on its beginning. */
export function useRange({ slotMinutes, usualMinutes, length, onChoose }: Options) {
  const [range, setRange] = useState<Range | null>(null);
  const anchor = useRef<number | null>(null);

  const slotAt = (event: PointerEvent<HTMLElement>) => {
    const { top } = event.currentTarget.getBoundingClientRect();
    return Math.floor(minuteAt(event.clientY, top, { length }) / slotMinutes) * slotMinutes;
  };
  const isFree = (event: PointerEvent<HTMLElement>) =>
    event.button === 0 && event.target === event.currentTarget;

  const bind = (column: Column, index: number) => {
    const choose = (from: number, to: number) =>
      onChoose({
        ...within(spanIn(column, from, to - from), column.day.openings),
        boardId: column.board?.id ?? null,
      });
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!isFree(event) || event.pointerType === 'touch') return;
        anchor.current = slotAt(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (anchor.current === null) return;
        const slot = slotAt(event);
        const from = Math.min(anchor.current, slot);
        const to = Math.max(anchor.current, slot) + slotMinutes;
        setRange(to - from > slotMinutes || range ? { column: index, from, to } : null);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const isTap = event.pointerType === 'touch' && isFree(event);
        const start = isTap ? slotAt(event) : anchor.current;
        anchor.current = null;
        setRange(null);
        if (start === null) return;
        if (range) choose(range.from, range.to);
        else choose(start, Math.min(start + usualMinutes, length));
      },
      onPointerCancel: () => {
        anchor.current = null;
        setRange(null);
      },
    };
  };

  return { range, bind };
}

export type RangeChoice = ReturnType<typeof useRange>;
