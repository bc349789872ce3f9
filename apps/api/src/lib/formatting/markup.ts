const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as they stand in XML and HTML. XML knows no control characters, not even written as entities. */
export const escaped = (value: string): string =>
  value
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
