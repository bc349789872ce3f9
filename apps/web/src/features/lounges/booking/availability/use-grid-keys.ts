import { type KeyboardEvent, useRef, useState } from 'react';
import { moveIn, type Place } from './availability-grid.ts';

type Cells = readonly (readonly boolean[])[];

/**
 * Keyboard navigation in a table whose cells are buttons: one of them is in the tab order, and
 * arrow keys go to the others.
 * @param reachable which cells have a button, by row and column
 * @param bookable which of them can be booked; the first of these is in the tab order at first
 */
export function useGridKeys(reachable: Cells, bookable: Cells) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Place | null>(null);
  const active =
    chosen && reachable[chosen.row]?.[chosen.column]
      ? chosen
      : (firstOf(bookable) ?? firstOf(reachable));

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = placeOf(event.target);
    const to = from && moveIn(reachable, from, event.key);
    if (!to) return;
    event.preventDefault();
    setChosen(to);
    const cell = table.current?.querySelector<HTMLElement>(`[data-place="${nameOf(to)}"]`);
    cell?.focus();
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return {
    tableProps: { ref: table, onKeyDown },
    /** the props of a cell's button */
    cellProps: (place: Place) => ({
      'data-place': nameOf(place),
      tabIndex: place.row === active?.row && place.column === active.column ? 0 : -1,
      onFocus: () => setChosen(place),
    }),
  };
}

const nameOf = ({ row, column }: Place): string => `${row}-${column}`;

function placeOf(target: EventTarget): Place | null {
  const name = target instanceof HTMLElement ? target.dataset.place : undefined;
  const [row, column] = (name ?? '').split('-').map(Number);
  return name === undefined || row === undefined || column === undefined ? null : { row, column };
}

function firstOf(cells: Cells): Place | null {
  const row = cells.findIndex((columns) => columns.includes(true));
  return row < 0 ? null : { row, column: cells[row]?.indexOf(true) ?? 0 };
}
