import { chakra } from '@chakra-ui/react';
import type { Calendar } from '@oche/validators/bookings/schemas';
import { useMinute } from '../../../../../components/time/use-minute.ts';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { dayText } from '../../../../../lib/time/place-time.ts';
import { MINUTE } from '../../../../../lib/time/wall-time.ts';
import { useOpenDialog } from '../dialogs/calendar-dialogs.tsx';
import type { RangeChoice } from '../use-range.ts';
import { closedSpans, placeIn } from './axis.ts';
import { type Column, itemsOf } from './columns.ts';
import { MINUTE_HEIGHT, type Target } from './drag.ts';
import { Ghost } from './grid-boxes.ts';
import { BlockBox, boxOf, EntryBox, HoldBox } from './grid-items.tsx';
import type { Drag } from './use-drag.ts';

interface GridColumnProps {
  calendar: Calendar;
  column: Column;
  index: number;
  length: number;
  drag: Drag;
  range: RangeChoice;
  /** id of the text that explains how entries are moved with the keyboard */
  helpId: string;
  timeOf: (target: Target) => string;
}

/** One column: closed times, bookings, blocks, the present time, and previews of a drag. */
export function GridColumn(props: GridColumnProps) {
  const { calendar, column, index, length, drag, range, helpId, timeOf } = props;
  const locale = useLocale();
  const open = useOpenDialog();
  const { timeZone } = calendar;
  const { entries, blocks, holds } = itemsOf(calendar, column, length);
  const label = column.board?.name ?? dayText(column.day.date, locale, 'spoken');
  const { target } = drag;
  return (
    <Body
      role="group"
      aria-label={label}
      data-column={index}
      style={{ height: `${length * MINUTE_HEIGHT}px` }}
      {...range.bind(column, index)}
    >
      <ClosedTimes column={column} length={length} />
      {/* rendered before the bookings, so that it is below them and their names stay readable */}
      <NowLine column={column} length={length} />
      {blocks.map((placed) => (
        <BlockBox
          key={`block-${placed.item.id}`}
          placed={placed}
          timeZone={timeZone}
          onClick={() => open({ kind: 'blockDetails', block: placed.item })}
        />
      ))}
      {holds.map((placed) => (
        <HoldBox key={`hold-${placed.item.id}`} placed={placed} timeZone={timeZone} />
      ))}
      {entries.map((placed) => (
        <EntryBox
          key={placed.item.id}
          placed={placed}
          timeZone={timeZone}
          showsBoards={column.board === null}
          data-moving={target?.entryId === placed.item.id || undefined}
          aria-describedby={placed.item.can.move ? helpId : undefined}
          {...drag.bind(placed, index)}
          onClick={() => {
            if (!drag.endsDrag()) open({ kind: 'entry', id: placed.item.id });
          }}
        />
      ))}
      {target?.column === index ? <Ghost style={boxOf(target)}>{timeOf(target)}</Ghost> : null}
      {range.range?.column === index ? (
        <Ghost
          style={boxOf({ top: range.range.from, height: range.range.to - range.range.from })}
        />
      ) : null}
    </Body>
  );
}

function ClosedTimes({ column, length }: { column: Column; length: number }) {
  const { calendar: texts } = useTexts('manage/calendar');
  return closedSpans(column.day, length).map((span) => {
    const place = placeIn(column.day, length, span);
    if (!place) return null;
    return (
      <Closed key={span.from} style={boxOf(place)}>
        {column.day.openings.length === 0 ? texts.closed() : null}
      </Closed>
    );
  });
}

function NowLine({ column, length }: { column: Column; length: number }) {
  const minute = useMinute();
  if (minute === null) return null;
  const now = minute * MINUTE;
  const place = placeIn(column.day, length, { from: now, to: now + MINUTE });
  return place ? <Now style={{ top: `${place.top * MINUTE_HEIGHT}px` }} /> : null;
}

const HOUR_HEIGHT = `${60 * MINUTE_HEIGHT}px`;

const Body = chakra('div', {
  base: {
    position: 'relative',
    borderInlineStartWidth: '1px',
    cursor: 'cell',
    backgroundImage: `linear-gradient({colors.border} 1px, transparent 1px), linear-gradient(color-mix(in srgb, {colors.border} 40%, transparent) 1px, transparent 1px)`,
    backgroundSize: `100% ${HOUR_HEIGHT}, 100% calc(${HOUR_HEIGHT} / 2)`,
  },
});
const Closed = chakra('div', {
  base: {
    position: 'absolute',
    padding: '1',
    bg: 'bg.sunken',
    color: 'fg.muted',
    textStyle: 'caption',
    opacity: '0.85',
    pointerEvents: 'none',
  },
});
const Now = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    height: '2px',
    bg: 'accent.solid',
    pointerEvents: 'none',
  },
});
