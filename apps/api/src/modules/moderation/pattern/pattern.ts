/** Letters and digits, next to which a word goes on. */
const WORD = /[\p{L}\p{N}]/u;

/** Without what nobody sees, and without capitals: tricks with both don't help. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();

/**
 * Whether a line of a text has what a pattern describes: its words, in this order, as whole words;
 * `*` stands for anything on the same line, also for the rest of a word. It reads every line once for
 * each part, so no text and no pattern makes it slow.
 */
export function matches(pattern: string, text: string): boolean {
  const folded = fold(pattern).trim();
  const parts = folded.split('*').filter(Boolean);
  const isOpen = { start: folded.startsWith('*'), end: folded.endsWith('*') };
  return fold(text)
    .split(/\r?\n/)
    .some((line) => isInLine(line, parts, isOpen));
}

interface Open {
  start: boolean;
  end: boolean;
}

function isInLine(line: string, parts: readonly string[], isOpen: Open): boolean {
  const last = parts.length - 1;
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const at = find(line, part, from, {
      start: index > 0 || isOpen.start,
      end: index < last || isOpen.end,
    });
    if (at === -1) return false;
    from = at + part.length;
  }
  return parts.length > 0;
}

/** @returns where a part stands from a place on, as the beginning or end of a word where that counts */
function find(line: string, part: string, from: number, isOpen: Open): number {
  for (let at = line.indexOf(part, from); at !== -1; at = line.indexOf(part, at + 1)) {
    const begins = isOpen.start || !isInWord(line, at, part.at(0));
    const ends = isOpen.end || !isInWord(line, at + part.length, part.at(-1), 0);
    if (begins && ends) return at;
  }
  return -1;
}

/** Whether a word goes on across a place of the line: before it, or behind it with `offset` 0. */
const isInWord = (line: string, at: number, edge = '', offset = -1): boolean =>
  WORD.test(edge) && WORD.test(line.charAt(at + offset));
