import type { Availability } from '@oche/validators/bookings/schemas';
import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { dayText } from '../../../../lib/time/place-time.ts';
import { type Cell, weekGrid } from './availability-grid.ts';
import { slotLabel } from './slot-label.ts';
import { SlotTable, TableScroller } from './slot-table.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface WeekTableProps {
  availability: Availability;
  /** today's date in the lounge */
  today: string | undefined;
  onChoose: (startTime: string) => void;
}

/** Days × times, with the number of free boards. */
export function WeekTable({ availability, today, onChoose }: WeekTableProps) {
  const { availability: texts } = useTexts('booking');
  const locale = useLocale();
  const { columns, rows } = weekGrid(availability, locale);
  const reachable = rows.map(({ cells }) => cells.map((cell) => cell !== null));
  const bookable = rows.map(({ cells }) => cells.map((cell) => !!cell && cell.state !== 'over'));
  const { tableProps, cellProps } = useGridKeys(reachable, bookable);
  const total = availability.boards.length;
  const [first, last] = [rows[0]?.day.date, rows.at(-1)?.day.date];
  return (
    <TableScroller>
      <SlotTable
        {...tableProps}
        role="grid"
        style={{ minWidth: `calc(5.5rem + ${columns.length} * 1.65rem)` }}
      >
        <caption>
          <VisuallyHidden>
            {texts.weekTable({
              from: first ? dayText(first, locale, 'spoken') : '',
              to: last ? dayText(last, locale, 'spoken') : '',
            })}{' '}
            {texts.keys()}
          </VisuallyHidden>
        </caption>
        <colgroup>
          <col style={{ width: '5.5rem' }} />
          {columns.map(({ at }) => (
            <col key={at} />
          ))}
        </colgroup>
        <HourHead columns={columns} corner={texts.dayHead()} />
        <tbody>
          {rows.map(({ day, cells }, row) => (
            <tr key={day.date} data-today={day.date === today || undefined}>
              <th scope="row">
                {dayText(day.date, locale)}
                {day.date === today || day.holiday ? (
                  <small title={day.holiday ?? undefined}>
                    {day.date === today ? texts.today() : day.holiday}
                  </small>
                ) : null}
              </th>
              {day.slots.length === 0 ? (
                <td data-closed="" colSpan={Math.max(columns.length, 1)}>
                  {day.note ? texts.closedNote({ note: day.note }) : texts.closed()}
                </td>
              ) : (
                cells.map((cell, column) => (
                  <td key={columns[column]?.at}>
                    {cell ? (
                      <button
                        type="button"
                        {...cellProps({ row, column })}
                        {...slotProps(cell, total, onChoose)}
                        aria-label={slotLabel({ day: day.date, cell, total }, texts, locale)}
                      >
                        {cell.state === 'over' ? '' : cell.free}
                      </button>
                    ) : null}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </SlotTable>
    </TableScroller>
  );
}

/**
 * The props of a slot's button. Full slots can be chosen, too, as they lead to the waiting list.
 */
export const slotProps = (cell: Cell, total: number, onChoose: (startTime: string) => void) => ({
  'data-state': cell.state,
  'data-own': cell.isOwn || undefined,
  'aria-disabled': cell.state === 'over' ? true : undefined,
  style:
    cell.state === 'some'
      ? ({ '--free': `${Math.round((cell.free / total) * 100)}%` } as CSSProperties)
      : undefined,
  onClick: cell.state === 'over' ? undefined : () => onChoose(cell.startTime),
});

interface HourHeadProps {
  columns: readonly { at: number; hour: string | null }[];
  corner: string;
}

/** A column head for each hour, as wide as its slots. */
export function HourHead({ columns, corner }: HourHeadProps) {
  const hours: { at: number; hour: string; span: number }[] = [];
  for (const { at, hour } of columns) {
    const last = hours.at(-1);
    if (hour === null && last) last.span += 1;
    else hours.push({ at, hour: hour ?? '', span: 1 });
  }
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{corner}</VisuallyHidden>
        </th>
        {hours.map(({ at, hour, span }) => (
          <th key={at} scope="colgroup" colSpan={span} data-hour="">
            {hour}
          </th>
        ))}
      </tr>
    </thead>
  );
}
