const collator = new Intl.Collator('de', { numeric: true });

/** Names as people put them in order: "Gast 3" before "Gast 10", and Ä beside A. */
export const byName = (a: string, b: string): number => collator.compare(a, b);
