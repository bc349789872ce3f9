/** The beginning of a mention that somebody is typing. */
export interface TypedMention {
  /** where its @ stands */
  start: number;
  /** where it ends: the caret */
  end: number;
  /** what stands behind the @ */
  query: string;
}

/** From this many letters on members are looked for. */
const QUERY_MIN = 3;
const QUERY_MAX = 30;

/** Also letters of names, as people may not know the username. */
const AT_THE_END = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_@.-])@([\\p{L}\\p{M}\\p{N}._-]{${QUERY_MIN},${QUERY_MAX}})$`,
  'u',
);

/**
 * @param text the whole text
 * @param caret where the writer is in it
 * @returns null when no member is being named there
 */
export function typedMention(text: string, caret: number): TypedMention | null {
  // no mention is longer, so the rest needn't be looked at
  const from = Math.max(0, caret - QUERY_MAX - 2);
  const [found, query] = AT_THE_END.exec(text.slice(from, caret)) ?? [];
  if (found === undefined || query === undefined) return null;
  return { start: caret - found.length, end: caret, query };
}
