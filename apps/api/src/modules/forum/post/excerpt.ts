const ELLIPSIS = '…';

/**
 * The beginning of a text. It is cut between two words, if that costs at most a fifth of it.
 * @param max characters (code points) of the result, the ellipsis included
 */
export function excerpt(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const head = characters.slice(0, max - 1);
  const next = characters[max - 1] ?? '';
  const lastBlank = /\s/.test(next) ? head.length : head.findLastIndex((char) => /\s/.test(char));
  const end = lastBlank >= max * 0.8 ? lastBlank : head.length;
  return head.slice(0, end).join('').trimEnd() + ELLIPSIS;
}

/** HTML tags and comments. A lone `<`, as in `3 < 5`, is none of them. */
const MARKUP = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi;

/**
 * A text as one line of a list: without HTML and line breaks.
 * @param max characters (code points) of the result
 */
export function snippet(text: string, max: number): string {
  const line = text.replace(MARKUP, ' ').replace(/\s+/g, ' ').trim();
  return [...line].slice(0, max).join('').trimEnd();
}
