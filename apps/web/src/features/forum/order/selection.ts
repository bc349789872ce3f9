import { SELECTED_POSTS_MAX } from '@oche/validators/forum/order/limits';
import { useSyncExternalStore } from 'react';

export interface Selection {
  /** in the order in which they were taken */
  ids: readonly number[];
  /** the one that was taken or left last, from which a range goes on */
  last: number | null;
  isFull: boolean;
}

export const NOTHING: Selection = { ids: [], last: null, isFull: false };

/**
 * Takes a post, or leaves it.
 * @param upTo ids in the order of the page: all between the last one and this one become what this one becomes
 */
export function toggled(
  { ids, last }: Selection,
  id: number,
  upTo: readonly number[] | null = null,
): Selection {
  const isTaken = !ids.includes(id);
  const [from, to] = [upTo?.indexOf(last ?? id) ?? -1, upTo?.indexOf(id) ?? -1];
  const range =
    upTo && from >= 0 && to >= 0 ? upTo.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  const others = ids.filter((each) => !range.includes(each));
  const wanted = isTaken ? [...others, ...range] : others;
  return {
    ids: wanted.slice(0, SELECTED_POSTS_MAX),
    last: id,
    isFull: wanted.length > SELECTED_POSTS_MAX,
  };
}

/** Which posts are selected: kept apart from the page, so that a tap draws one box and the bar. */
export function createSelection() {
  let now = NOTHING;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    use: <Part>(read: (selection: Selection) => Part) =>
      useSyncExternalStore(subscribe, () => read(now)),
    change(to: (selection: Selection) => Selection) {
      now = to(now);
      for (const listener of listeners) listener();
    },
  };
}

export type SelectionStore = ReturnType<typeof createSelection>;
