/**
 * The rows of all pages. A row that has moved to a later page is listed once, at its first place.
 */
export function distinct<Row extends { id: number | string }>(
  pages: readonly { items: readonly Row[] }[],
): Row[] {
  const byId = new Map<number | string, Row>();
  for (const row of pages.flatMap(({ items }) => items)) {
    if (!byId.has(row.id)) byId.set(row.id, row);
  }
  return [...byId.values()];
}
