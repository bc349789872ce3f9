import type { Availability } from '@oche/validators/bookings/schemas';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { clockText, dayText } from '../../../../lib/time/place-time.ts';
import { type BoardCell, dayGrid } from './availability-grid.ts';
import { slotLabel } from './slot-label.ts';
import { SlotTable, TableScroller } from './slot-table.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { HourHead, slotProps } from './week-table.tsx';

interface DayTableProps {
  availability: Availability;
  day: Availability['days'][number];
  /**
   * limits the boards, so that the server's page doesn't get too long; the browser adds the rest
   */
  maxBoards?: number;
  onChoose: (startTime: string, boardId?: number) => void;
}

/** Boards × time: the first row has the number of free boards, bars show what is taken. */
export function DayTable({ availability, day, maxBoards, onChoose }: DayTableProps) {
  const { availability: texts } = useTexts('booking');
  const locale = useLocale();
  const grid = dayGrid(availability, day, locale);
  const { slots, hours } = grid;
  const boards = grid.boards.slice(0, maxBoards);
  const reachable = [slots.map(() => true), ...boards.map(({ cells }) => reachableOf(cells))];
  const { tableProps, cellProps } = useGridKeys(reachable, [
    slots.map(({ state }) => state !== 'over'),
  ]);
  const total = availability.boards.length;
  const scroller = useFirstBookable(day.date);
  const dayName = dayText(day.date, locale, 'spoken');
  return (
    <TableScroller ref={scroller}>
      <SlotTable
        {...tableProps}
        role="grid"
        style={{ minWidth: `calc(6.5rem + ${slots.length} * 2.4rem)` }}
      >
        <caption>
          <VisuallyHidden>
            {texts.dayTable({ day: dayName })} {texts.keys()}
          </VisuallyHidden>
        </caption>
        <colgroup>
          <col style={{ width: '6.5rem' }} />
          {slots.map(({ startTime }) => (
            <col key={startTime} />
          ))}
        </colgroup>
        <HourHead columns={hours.map((hour, at) => ({ at, hour }))} corner={texts.boardHead()} />
        <tbody>
          <tr>
            <th scope="row">{texts.anyBoard()}</th>
            {slots.map((cell, column) => (
              <td key={cell.startTime}>
                <button
                  type="button"
                  {...cellProps({ row: 0, column })}
                  {...slotProps(cell, total, onChoose)}
                  aria-label={slotLabel({ day: day.date, cell, total }, texts, locale)}
                >
                  {cell.state === 'over' ? '' : cell.free}
                </button>
              </td>
            ))}
          </tr>
          {boards.map(({ board, cells }, index) => (
            <tr key={board.id}>
              <th scope="row" title={board.name}>
                {board.name}
              </th>
              {placed(cells).map(({ cell, column }) =>
                cell.kind === 'busy' ? (
                  <BusyCell
                    key={cell.startTime}
                    cell={cell}
                    board={board.name}
                    day={dayName}
                    timeZone={availability.timeZone}
                  />
                ) : (
                  <td key={cell.cell.startTime}>
                    <button
                      type="button"
                      {...cellProps({ row: index + 1, column })}
                      {...slotProps(boardSlot(cell), total, (start) => onChoose(start, board.id))}
                      aria-label={texts[cell.cell.state === 'over' ? 'boardOver' : 'boardFree']({
                        board: board.name,
                        day: dayName,
                        time: cell.cell.time,
                      })}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </SlotTable>
    </TableScroller>
  );
}

interface BusyCellProps {
  cell: BoardCell & { kind: 'busy' };
  board: string;
  day: string;
  timeZone: string;
}

/** A bar over all times that are taken; the reader's own booking says so, and leads to it. */
function BusyCell({ cell, board, day, timeZone }: BusyCellProps) {
  const { availability: texts } = useTexts('booking');
  const { startTime, endTime, span, bookingId } = cell;
  const words = {
    board,
    day,
    from: clockText(startTime, timeZone),
    to: clockText(endTime, timeZone),
  };
  if (bookingId === undefined) {
    return (
      <td colSpan={span} data-busy="">
        <VisuallyHidden>{texts.boardBusy(words)}</VisuallyHidden>
      </td>
    );
  }
  return (
    <td colSpan={span} data-own="">
      <Link to="/bookings" hash={`booking-${bookingId}`} aria-label={texts.boardOwn(words)}>
        {texts.ownShort()}
      </Link>
    </td>
  );
}

/** The state of a single board's slot: free, whatever the other boards are, unless it is over. */
const boardSlot = ({ cell }: BoardCell & { kind: 'slot' }) => ({
  ...cell,
  // their own booking has a bar of its own, at its board
  isOwn: false,
  state: cell.state === 'over' ? cell.state : ('free' as const),
});

/** The cells, each with the column in which it begins. */
function placed(cells: readonly BoardCell[]) {
  let column = 0;
  return cells.map((cell) => {
    const at = { cell, column };
    column += cell.span;
    return at;
  });
}

const reachableOf = (cells: readonly BoardCell[]): boolean[] =>
  cells.flatMap((cell) => Array.from({ length: cell.span }, () => cell.kind === 'slot'));

/** Scrolls to the reader's own booking, else to the first time that can be booked. */
function useFirstBookable(date: string) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const cell =
      box?.querySelector<HTMLElement>('td[data-own]') ??
      box?.querySelector('button:not([data-state=over])')?.parentElement;
    if (!box || !cell) return;
    const names = box.querySelector('tbody th')?.clientWidth ?? 0;
    box.scrollLeft = cell.offsetLeft - names - 8;
  }, [date]);
  return scroller;
}
