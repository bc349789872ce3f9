import { type RefObject, useEffect, useRef } from 'react';

/**
 * Once more rows have come, the focus goes on with the heading's link of the first of them.
 * @param rows the element whose children are the rows
 * @param count how many rows there are
 * @returns to be called right before more are asked for
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
