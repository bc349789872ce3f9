import { useRef, useState } from 'react';
import { moved } from '../../components/list/order.ts';
import { useReorder } from '../../components/list/use-reorder.ts';
import { useTexts } from '../../i18n/react.tsx';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';

interface Named {
  id: number;
  name: string;
}

/**
 * The order of a list. A change is shown at once, and saved when the row is dropped.
 * @param save puts one behind another, null at the beginning; done when the list has been read again
 */
export function usePlaceOrder<Row extends Named>(
  rows: Row[],
  save: (wish: { id: number; afterId: number | null }) => Promise<unknown>,
) {
  const texts = useTexts('forum/admin');
  const showFailure = useFailureToast();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [said, setSaid] = useState('');
  const latest = useRef<readonly number[] | null>(null);
  /** calls one after the other: two at once could arrive reversed */
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  const show = (next: readonly number[] | null) => {
    latest.current = next;
    setOrder(next);
  };
  const shown = order
    ? rows.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    : rows;
  const send = async (ids: readonly number[], place: number) => {
    const id = ids[place];
    if (id === undefined) return;
    try {
      await save({ id, afterId: ids[place - 1] ?? null });
    } catch (error) {
      showFailure(error, texts.orderFailed());
      show(null);
    }
    // else it was moved again meanwhile
    if (latest.current === ids) show(null);
  };
  const reorder = useReorder({
    count: rows.length,
    onMove: (from, to) => show(moved(latest.current ?? rows.map(({ id }) => id), from, to)),
    onPlaced: (place) => {
      const ids = latest.current;
      if (!ids || ids.join() === rows.map(({ id }) => id).join()) return;
      const name = rows.find(({ id }) => id === ids[place])?.name ?? '';
      setSaid(texts.placed({ name, place: place + 1, count: rows.length }));
      calls.current = calls.current.then(() => send(ids, place));
    },
  });
  return { shown, reorder, said };
}
