import { type RefObject, useEffect, useRef } from 'react';

/**
 * When more rows have been added, moves the focus to the link in the first new one's heading.
 * @param rows the element whose children are the rows
 * @param count how many rows there are
 * @returns a function to call right before more rows are loaded
 */
export function useFocusOnNew(rows: RefObject<HTMLElement | null>, count: number): () => void {
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    const first = rows.current?.children[from.current];
    first?.querySelector<HTMLElement>(':is(h2, h3) a')?.focus({ preventScroll: true });
    from.current = null;
  }, [rows, count]);
  return () => {
    from.current = count;
  };
}
