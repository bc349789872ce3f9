/** Deeper lists are shown as if they were so deep. */
const MAX_INDENT = 12;
/** More than anybody nests; each would be a step of a recursion. */
const PILED_MARKERS = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){8}/m;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** The beginning of a line that belongs to a quote or a list. */
const MARKER = /^ {0,3}(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])/;
const QUOTED = /^ {0,3}>/;

/**
 * What could be a sign of formatting. Most texts have none, and are not looked at any closer. Each page of posts is asked
 * for this: with the beginnings of lines as `^` of one multiline expression it takes fifteen times as long.
 */
const SIGNS = /[*_`[\\~]|[\n\r\u2028\u2029][ \t]*(?:>|(?:[-+]|\d{1,9}[.)])[ \t])/;
const FIRST_SIGNS = /^[ \t]*(?:>|(?:[-+]|\d{1,9}[.)])[ \t])/;

export const mayBeFormatted = (text: string): boolean => SIGNS.test(text) || FIRST_SIGNS.test(text);

export const isPiled = (text: string): boolean => PILED_MARKERS.test(text);

export const linesOf = (text: string): string[] => text.split(/\r\n|[\n\r\u2028\u2029]/);

/**
 * A text as the parser gets it. There, a line goes on in the next one, also in quotes and lists, until an
 * empty line comes. In Oche each line stands for itself, so empty lines are put in between.
 */
export function parserSource(text: string): string {
  const written: string[] = [];
  let fence: string | null = null;
  let former = '';
  for (const line of linesOf(text)) {
    const [, signs = ''] = FENCE.exec(line) ?? [];
    if (fence !== null) {
      written.push(line);
      if (signs.startsWith(fence)) fence = null;
    } else {
      if (standsApart(former, line)) written.push('');
      written.push(withShortIndent(line));
      if (signs !== '') fence = signs;
    }
    former = line;
  }
  return written.join('\n');
}

/** An indented line goes on in the item of a list; lines of one quote and items of one list stay together. */
function standsApart(former: string, line: string): boolean {
  if (QUOTED.test(former) !== QUOTED.test(line)) return true;
  return !MARKER.test(line) && !/^[ \t]/.test(line);
}

function withShortIndent(line: string): string {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  const width = [...indent].reduce((sum, char) => sum + (char === '\t' ? 4 : 1), 0);
  return ' '.repeat(Math.min(width, MAX_INDENT)) + line.slice(indent.length);
}
