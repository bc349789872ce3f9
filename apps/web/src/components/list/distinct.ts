/**
 * The rows of all pages. One that moved while the reader went on stands once, where it was first
 * seen.
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
