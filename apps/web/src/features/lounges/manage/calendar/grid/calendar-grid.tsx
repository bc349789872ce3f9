import { chakra } from '@chakra-ui/react';
import type { Calendar, CalendarEntry } from '@oche/validators/bookings/schemas';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../../../components/text.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../../lib/errors/use-failure-toast.ts';
import { DAY_MINUTES, MINUTE } from '../../../../../lib/time/wall-time.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { useOpenDialog } from '../dialogs/calendar-dialogs.tsx';
import { useEntryTexts } from '../use-entry-texts.ts';
import { useRange } from '../use-range.ts';
import type { DayAxis } from './axis.ts';
import { calendarAxis, columnsOf, lanesIn } from './columns.ts';
import { MINUTE_HEIGHT, moveTo, spanIn, type Target } from './drag.ts';
import { GridColumn } from './grid-column.tsx';
import { ColumnHead } from './grid-head.tsx';
import { Gutter } from './gutter.tsx';
import { useDrag } from './use-drag.ts';
import type { EntryMove } from './use-entry-move.ts';

const USUAL_MINUTES = 120;
/** the least width of a column, in rem */
const DAY_WIDTH = 7.5;
/** a busy day of a week gets more, so that names can be read, but not a phone's whole width */
const weekWidth = (lanes: number) => Math.min(Math.max(5.75, lanes * 3.25), 16);
/** how many minutes before the present time are visible */
const BEFORE_NOW = 120;

interface CalendarGridProps {
  calendar: Calendar;
  boardId: number | null;
  move: EntryMove;
}

/** Boards of a day, or days of a week, side by side; time runs downwards. */
export function CalendarGrid({ calendar, boardId, move }: CalendarGridProps) {
  const { calendar: texts, move: moveTexts } = useTexts('manage/calendar');
  const { lounge } = useManagedLounge();
  const { timeZone, slotMinutes } = calendar;
  const open = useOpenDialog();
  const showFailure = useFailureToast();
  const words = useEntryTexts(timeZone);
  const helpId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  const axis = useMemo(() => calendarAxis(calendar), [calendar]);
  const columns = useMemo(() => columnsOf(calendar, axis, boardId), [calendar, axis, boardId]);
  const { length } = axis;
  const isDay = calendar.days.length === 1;
  const scroller = useScrollToNow(axis.days);
  const widths = useMemo(
    () =>
      columns
        .map((column) => {
          const room = isDay ? DAY_WIDTH : weekWidth(lanesIn(calendar, column, length));
          return `minmax(${room}rem, ${room}fr)`;
        })
        .join(' '),
    [calendar, columns, length, isDay],
  );

  const targetTimes = ({ column, top, height }: Target) => {
    const over = columns[column];
    const { from, to } = over ? spanIn(over, top, height) : { from: 0, to: 0 };
    return { startTime: new Date(from).toISOString(), endTime: new Date(to).toISOString() };
  };
  const announce = (entry: CalendarEntry, target: Target | null) => {
    if (!target) return setSpoken(texts.moveCancelled());
    const time = words.when(targetTimes(target));
    const place = columns[target.column]?.board?.name ?? words.boards(entry);
    setSpoken(texts.moving({ name: entry.guest.name, time, place }));
  };
  const refocus = useRefocus(grid, calendar);
  const drop = (entry: CalendarEntry, target: Target, originTop: number) => {
    const wish = moveTo(target, entry, columns, originTop);
    if (!wish) return;
    refocus(entry.id);
    move.tryMove(entry, wish).catch((error) => showFailure(error, moveTexts.failed()));
  };
  const drag = useDrag({
    grid,
    columnCount: columns.length,
    slotMinutes,
    length,
    onDrop: drop,
    onAnnounce: announce,
  });
  const range = useRange({
    slotMinutes,
    usualMinutes: Math.max(
      lounge.rules.minMinutes,
      Math.min(lounge.rules.maxMinutes, USUAL_MINUTES),
    ),
    length,
    onChoose: (at) => open({ kind: 'walkIn', at }),
  });

  return (
    <>
      <VisuallyHidden id={helpId}>{texts.gridHelp()}</VisuallyHidden>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {/* focusable, so that a grid wider than the page can be scrolled with the keyboard, too */}
      <Scroller ref={scroller} role="region" aria-label={texts.label()} tabIndex={0}>
        <Grid ref={grid} style={{ gridTemplateColumns: `3.25rem ${widths}` }}>
          <Corner />
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} isDay={isDay} />
          ))}
          <Gutter axis={axis} timeZone={timeZone} isExact={isDay} />
          {columns.map((column, index) => (
            <GridColumn
              key={column.key}
              calendar={calendar}
              column={column}
              index={index}
              length={length}
              drag={drag}
              range={range}
              helpId={helpId}
              timeOf={(target) => words.clock(targetTimes(target))}
            />
          ))}
        </Grid>
      </Scroller>
    </>
  );
}

/** An entry that is moved to another column is rendered again, and gets the focus again. */
function useRefocus(grid: RefObject<HTMLElement | null>, calendar: Calendar) {
  const moved = useRef<number | null>(null);
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return;
    grid.current?.querySelector<HTMLElement>(`[data-entry="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [calendar]);
  return (entryId: number) => {
    moved.current = entryId;
  };
}

/** Scrolls to the present time if today is shown; other days begin at the top. */
function useScrollToNow(days: readonly DayAxis[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const origins = days.map(({ origin }) => origin).join();
  useEffect(() => {
    const passed = origins.split(',').map((origin) => (Date.now() - Number(origin)) / MINUTE);
    const today = passed.findIndex((minutes) => minutes > 0 && minutes < DAY_MINUTES);
    const element = scroller.current;
    element?.scrollTo({ top: ((passed[today] ?? 0) - BEFORE_NOW) * MINUTE_HEIGHT, left: 0 });
    // a phone shows only some days of a week
    const column = element?.querySelector<HTMLElement>(`[data-column="${today}"]`);
    if (passed.length > 1 && element && column) {
      const middle = (element.clientWidth - column.clientWidth) / 2;
      const { left } = element.getBoundingClientRect();
      element.scrollLeft = column.getBoundingClientRect().left - left - middle;
    }
  }, [origins]);
  return scroller;
}

const Scroller = chakra('div', {
  base: {
    overflow: 'auto',
    /* what is left of the window below the toolbar, so that the present time is in sight */
    maxHeight: {
      base: 'max(20rem, calc(100dvh - 25rem))',
      md: 'max(26rem, calc(100dvh - 20.5rem))',
    },
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    bg: 'bg.raised',
    overscrollBehaviorX: 'contain',
  },
});
const Grid = chakra('div', {
  base: { display: 'grid', width: 'max-content', minWidth: 'full', userSelect: 'none' },
});
const Corner = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    insetInlineStart: '0',
    zIndex: '6',
    bg: 'bg.raised',
    borderBottomWidth: '1px',
    borderBottomColor: 'border.strong',
  },
});
