/**
 * @param order ids in the wanted order, with the others after them; null keeps the present order
 */
export function orderedBy<Item extends { id: number }>(
  order: readonly number[] | null,
  items: readonly Item[],
): readonly Item[] {
  if (!order) return items;
  const placeOf = ({ id }: Item) => {
    const place = order.indexOf(id);
    return place === -1 ? order.length : place;
  };
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export const isSameOrder = (one: readonly number[], other: readonly number[]): boolean =>
  one.join() === other.join();
