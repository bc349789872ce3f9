/** @returns the list with one item moved; a place beyond an end means that end */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  const end = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, end), ...list.slice(from, from + 1), ...rest.slice(end)];
}

/** @returns the list with an item at a place; a place beyond the end means the end */
export const inserted = <Item>(list: readonly Item[], place: number, item: Item): Item[] =>
  moved([...list, item], list.length, place);

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** @returns the place to which a key moves an item; null if it doesn't move it, e.g. at the ends */
export function placeAfter(key: string, index: number, count: number): number | null {
  const place = STEPS[key]?.(index, count - 1);
  return place === undefined || place === index || place < 0 || place >= count ? null : place;
}
